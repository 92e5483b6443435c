import { describe, expect, it } from 'vitest';
import { koikoi } from '../koikoi/game.ts';
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
  it('gives the first ruleset when nothing is asked', () => {
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
    expect(failing({ __proto__: null, toString: 1 })).toMatch(/^toString: unknown option; there are total_rounds, /);
    expect(failing('toString')).toBe('ruleset: there is no "toString"; there are seed, nintendo, koikoi_japan');
    expect(failing([])).toMatch(/^rules: /);
  });
});
