import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Backoff } from './backoff.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('backoff', () => {
  it('counts failures, and waits longer after each', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const attempt = vi.fn();
    const backoff = new Backoff(attempt);
    for (const [failures, pause] of [500, 1000, 2000, 4000, 8000, 8000].entries()) {
      backoff.failed();
      expect(backoff.attempts).toBe(failures + 1);
      vi.advanceTimersByTime(pause - 1);
      expect(attempt).toHaveBeenCalledTimes(failures);
      vi.advanceTimersByTime(1);
      expect(attempt).toHaveBeenCalledTimes(failures + 1);
    }
    backoff.succeeded();
    expect(backoff.attempts).toBe(0);
  });

  it('leaves out up to half of a pause at random', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    const attempt = vi.fn();
    new Backoff(attempt).failed();
    vi.advanceTimersByTime(249);
    expect(attempt).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('tries again soon when the server asks for it, without counting a failure', () => {
    const attempt = vi.fn();
    const backoff = new Backoff(attempt);
    backoff.moved();
    expect(attempt).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(attempt).toHaveBeenCalledTimes(1);
    expect(backoff.attempts).toBe(0);
  });

  it('does not wait when asked, and tries once then', () => {
    const attempt = vi.fn();
    const backoff = new Backoff(attempt);
    backoff.failed();
    backoff.now();
    backoff.now();
    vi.advanceTimersByTime(60_000);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('leaves a server alone for as long as it asks', () => {
    const attempt = vi.fn();
    new Backoff(attempt).failed(30_000);
    vi.advanceTimersByTime(29_999);
    expect(attempt).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
