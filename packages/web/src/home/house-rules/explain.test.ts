import { type AnyGame, findGame } from '@madang/engine';
import { LANGUAGES } from '@madang/narrators/language';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../games/list.ts';
import type { Rules } from '../../play/told.ts';
import { loadBooks } from '../../rulebook/load-books.ts';
import { explainedLines } from './explain.ts';

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

async function linesOf(id: string, chosen: Rules = {}) {
  return explainedLines(gameOf(id), (await loadBooks(id)).en, chosen);
}

describe('an option of the house rules', () => {
  it.each(GAME_IDS)('is explained by the rulebook, in every language: %s', async (id) => {
    const books = await loadBooks(id);
    for (const language of LANGUAGES) {
      const lines = explainedLines(gameOf(id), books[language], {});
      const unexplained = lines.filter(({ line }) => line === '').map(({ row }) => row.name);
      // Those that have no effect by the default rules, such as bak factors of a game without them.
      expect(unexplained.length, unexplained.join(', ')).toBeLessThanOrEqual(lines.length / 4);
    }
  });

  it('stands with the others of its section', async () => {
    const lines = await linesOf('koikoi');
    const sectionOf = (name: string) => lines.find(({ row }) => row.name === name)?.section;
    expect(sectionOf('gokou')).toBe(sectionOf('sankou'));
    expect(sectionOf('gokou')).not.toBe(sectionOf('draw_dealer'));
  });

  it('is explained with the value that is chosen', async () => {
    const lines = await linesOf('koikoi', { gokou: 21 });
    expect(lines.find(({ row }) => row.name === 'gokou')?.line).toMatch(/21/);
  });
});
