import { type AnyGame, findGame } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { rulesFrom, simulationRulesFrom } from './rules-option.ts';

const tysiac = findGame('tysiac') as AnyGame;
const koikoi = findGame('koikoi') as AnyGame;

describe('an unknown rule', () => {
  it('is refused in one line, with a suggestion and the page of options', () => {
    const gostop = findGame('gostop') as AnyGame;
    expect(() => rulesFrom(gostop, 'round=3')).toThrow(
      /^--rules round: unknown option; did you mean rounds\? \(see docs\/rules\/gostop\.md\)$/,
    );
    expect(() => rulesFrom(gostop, 'zzz=3')).toThrow('--rules zzz: unknown option (see docs/rules/gostop.md)');
  });
});

describe('the rules of matches between bots', () => {
  it('have a bound with every ruleset: random players might never reach 1000', () => {
    for (const text of [undefined, 'polish', 'bombs=2'])
      expect(simulationRulesFrom(tysiac, text)).toEqual({ ...rulesFrom(tysiac, text), maxHands: 200 });
  });

  it('have another bound, or none, if it is set', () => {
    expect(simulationRulesFrom(tysiac, 'maxHands=20')).toMatchObject({ maxHands: 20 });
    expect(simulationRulesFrom(tysiac, 'maxHands=0')).toMatchObject({ maxHands: 0 });
  });

  it('are the default rules for games that always end', () => {
    expect(simulationRulesFrom(koikoi, undefined)).toEqual(rulesFrom(koikoi, undefined));
    expect(simulationRulesFrom(koikoi, 'nintendo')).toEqual(rulesFrom(koikoi, 'nintendo'));
  });
});
