import { describe, expect, it } from 'vitest';
import { gostop } from '../gostop/game.ts';
import { koikoi } from '../koikoi/game.ts';
import { digest } from './kibo.ts';
import { ConfigError } from './options.ts';

const failing = (options: unknown): string => {
  try {
    koikoi.configure(options);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('configuring a table', () => {
  it('gives the first ruleset by default', () => {
    expect(koikoi.configure()).toBe(koikoi.rulesets.seed);
    expect(koikoi.configure('nintendo')).toBe(koikoi.rulesets.nintendo);
  });

  it('takes overrides of a ruleset', () => {
    expect(koikoi.configure({ ruleset: 'nintendo', total_rounds: 3 })).toMatchObject({ gokou: 10, total_rounds: 3 });
  });

  it('names what is wrong', () => {
    expect(failing({ total_rounds: 0 })).toBe('total_rounds: expected a whole number from 1 to 99, not 0');
    expect(failing({ total_rounds: 1.5 })).toMatch(/^total_rounds: /);
    expect(failing({ draw_dealer: 'lose' })).toBe('draw_dealer: expected one of keep, alternate, not "lose"');
    expect(failing({ seven_point_double: 1 })).toBe('seven_point_double: expected true or false, not 1');
    expect(failing({ __proto__: null, toString: 1 })).toBe('toString: unknown option');
    expect(failing('toString')).toBe('ruleset: there is no "toString"; there are seed, nintendo, koikoi_japan');
    expect(failing([])).toMatch(/^rules: /);
  });
});

describe('an unknown option', () => {
  const failingAt = (name: string): string => {
    try {
      gostop.configure({ [name]: 1 });
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };

  it.each([
    ['round', 'round: unknown option; did you mean rounds?'],
    ['Gukjin', 'Gukjin: unknown option; did you mean gukjin or gukjinStolen?'],
    ['bakMultipliers.gwnag', 'bakMultipliers.gwnag: unknown option; did you mean bakMultipliers.gwang'],
    ['zzz', 'zzz: unknown option'],
    ['', ': unknown option'],
  ])('is named with those that may have been meant: %s', (name, message) => {
    expect(failingAt(name).slice(0, message.length)).toBe(message);
  });

  it('is reported in one line', () => {
    for (const name of ['rounds2', 'bak', 'president', 'x'.repeat(64)])
      expect(failingAt(name).length).toBeLessThan(160);
  });
});

describe('an option of several numbers', () => {
  it('can be set one by one, and is written as a whole: the same rules, the same hash', () => {
    const whole = gostop.configure({ bakMultipliers: { gwang: 3, pi: 2, mongBak: 2 } });
    const part = gostop.configure({ 'bakMultipliers.gwang': 3 });
    expect(part).toEqual(whole);
    expect(digest(part)).toBe(digest(whole));
  });

  it('prefers a part to the whole option, in any order', () => {
    const bakMultipliers = { gwang: 4, pi: 4, mongBak: 4 };
    const both = [
      { bakMultipliers, 'bakMultipliers.pi': 1 },
      { 'bakMultipliers.pi': 1, bakMultipliers },
    ];
    for (const asked of both) expect(gostop.configure(asked).bakMultipliers).toEqual({ gwang: 4, pi: 1, mongBak: 4 });
  });

  it.each([
    { 'bakMultipliers.gwang': 10 },
    { 'bakMultipliers.nobody': 2 },
    { 'bakMultipliers.': 2 },
    { 'rounds.gwang': 2 },
    { bakMultipliers: { gwang: 2, pi: 2 } },
    { bakMultipliers: { gwang: 2, pi: 2, mongBak: 2, more: 2 } },
  ])('refuses %o', (asked) => {
    expect(() => gostop.configure(asked)).toThrow(ConfigError);
  });
});
