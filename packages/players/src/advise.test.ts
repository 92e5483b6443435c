import { FastRandom, Match, seedFrom } from '@madang/engine';
import { check } from '@madang/engine/check';
import { matgo } from '@madang/engine/gostop';
import { koikoi } from '@madang/engine/koikoi';
import { describe, expect, it } from 'vitest';
import { advise, adviserOf, unitOf } from './advise.ts';
import { type AnyPlayer, randomPlayer } from './player.ts';

const { match } = Match.start(koikoi, { rules: koikoi.configure(), seats: 2, seed: seedFrom('advice') });
const [seat] = match.actors;
const situation = { game: koikoi, state: match.state, seat, random: new FastRandom(1) };

/** Expects this of its first actions, in their order. */
function expecting(...expected: readonly (readonly [value: number, error: number])[]): AnyPlayer {
  return {
    ...randomPlayer,
    consider: ({ legal }) => expected.map(([value, error], i) => ({ action: legal[i], of: 'round', value, error })),
  };
}

describe('advice', () => {
  it('says what the action is expected to bring against the next best', () => {
    const legal = koikoi.legal(match.state, seat);
    const { action, next } = advise(expecting([3, 0.1], [1.5, 0.1], [1, 0.1]), situation);
    expect(action).toBe(legal[0]);
    expect(next).toEqual({ action: legal[1], gain: 1.5, isClose: false, of: 'round' });
  });

  it('says that two actions are about the same when the gain is within its error', () => {
    expect(advise(expecting([3, 0.3], [2.7, 0.4]), situation).next).toMatchObject({ isClose: true, of: 'round' });
    expect(advise(expecting([3, 0.3], [2.4, 0.4]), situation).next).toMatchObject({ isClose: false, of: 'round' });
  });

  it('has no comparison where one action alone was looked at, or where the player does not say', () => {
    expect(advise(expecting([3, 0.3]), situation).next).toBeNull();
    expect(advise(randomPlayer, situation).next).toBeNull();
  });

  it('comes from the strong player', () => {
    expect(adviserOf(koikoi)).toBe('strong');
  });

  it('counts in gold where gold is played, and in wins where wins count', () => {
    expect(unitOf(koikoi, koikoi.configure(), 'round')).toBe('points');
    expect(unitOf(matgo, matgo.configure({ gold: true }), 'round')).toBe('gold');
    expect(unitOf(matgo, matgo.configure({ gold: false }), 'round')).toBe('points');
    expect(unitOf(check, check.configure(), 'round')).toBe('wins');
    expect(unitOf(check, check.configure({ count: 'points' }), 'round')).toBe('wins');
    expect(unitOf(koikoi, koikoi.configure(), 'match')).toBe('wins');
  });
});
