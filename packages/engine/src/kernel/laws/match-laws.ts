import type { AnyGame, AnyState, Carry, Outcome } from '../game.ts';
import { hashText } from '../kibo.ts';
import type { MatchSetup } from '../match.ts';
import { playInPlace } from '../play-in-place.ts';
import type { AnyTurned } from '../random-match.ts';
import { hold, same } from './law.ts';

/** A state never changes after it was returned: tested after the whole match was played on from it. */
export function oldStatesStayed(hashes: ReadonlyMap<AnyState, number>): void {
  for (const [state, hash] of hashes)
    hold(
      state.hash() === hash,
      'an old state never changes',
      () => `hash ${hashText(state.hash())}, not ${hashText(hash)}`,
    );
}

/** A claim equals its items times its factors, a seat's points are its claims, and scores are sums of points. */
export function pointsAreAccounted(outcome: Outcome, before: Carry, after: Carry): void {
  const law = 'points are accounted for';
  const points = before.scores.map(() => 0);
  for (const claim of outcome.claims) {
    const sum = claim.items.reduce((total, item) => total + item.points, 0);
    const product = claim.factors.reduce((total, { factor }) => total * factor, 1);
    hold(sum * product === claim.total, law, () => `${JSON.stringify(claim)} should be ${sum * product}`);
    const paid = claim.paid ?? claim.total;
    hold(Math.abs(paid) <= Math.abs(claim.total), law, () => `more was paid than claimed: ${JSON.stringify(claim)}`);
    points[claim.seat] += paid;
    if (claim.from !== null) points[claim.from] -= paid;
  }
  same(law, () => 'points by seat against the claims', outcome.points, points);
  same(
    law,
    () => 'scores',
    after.scores,
    before.scores.map((score, seat) => score + points[seat]),
  );
  hold(after.scores.every(Number.isSafeInteger), law, () => `a score is not a whole number: ${after.scores}`);
}

/** `points` is what `outcome` says, where a game has both: null while the round goes on. */
export function pointsAreTheOutcomes(game: AnyGame, state: AnyState): void {
  if (!game.points) return;
  same('points are the outcome’s', () => 'points', game.points(state), game.outcome(state)?.points ?? null);
}

/** A match played in place, as simulations do, has the same hashes and scores. */
export function inPlaceEqualsMatch(game: AnyGame, setup: MatchSetup<object>, turns: readonly AnyTurned[]): void {
  const law = 'playing in place equals the match';
  const acted = turns.flatMap(({ happenings }) => happenings.filter((happening) => happening.kind === 'acted'));
  let next = 0;
  const recorded = (): (typeof acted)[number] => {
    hold(next < acted.length, law, () => 'it does not end');
    return acted[next];
  };
  const carry = playInPlace(game, setup, () => recorded().action, {
    choosesSeat: () => recorded().seat,
    acted: (seat, _action, state) => {
      const { seat: actor, state: after } = recorded();
      hold(seat === actor && state.hash() === after.hash(), law, () => `action ${next + 1} gives another state`);
      next++;
    },
  });
  same(law, () => 'scores', carry.scores, turns[turns.length - 1].match.scores);
}
