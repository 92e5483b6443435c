import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Retry } from './retry.ts';

const browser = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('trying again', () => {
  it('counts, and waits longer each time', () => {
    const attempt = vi.fn();
    const retry = new Retry(attempt);
    for (const [tries, pause] of [500, 1000, 2000, 4000, 8000, 8000].entries()) {
      retry.later();
      expect(retry.tries).toBe(tries + 1);
      vi.advanceTimersByTime(pause - 1);
      expect(attempt).toHaveBeenCalledTimes(tries);
      vi.advanceTimersByTime(1);
      expect(attempt).toHaveBeenCalledTimes(tries + 1);
    }
    retry.done();
    expect(retry.tries).toBe(0);
  });

  it('does not wait when the network is back, or somebody asks; and tries once then', () => {
    const attempt = vi.fn();
    const retry = new Retry(attempt);
    retry.later();
    browser.dispatchEvent(new Event('online'));
    browser.dispatchEvent(new Event('online'));
    expect(attempt).toHaveBeenCalledTimes(1);
    retry.later();
    retry.now();
    retry.now();
    vi.advanceTimersByTime(60_000);
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('leaves a server alone for as long as it asks', () => {
    const attempt = vi.fn();
    new Retry(attempt).later(30_000);
    vi.advanceTimersByTime(29_999);
    expect(attempt).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
