import { type AnyGame, findGame } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { rulesFrom, simulationRulesFrom } from './rules-option.ts';

const tysiac = findGame('tysiac') as AnyGame;
const koikoi = findGame('koikoi') as AnyGame;

describe('a rule that there is not', () => {
  it('is refused in one short line, with what may have been meant and where the list is', () => {
    const gostop = findGame('gostop') as AnyGame;
    expect(() => rulesFrom(gostop, 'round=3')).toThrow(
      /^--rules round: unknown option; did you mean rounds\? \(docs\/rules\/gostop\.md has them all\)$/,
    );
    expect(() => rulesFrom(gostop, 'zzz=3')).toThrow('--rules zzz: unknown option (docs/rules/gostop.md has them all)');
  });
});

describe('the rules of matches that nobody looks at', () => {
  it('have a bound, whatever the ruleset: random players might never reach 1000', () => {
    for (const text of [undefined, 'polish', 'bombs=2'])
      expect(simulationRulesFrom(tysiac, text)).toEqual({ ...rulesFrom(tysiac, text), maxHands: 200 });
  });

  it('have another bound, or none, where that is said', () => {
    expect(simulationRulesFrom(tysiac, 'maxHands=20')).toMatchObject({ maxHands: 20 });
    expect(simulationRulesFrom(tysiac, 'maxHands=0')).toMatchObject({ maxHands: 0 });
  });

  it('are the usual ones in games that have a bound of their own', () => {
    expect(simulationRulesFrom(koikoi, undefined)).toEqual(rulesFrom(koikoi, undefined));
    expect(simulationRulesFrom(koikoi, 'nintendo')).toEqual(rulesFrom(koikoi, 'nintendo'));
  });
});
