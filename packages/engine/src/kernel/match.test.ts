import { describe, expect, it } from 'vitest';
import { CONFIRM_PEEK } from '../check/actions.ts';
import { check } from '../check/game.ts';
import { DEALER, RESIGN } from './game.ts';
import { Match } from './match.ts';
import { seedFrom } from './random.ts';

describe('a match', () => {
  // A game that forgot to look at the seat: the match does it for all.
  const careless = { ...check, refuse: () => null };
  const { match } = Match.start(careless, { rules: check.configure({}), seats: 2, seed: seedFrom('door') });

  it.each([2, 7, DEALER, 1.5, Number.NaN])('refuses a seat that is not at the table: %d', (seat) => {
    for (const action of [CONFIRM_PEEK, RESIGN])
      expect(match.act(seat, action)).toEqual({ code: 'WRONG_PLAYER', seat });
  });

  it('accepts every seat at the table', () => {
    for (const seat of [0, 1]) expect(match.act(seat, CONFIRM_PEEK)).toHaveProperty('match');
  });
});
