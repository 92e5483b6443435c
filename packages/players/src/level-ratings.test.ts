import { GAMES } from '@madang/engine';
import { expect, it } from 'vitest';
import { levelsAt, loadLevelRatings, ratedAs } from './levels.ts';

it.each(GAMES.map((game) => [game.id, game] as const))(
  'every level that %s offers where people are rated has a rating',
  async (_, game) => {
    for (const name of Object.keys(game.rulesets))
      for (const seats of game.seats) {
        const table = { seats, ruleset: ratedAs(game, name) };
        const rated = (await loadLevelRatings(game, table)).map(({ level }) => level);
        expect(rated.toSorted(), `${name}, ${seats} players`).toEqual([...levelsAt(game, table)].sort());
      }
  },
);
