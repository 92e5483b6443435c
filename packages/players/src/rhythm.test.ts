import { FastRandom, GAMES, playMatch, seedFrom, Worlds } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { hasHumanReaction, paceOf } from './rhythm.ts';

describe('the rhythm of bots', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))('of %s tells nothing of hidden cards', (_, game) => {
    const random = new FastRandom(1);
    const setup = { rules: game.configure(), seats: game.seats[0], seed: seedFrom('rhythm') };
    let positions = 0;
    for (const { match } of playMatch(game, setup, random)) {
      const pace = paceOf(game, match.state);
      expect(pace).toBeGreaterThan(0);
      for (let seat = 0; seat < setup.seats; seat++)
        expect(paceOf(game, new Worlds(match.state, seat).draw(random))).toBe(pace);
      if (++positions === 200) break;
    }
  });

  it('has a human reaction below strong', () => {
    expect(['beginner', 'easy', 'medium', 'strong', 'master'].map(hasHumanReaction)).toEqual([
      ...[true, true, true],
      ...[false, false],
    ]);
  });
});
