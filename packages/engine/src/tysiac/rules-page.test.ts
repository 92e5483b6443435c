import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALL_POINTS, marriageValue, pointsFor, RANK_SIGNS, RANKS, SUITS } from './cards.ts';
import { BOMB_POINTS, configure, MAX_BID, OPTIONS, RAISE_STEP, RULESETS, TARGET } from './rules.ts';
import { shapeOf } from './shape.ts';

const page = readFileSync(new URL('../../../../docs/rules/tysiac.md', import.meta.url), 'utf8');
const [polish, english] = page.split('# Tysiąc, a thousand');
const strongestFirst = RANKS.toReversed();

describe.each([
  ['Polish', polish, ['punkty', 'znak']],
  ['English', english, ['points', 'sign']],
])('the %s page of the rules', (_, text, [points, sign]) => {
  const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

  it('has the points of cards and marriages', () => {
    expect(text).toContain(row([sign, ...strongestFirst.map((rank) => RANK_SIGNS[rank])]));
    expect(text).toContain(row([points, ...strongestFirst.map(pointsFor)]));
    expect(text).toContain(row([points, ...SUITS.map(marriageValue)]));
    expect(text).toContain(String(ALL_POINTS));
  });

  it('has the shape of the deal for every number of players', () => {
    for (const [seats, allPlay] of [
      [2, false],
      [3, false],
      [4, false],
      [4, true],
    ] as const) {
      const { activePlayers, handCards, musiks, musikSize, tricks, tableCards } = shapeOf({ allPlay }, seats);
      const start = row([allPlay ? '4 (`allPlay`)' : seats, activePlayers, handCards, `${musiks} × ${musikSize}`]);
      const found = text.split('\n').find((line) => line.startsWith(start.slice(0, -2)));
      expect(found).toContain(row([tricks, tableCards]));
    }
  });

  it('has the numbers of the rules', () => {
    const { minBid, minRaise } = configure();
    for (const number of [minBid, minRaise, MAX_BID, TARGET, BOMB_POINTS, RAISE_STEP, RULESETS.polish.barrel])
      expect(text).toMatch(new RegExp(`\\b${number}\\b`));
  });

  it('explains every option', () => {
    const explained = [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, option]) => option);
    expect(explained.sort()).toEqual(Object.keys(OPTIONS).sort());
  });
});
