import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { JAPANESE } from '../hwatu/deck.ts';
import { koikoi } from './game.ts';
import { OPTIONS, RULESETS } from './rules.ts';
import { patternsOf, YAKU, yakuOf } from './scoring.ts';

const page = readFileSync(new URL('../../../../docs/rules/koikoi.md', import.meta.url), 'utf8');

/** The rows of the table under this heading, cell by cell, without its head. */
function table(heading: string): readonly (readonly string[])[] {
  const [, section] = page.split(`\n## ${heading}\n`);
  const lines = section.split('\n## ')[0].split('\n');
  const rows = lines.filter((line) => line.startsWith('|')).map((line) => line.split('|').slice(1, -1));
  return rows.slice(2).map((cells) => cells.map((cell) => cell.trim()));
}

describe('the page of the rules', () => {
  it('names every card of the pack once', () => {
    const named = table('Cards').flatMap((row) => row.join(' ').match(/\b\d{4}\b/g) ?? []);
    expect(named.sort()).toEqual([...JAPANESE.ids].sort());
  });

  it('has the points of every yaku at every table', () => {
    const rows = table('Yaku').map(([name, cards, ...points]) => ({ name, cards, points }));
    expect(rows.map(({ name }) => name.split(',')[0])).toEqual([...YAKU]);
    for (const { name, cards, points } of rows) {
      const pile = JAPANESE.set(...cards.split(' '));
      const worth = Object.values(RULESETS).map((rules) => {
        const found = yakuOf(patternsOf(rules), pile).find(({ type }) => name.startsWith(`${type},`));
        return found ? String(found.points) : '–';
      });
      expect([name, ...points]).toEqual([name, ...worth]);
    }
  });

  it('has every option with its values and its range', () => {
    const explained = table('Options').map(([option, ...cells]) => [option.replaceAll('`', ''), ...cells.slice(0, 4)]);
    const rulesets = Object.values(RULESETS);
    const options = Object.entries(OPTIONS).map(([name, { expected }]) => [
      name,
      ...rulesets.map((rules) => String(Object.entries(rules).find(([option]) => option === name)?.[1])),
      expected,
    ]);
    expect(explained).toEqual(options);
  });

  it('has the sums it tells of', () => {
    const { animals, ribbons, dregs, set } = JAPANESE;
    const sum = (...piles: Parameters<typeof yakuOf>[1][]): number[] =>
      piles.map((pile) => yakuOf(patternsOf(koikoi.configure()), pile).reduce((all, { points }) => all + points, 0));
    expect(sum(animals, ribbons, dregs, ribbons.minus(set('1031')))).toEqual([10, 16, 15, 10]);
  });
});
