import {
  type Action,
  type AnyGame,
  type AnyState,
  type AnyTurned,
  determinize,
  FastRandom,
  isRefusal,
  Match,
  type Seat,
  seedFrom,
} from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import type { AnyPlayer } from './player.ts';
import type { AnyPolicy } from './policy.ts';

interface PolicyTrial {
  readonly game: AnyGame;
  /** Options to try beside every named ruleset. */
  readonly options?: readonly object[];
  /** Rounds for each ruleset and seat count. */
  readonly rounds?: number;
}

/** What holds for every policy: it plays what is legal, and does not use what its seat cannot know. */
export function describePolicy(policy: AnyPolicy, { game, options = [], rounds = 12 }: PolicyTrial): void {
  describe(`the policy of ${game.id}`, () => {
    for (const rules of [...Object.keys(game.rulesets), ...options])
      for (const seats of game.seats)
        it(`plays legal actions and does not use hidden cards (${JSON.stringify(rules)}, ${seats} players)`, () => {
          for (let number = 0; number < rounds; number++)
            judgeRound(policy, { game, rules: game.configure(rules), seats, deal: `policy/${number}` }, number);
        });
  });
}

interface Deal {
  readonly game: AnyGame;
  readonly rules: object;
  readonly seats: number;
  readonly deal: string;
}

/** Half of the choices are random, so that the policy meets positions which it would not come to by itself. */
function judgeRound(policy: AnyPolicy, deal: Deal, number: number): void {
  const { game } = deal;
  const judge = new FastRandom(number, 5);
  playRound(deal, (state, seat) => {
    const seed = judge.next();
    const legal = game.legal(state, seat);
    const action = policy(state, seat, new FastRandom(seed));
    expect(legal).toContain(action);
    for (let i = 0; i < 2; i++)
      expect(policy(determinize(state, seat, judge), seat, new FastRandom(seed))).toBe(action);
    return judge.below(2) === 0 ? action : legal[judge.below(legal.length)];
  });
}

/** The first round of a match: the points of every seat. Of several seats that may act, the first does. */
function playRound(
  { game, rules, seats, deal }: Deal,
  choose: (state: AnyState, seat: Seat) => Action,
): readonly number[] {
  let turned: AnyTurned = Match.start(game, { rules, seats, seed: seedFrom(deal) });
  for (;;) {
    for (const happening of turned.happenings)
      if (happening.kind === 'ended' && !happening.outcome.void) return happening.outcome.points;
    const { match } = turned;
    const [seat] = match.actors;
    const next = match.act(seat, choose(match.state, seat));
    if (isRefusal(next)) throw new Error(next.code);
    turned = next;
  }
}

/**
 * What the policy gains a round over the player that it stands for, on average: each deal is played once with the policy
 * in every seat, as the laboratory's `compare` does, which players may not import.
 */
export function leadOver(
  player: AnyPlayer,
  policy: AnyPolicy,
  { game, rules = {}, seats, deals }: { game: AnyGame; rules?: object | string; seats: number; deals: number },
): number {
  const configured = game.configure(rules);
  let lead = 0;
  for (let deal = 0; deal < deals; deal++)
    for (let mine = 0; mine < seats; mine++) {
      const generators = Array.from({ length: seats }, (_, seat) => new FastRandom(deal, seat));
      const points = playRound({ game, rules: configured, seats, deal: `strength/${deal}` }, (state, seat) =>
        seat === mine
          ? policy(state, seat, generators[seat])
          : decide(player, { game, state, seat, random: generators[seat] }),
      );
      const others = points.reduce((sum, each) => sum + each, 0) - points[mine];
      lead += (points[mine] - others / (seats - 1)) / (seats * deals);
    }
  return lead;
}
