import { readFileSync } from 'node:fs';
import { FastRandom, findGame, type Seat } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { nodeAssets } from '../node.ts';
import { loadMatchChances } from './load.ts';

const PAGE = readFileSync(new URL('../../../../docs/players-match.md', import.meta.url), 'utf8');

/** The numbers of the table under a heading: of its head, then row by row. */
function tableOf(heading: string): { readonly head: readonly number[]; readonly rows: readonly (readonly number[])[] } {
  const section = PAGE.split(`\n## ${heading}\n`)[1].split('\n## ')[0];
  const [head, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  const cellsOf = (line: string): readonly string[] => line.split('|').slice(1, -1);
  return { head: cellsOf(head).slice(1).map(Number), rows: rows.map((row) => cellsOf(row).map(Number)) };
}

/** The chance of the first seat in percent, over all who may begin. */
async function percent(id: string, scores: readonly number[], number: number): Promise<number> {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  const seating = { game, rules: game.configure(), seats: scores.length };
  const chances = await loadMatchChances(seating, nodeAssets);
  if (!chances) throw new Error(`no chances for ${id}`);
  const opening = game.opening({ ...seating, inputs: {}, random: new FastRandom(1) });
  const of = (dealer: Seat): number => chances.chance({ ...opening, scores, ...{ dealer } }, number, 0);
  return Math.round((100 * scores.reduce((sum, _, dealer) => sum + of(dealer), 0)) / scores.length);
}

describe('docs/players-match.md', () => {
  it('shows the chances of Koi-Koi', async () => {
    const { head, rows } = tableOf('Koi-Koi');
    for (const [left, ...shown] of rows)
      expect(shown).toEqual(await Promise.all(head.map((lead) => percent('koikoi', [lead, 0], 13 - left))));
  });

  it('shows the chances of Tysiąc', async () => {
    const { head, rows } = tableOf('Tysiąc');
    for (const [own, ...shown] of rows)
      expect(shown).toEqual(
        await Promise.all(head.map((best) => percent('tysiac', [own, best, Math.min(500, best)], 5))),
      );
  });
});
