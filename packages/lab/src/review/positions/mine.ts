import {
  type Action,
  type AnyState,
  type AnyTurned,
  FastRandom,
  isRefusal,
  Match,
  type MatchSetup,
  type Seat,
  seedFrom,
} from '@madang/engine';
import { toHex } from '@madang/engine/internal';
import { type AnyPlayer, decide, Histories } from '@madang/players';
import type { Judge, MarkBounds } from '@madang/players/judge';
import { type Decision, judgeDecision } from '../decision.ts';
import { seedOf } from '../text-seed.ts';
import type { Position } from './pack.ts';

export interface MiningOptions {
  readonly judge: Judge;
  readonly setup: Omit<MatchSetup<object>, 'seed'>;
  /** A player whose choice is not the best one: a position is worth a thought where this one goes wrong. */
  readonly player: AnyPlayer;
  /** Everything follows from it. */
  readonly seed: string;
  readonly count: number;
  /** In so many worlds the actions of a position are tried the second time. */
  readonly worlds: number;
}

interface MiningProgress {
  /** Rounds that were played. */
  readonly rounds: number;
  /** Choices that were tried, and those that the second sample did not confirm. */
  readonly tried: number;
  readonly refuted: number;
  readonly found: Position | null;
}

/** The first sample is smaller: it says which positions are worth the second. */
const FIRST = 1 / 8;
/** The best action is clear from so many standard errors on. */
const CLEAR = 4;
/** One position in so many may have only two actions, such as to stop or to go on. */
const SIMPLE = 4;

/**
 * Finds positions of self-play in which one action is clearly best, at most one of a round: the judge plays, the player would
 * do something else, and two samples of worlds that do not depend on each other agree.
 */
export function* minePositions(options: MiningOptions): Generator<MiningProgress, void, undefined> {
  const tally = { tried: 0, refuted: 0 };
  let [count, simple] = [0, 0];
  for (let rounds = 1; count < options.count; rounds++) {
    const found = inRound(options, rounds, simple * SIMPLE <= count ? 2 : 3, tally);
    if (found) count++;
    if (found?.decision.round.actions.length === 2) simple++;
    yield { rounds, ...tally, found };
  }
}

/** `least`: so many actions are to be chosen from. */
function inRound(
  options: MiningOptions,
  number: number,
  least: number,
  tally: { tried: number; refuted: number },
): Position | null {
  const { judge, seed, worlds } = options;
  // Played to the end of the round, so that nothing rests on what the network expects.
  const toTheEnd: Judge = { ...judge, trial: judge.trialToEnd };
  const round = new MinedRound(options, number);
  for (const asked of round.choices()) {
    if (judge.candidates(asked.state, asked.seat).length < least) continue;
    tally.tried++;
    const ask = (by: Judge, part: string, count: number) =>
      judgeDecision(by, { ...asked, worlds: count, seed: seedOf(`${seed}/${number}/${part}`) });
    const first = ask(judge, 'first', Math.ceil(worlds * FIRST));
    if (!isClear(first, judge.bounds(asked.state))) continue;
    const second = ask(toTheEnd, 'second', worlds);
    if (second.round.best === first.round.best && isClear(second, judge.bounds(asked.state)))
      return { seed: toHex(round.seed), played: [...round.played], decision: second };
    tally.refuted++;
  }
  return null;
}

/** Every other action costs something, clearly. Where the match counts more than the round, nothing is clear. */
function isClear({ round, match, chosen }: Decision, bounds: MarkBounds | null): boolean {
  if (match || !bounds || round.best === chosen) return false;
  const isWorse = round.actions.every(
    ({ action, cost }) =>
      action === round.best || (cost.value >= bounds.inaccuracy && cost.value >= CLEAR * cost.error),
  );
  return isWorse && round.cost.value >= bounds.mistake;
}

/** A choice to be tried, as `judgeDecision` takes it. */
interface AskedChoice {
  readonly state: AnyState;
  readonly seat: Seat;
  /** What the player would do. */
  readonly action: Action;
  readonly n: number;
}

/** A round that the judge plays with itself. */
class MinedRound {
  readonly seed: Uint8Array;
  /** So far: seats and places in the catalogue alternate. */
  readonly played: number[] = [];
  private readonly options: MiningOptions;
  private readonly random: FastRandom;

  constructor(options: MiningOptions, number: number) {
    this.options = options;
    this.seed = seedFrom(`${options.seed}/${number}`);
    this.random = new FastRandom(seedOf(options.seed), number);
  }

  /** Stops at every choice in which the player would do something else than the judge. */
  *choices(): Generator<AskedChoice, void, undefined> {
    const { options, random, seed } = this;
    const { judge, player, setup } = options;
    const { game } = judge;
    const histories = new Histories(game, judge.seats);
    let turned: AnyTurned = Match.start(game, { ...setup, seed });
    for (let n = 1; ; ) {
      histories.follow(turned.happenings);
      n += turned.happenings.filter(({ kind }) => kind === 'acted').length;
      if (turned.happenings.some(({ kind }) => kind === 'ended')) return;
      const { actors, state } = turned.match;
      const seat = actors[random.below(actors.length)];
      const action = decide(player, { game, state, seat, random, history: histories.of(seat) });
      const played = judge.plays(state, seat, random);
      if (action !== played) yield { state, seat, action, n };
      this.played.push(seat, played.index);
      const next = turned.match.act(seat, played);
      if (isRefusal(next)) throw new Error(`${game.id} refused ${next.code}`);
      turned = next;
    }
  }
}
