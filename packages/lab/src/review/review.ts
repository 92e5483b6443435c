import { type AnyGame, type AnyHappening, type Kibo, type ReplayedLogs, replay, type Seat } from '@madang/engine';
import { digest } from '@madang/engine/internal';
import type { Seating } from '@madang/players';
import type { Judge } from '@madang/players/judge';
import { type Account, type Change, RoundAccounts } from './account.ts';
import type { Budget } from './budget.ts';
import { type Decision, judgeDecision } from './decision.ts';
import { PositionValue, type Worths } from './position-value.ts';
import { seedOf } from './text-seed.ts';

/** A record to be reviewed: what happened, turn by turn. */
export interface ReviewedRecord {
  readonly game: AnyGame;
  readonly turns: readonly { readonly happenings: readonly AnyHappening[] }[];
  /** How many actions there are, for the progress. */
  readonly actions: number;
  /** Text that names the record: what is drawn at random follows from it. */
  readonly id: string;
  /** Who played an action for its seat, by the action's number. */
  readonly by: ReadonlyMap<number, string>;
}

interface ReviewOptions {
  readonly judge: Judge;
  readonly budget: Budget;
  /** Rounds that were reviewed before, with the same judge and budget: they are not done again. */
  readonly done?: readonly RoundReview[];
}

/** One deal of a match. */
export interface RoundReview {
  readonly number: number;
  readonly decisions: readonly Decision[];
  readonly changes: readonly Change[];
  /** By seat: what the deal was worth. */
  readonly dealt: readonly number[];
  /** By seat; null when the round was not finished. */
  readonly accounts: readonly Account[] | null;
}

export interface Review {
  readonly format: 'madang-review-1';
  readonly game: string;
  /** The record that was reviewed. */
  readonly record: string;
  readonly unit: Judge['unit'];
  /** The value function: a network with the hash of its file, or a policy. */
  readonly judge: { readonly name: string; readonly hash: string | null };
  /** The name of the budget. */
  readonly budget: string;
  readonly rounds: readonly RoundReview[];
}

/** How far a review is, and what was found last. */
export interface ReviewProgress {
  /** Actions that were reviewed, of all. */
  readonly done: number;
  readonly total: number;
  readonly decision: Decision | null;
  readonly round: RoundReview | null;
}

/** The record of a match. One that does not replay is a KiboError. */
export function recordOfKibo(game: AnyGame, kibo: Kibo): ReviewedRecord {
  const actions = kibo.rounds.flatMap((round) => round.actions);
  const by = new Map(actions.flatMap(({ n, by: who }) => (who === undefined ? [] : [[n, who] as const])));
  return { game, turns: [...replay(game, kibo)], actions: actions.length, id: kibo.checksum, by };
}

/** What logs of the rounds of a match gave. */
export function recordOfLogs({ game, plies, actions }: ReplayedLogs): ReviewedRecord {
  const states = plies.flatMap(({ happenings }) => happenings.map(({ state }) => state.hash()));
  return { game, turns: plies, actions, id: digest(states), by: new Map() };
}

/** The table of a record, as players are loaded for it. */
export function seatingOf({ game, turns }: ReviewedRecord): Seating {
  const { rules, seats } = turns[0].happenings[0].round;
  return { game, rules, seats };
}

/**
 * Reviews a match, action by action: what each decision cost from what its seat knew then, and where the result of each
 * round came from. It follows from its arguments alone.
 */
export function* review(record: ReviewedRecord, options: ReviewOptions): Generator<ReviewProgress, Review, undefined> {
  const { judge, budget, done = [] } = options;
  const rounds: RoundReview[] = [];
  let open: OpenRound | null = null;
  let n = 0;
  for (const { happenings } of record.turns)
    for (const happening of happenings) {
      let decision: Decision | null = null;
      let round: RoundReview | null = null;
      if (happening.kind === 'dealt') {
        const known = done[rounds.length];
        open = known?.accounts ? new KnownRound(known) : new NewRound(record, options, happening, n);
      } else if (happening.kind === 'acted') decision = open?.acted(++n, happening) ?? null;
      else if (open) {
        round = open.ended(happening);
        rounds.push(round);
        open = null;
      }
      if (happening.kind !== 'dealt') yield { done: n, total: record.actions, decision, round };
    }
  if (open) rounds.push(open.ended(null));
  const { name, hash } = judge;
  return {
    format: 'madang-review-1',
    ...{
      game: record.game.id,
      record: record.id,
      unit: judge.unit,
      judge: { name, hash },
      budget: budget.name,
      rounds,
    },
  };
}

type Dealt = Extract<AnyHappening, { kind: 'dealt' }>;
type Acted = Extract<AnyHappening, { kind: 'acted' }>;
type Ended = Extract<AnyHappening, { kind: 'ended' }>;

interface OpenRound {
  acted(n: number, happening: Acted): Decision | null;
  /** Null for a round that was not finished. */
  ended(happening: Ended | null): RoundReview;
}

class KnownRound implements OpenRound {
  private readonly round: RoundReview;

  constructor(round: RoundReview) {
    this.round = round;
  }

  acted(n: number): Decision | null {
    return this.round.decisions.find((decision) => decision.n === n) ?? null;
  }

  ended(): RoundReview {
    return this.round;
  }
}

class NewRound implements OpenRound {
  private readonly record: ReviewedRecord;
  private readonly options: ReviewOptions;
  private readonly number: number;
  private readonly seed: number;
  private readonly decisions: Decision[] = [];
  private readonly accounts: RoundAccounts;
  private readonly dealt: Worths;

  constructor(record: ReviewedRecord, options: ReviewOptions, { round, state }: Dealt, n: number) {
    this.record = record;
    this.options = options;
    this.number = round.number;
    this.seed = seedOf(record.id);
    const value = new PositionValue(options.judge, options.budget.samples, this.seed);
    this.dealt = value.of(state, n);
    this.accounts = new RoundAccounts(options.judge, value, value.ofDeals(round, -n - 1), this.dealt, n);
  }

  acted(n: number, { seat, action, before, state }: Acted): Decision | null {
    const decision = this.decided(n, { seat, action, before });
    if (decision) this.decisions.push(decision);
    this.accounts.acted(n, { seat, action }, before, state, decision);
    return decision;
  }

  ended(happening: Ended | null): RoundReview {
    const { judge } = this.options;
    const result = happening && this.dealt.map((_, seat) => judge.result(happening.outcome, happening.state, seat));
    return {
      number: this.number,
      decisions: this.decisions,
      changes: this.accounts.changes,
      dealt: this.dealt.map(({ value }) => value),
      accounts: result && this.accounts.closed(result),
    };
  }

  /** Null where there was nothing to decide. */
  private decided(n: number, { seat, action, before }: Pick<Acted, 'seat' | 'action' | 'before'>): Decision | null {
    const { judge, budget } = this.options;
    if (!isSeat(seat) || action.type === 'resign' || judge.game.legal(before, seat).length < 2) return null;
    const decision = judgeDecision(judge, { state: before, seat, action, n, worlds: budget.worlds, seed: this.seed });
    const by = this.record.by.get(n);
    return by === undefined ? decision : { ...decision, by };
  }
}

/** The dealer decides nothing. */
function isSeat(seat: Seat): boolean {
  return seat >= 0;
}
