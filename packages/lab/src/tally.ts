import type { Action, AnyGame, AnyState, Carry, Event, Outcome, Seat } from '@madang/engine';
import type { AnyAnalysis, MatchObserver, RoundEvents } from './analysis.ts';
import { DistributionCount } from './distributions.ts';
import { Estimates, type Series } from './estimates.ts';
import { analysisOf } from './games.ts';

/** The series with one value for each match that was finished, and for each round. */
export const MATCHES = 'game share/0';
export const ROUNDS = 'points/0';

/** What many matches add up to. */
export interface Totals {
  readonly matches: number;
  /** Matches that were cut after the last round that was asked for: one or none. */
  readonly partMatches: number;
  readonly rounds: number;
  readonly voids: number;
  readonly actions: number;
  /** How often each type of event happened. */
  readonly events: Readonly<Record<string, number>>;
  /** How often rounds ended for each reason. */
  readonly reasons: Readonly<Record<string, number>>;
  /** By seat: points over all rounds, rounds won, matches won (a shared win in equal parts). */
  readonly points: readonly number[];
  readonly roundsWon: readonly number[];
  readonly matchesWon: readonly number[];
}

/** How often a type of event happened in this round, and in all. */
interface EventCount {
  readonly type: string;
  inRound: number;
  readonly perRound: Series;
}

/** Counts events by type. Of all types a few are most of what happens, so they stand first and are found first. */
class EventCounts {
  private readonly estimates: Estimates;
  private readonly counts: EventCount[] = [];

  constructor(estimates: Estimates) {
    this.estimates = estimates;
  }

  add(type: string): void {
    this.of(type).inRound++;
  }

  private of(type: string): EventCount {
    const { counts } = this;
    for (let i = 0; i < counts.length; i++) if (counts[i].type === type) return counts[i];
    const count: EventCount = { type, inRound: 0, perRound: this.estimates.series(eventSeries(type)) };
    counts.push(count);
    return count;
  }

  endRound(): void {
    const { counts } = this;
    for (let i = 0; i < counts.length; i++) {
      const count = counts[i];
      if (count.inRound === 0) continue;
      count.perRound.add(count.inRound);
      count.inRound = 0;
      if (i === 0 || count.perRound.sum <= counts[i - 1].perRound.sum) continue;
      counts[i] = counts[i - 1];
      counts[i - 1] = count;
    }
  }
}

/** Counts the events of whole rounds, which nobody has built. */
class RoundEventCounts {
  private readonly rule: RoundEvents<AnyState>;
  private readonly perRound: readonly Series[];
  private readonly counts: number[];

  constructor(rule: RoundEvents<AnyState>, estimates: Estimates) {
    this.rule = rule;
    this.perRound = rule.types.map((type) => estimates.series(eventSeries(type)));
    this.counts = rule.types.map(() => 0);
  }

  ended(outcome: Outcome, state: AnyState, actions: number): void {
    const { counts, perRound } = this;
    this.rule.count(state, outcome, actions, counts);
    for (let i = 0; i < counts.length; i++) if (counts[i] > 0) perRound[i].add(counts[i]);
  }
}

const eventSeries = (type: string): string => `event/${type}`;

/** The series of one seat. */
interface SeatSeries {
  readonly points: Series;
  readonly won: Series;
  readonly roundShare: Series;
  readonly matchShare: Series;
}

/** Records what totals and reports are made of, while matches are played. */
export class Tally {
  readonly estimates = new Estimates();
  private readonly analysis: AnyAnalysis | undefined;
  private readonly own: MatchObserver<AnyState, Action, Event> | undefined;
  private readonly distributions: DistributionCount | undefined;
  private readonly events = new EventCounts(this.estimates);
  private readonly roundEvents: RoundEventCounts | undefined;
  private readonly reasons = new Map<string, Series>();
  private readonly voids = this.estimates.series('void');
  private readonly decided = this.estimates.series('decided');
  private readonly starterWon = this.estimates.series('starter/won');
  private readonly actions = this.estimates.series('actions');
  private readonly seats: readonly SeatSeries[];
  private actionsInRound = 0;

  /** The game's own section of a report is recorded only when asked for. */
  constructor(game: AnyGame, seats: number, { withReport = false }: { readonly withReport?: boolean } = {}) {
    this.analysis = analysisOf(game);
    if (withReport) {
      this.own = this.analysis?.observe(this.estimates);
      this.distributions = new DistributionCount(game, seats, this.estimates);
    } else if (this.analysis?.roundEvents)
      this.roundEvents = new RoundEventCounts(this.analysis.roundEvents, this.estimates);
    this.seats = Array.from({ length: seats }, (_, seat) => ({
      points: this.estimates.series(`points/${seat}`),
      won: this.estimates.series(`won/${seat}`),
      roundShare: this.estimates.series(`round share/${seat}`),
      matchShare: this.estimates.series(`game share/${seat}`),
    }));
  }

  dealt(state: AnyState): void {
    const types = this.analysis?.dealtEvents?.(state);
    if (types) for (const type of types) this.events.add(type);
  }

  /**
   * What an observer calls for each event; nothing where they are counted otherwise. Without a report it is short enough that
   * the compiler leaves the event itself out.
   */
  get hears(): { event?(event: Event): void } {
    const { events, own } = this;
    if (this.roundEvents) return {};
    if (!own?.event) return { event: ({ type }) => events.add(type) };
    return {
      event: (event) => {
        events.add(event.type);
        own.event?.(event);
      },
    };
  }

  acted(seat: Seat, action: Action, state: AnyState): void {
    this.actionsInRound++;
    if (this.own) this.own.acted?.(seat, action, state);
  }

  ended(outcome: Outcome, state: AnyState): void {
    this.own?.ended(outcome, state);
    this.reason(outcome.reason).add(1);
    this.voids.add(outcome.void ? 1 : 0);
    // Events of a void deal count for the round that replaces it.
    if (outcome.void) return;
    this.distributions?.ended(outcome, state, this.actionsInRound);
    this.roundEvents?.ended(outcome, state, this.actionsInRound);
    this.endRound();
    const { winners, points } = outcome;
    const isDecided = winners.length > 0 && winners.length < points.length;
    this.decided.add(isDecided ? 1 : 0);
    if (isDecided && this.analysis) this.starterWon.add(winners.includes(this.analysis.starter(state)) ? 1 : 0);
    for (let seat = 0; seat < points.length; seat++) {
      const series = this.seats[seat];
      const hasWon = winners.includes(seat);
      series.points.add(points[seat]);
      series.won.add(hasWon ? 1 : 0);
      series.roundShare.add(hasWon ? 1 / winners.length : 0);
    }
  }

  /** The match is over, or was cut after a round. */
  finished({ result }: Carry): void {
    this.endRound();
    if (!result) return this.estimates.note('part match', 1);
    const { winners } = result;
    for (let seat = 0; seat < this.seats.length; seat++)
      this.seats[seat].matchShare.add(winners.includes(seat) ? 1 / winners.length : 0);
  }

  private reason(reason: string): Series {
    const known = this.reasons.get(reason);
    if (known) return known;
    const series = this.estimates.series(`reason/${reason}`);
    this.reasons.set(reason, series);
    return series;
  }

  private endRound(): void {
    this.events.endRound();
    if (this.actionsInRound > 0) this.actions.add(this.actionsInRound);
    this.actionsInRound = 0;
  }
}

/** The totals of what a tally recorded, or several of them together. */
export function totalsOf(estimates: Estimates, seats: number): Totals {
  const sums = (prefix: string): Record<string, number> =>
    Object.fromEntries(estimates.namesUnder(prefix).map((name) => [name, estimates.sum(prefix + name)]));
  const bySeat = (name: string): readonly number[] =>
    Array.from({ length: seats }, (_, seat) => estimates.sum(`${name}/${seat}`));
  return {
    matches: estimates.count(MATCHES),
    partMatches: estimates.count('part match'),
    rounds: estimates.count(ROUNDS),
    voids: estimates.sum('void'),
    actions: estimates.sum('actions'),
    events: sums('event/'),
    reasons: sums('reason/'),
    points: bySeat('points'),
    roundsWon: bySeat('round share'),
    matchesWon: bySeat('game share'),
  };
}
