import { FastRandom, isRefusal, Match } from '@madang/engine';
import { koikoi, pointsIfStopped } from '@madang/engine/koikoi';
import { describe, expect, it } from 'vitest';
import { stakeOf } from './stake.ts';

/** Every position of some random matches, with what one seat sees of it. */
function* positions(matches: number) {
  const rules = koikoi.configure({ total_rounds: 3 });
  for (let n = 1; n <= matches; n++) {
    const random = new FastRandom(n, 7);
    const seed = Uint8Array.from({ length: 32 }, (_, i) => (i * 31 + n) % 256);
    let match = Match.start(koikoi, { rules, seats: 2, seed, inputs: {} }).match;
    while (match.result === null) {
      const [seat] = match.actors;
      const { state } = match;
      yield { state, seat, rules, view: state.snapshot(seat) };
      const legal = koikoi.legal(state, seat);
      const turned = match.act(seat, legal[random.below(legal.length)]);
      if (isRefusal(turned)) throw new Error('a legal action was refused');
      match = turned.match;
    }
  }
}

describe('what is at stake, from the view alone', () => {
  it('gives exactly the points that the rules would pay for a stop', () => {
    let decisions = 0;
    for (const { state, seat, rules, view } of positions(12)) {
      if (state.phase !== 'decision') continue;
      decisions++;
      expect(stakeOf(view, rules).total).toBe(pointsIfStopped(state, seat));
    }
    expect(decisions).toBeGreaterThan(10);
  });
});
