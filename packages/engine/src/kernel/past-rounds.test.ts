import { describe, expect, it } from 'vitest';
import { tysiac } from '../tysiac/index.ts';
import type { AnyGame } from './game.ts';
import { type PastRound, pastRounds, withRound } from './past-rounds.ts';
import { FastRandom } from './random.ts';
import { playMatch } from './random-match.ts';

describe('the score sheet', () => {
  it('has a line for every round, and its lines add up to the scores', () => {
    const game = tysiac as unknown as AnyGame;
    const setup = { rules: game.configure({ maxHands: 6 }), seats: 3, seed: new Uint8Array(32) };
    let past: readonly PastRound[] = [];
    let scores: readonly number[] = [];
    for (const { match, happenings } of playMatch(game, setup, new FastRandom(7))) {
      past = pastRounds(past, happenings);
      scores = match.scores;
      expect(past.map(({ round }) => round)).toEqual(past.map((_, i) => i + 1));
    }
    expect(past.length).toBe(6);
    expect(scores).toEqual(scores.map((_, seat) => past.reduce((sum, { points }) => sum + points[seat], 0)));
  });

  it('has no line for a void deal', () => {
    const outcome = { reason: 'redealt', winners: [], points: [0, 0], claims: [], void: true };
    const ended = { kind: 'ended', round: { number: 1 }, outcome } as unknown as Parameters<
      typeof pastRounds
    >[1][number];
    expect(pastRounds([], [ended])).toEqual([]);
  });

  it('has one line for a round that is added twice', () => {
    const first = { round: 1, points: [120, 30] };
    expect(withRound(withRound([], first), first)).toEqual([first]);
  });
});
