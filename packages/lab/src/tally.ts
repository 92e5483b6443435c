import type { Action, AnyGame, AnyState, Carry, Event, Outcome, Seat } from '@madang/engine';
import type { AnyAnalysis, MatchObserver } from './analysis.ts';
import { Estimates, type Series } from './estimates.ts';
import { analysisOf } from './games.ts';

/** What many games add up to. */
export interface Totals {
  readonly games: number;
  readonly rounds: number;
  readonly voids: number;
  readonly actions: number;
  /** How often each type of event happened. */
  readonly events: Readonly<Record<string, number>>;
  /** How often rounds ended for each reason. */
  readonly reasons: Readonly<Record<string, number>>;
  /** By seat: points over all rounds, rounds won, games won (a shared win in equal parts). */
  readonly points: readonly number[];
  readonly roundsWon: readonly number[];
  readonly gamesWon: readonly number[];
}

interface EventCount {
  inRound: number;
  readonly perRound: Series;
}

/** The series of one seat. */
interface SeatSeries {
  readonly points: Series;
  readonly won: Series;
  readonly roundShare: Series;
  readonly gameShare: Series;
}

/** Records what totals and reports are made of, while matches are played. */
export class Tally {
  readonly estimates = new Estimates();
  private readonly analysis: AnyAnalysis | undefined;
  private readonly own: MatchObserver<AnyState, Action, Event> | undefined;
  private readonly events = new Map<string, EventCount>();
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
    if (withReport) this.own = this.analysis?.observe(this.estimates);
    this.seats = Array.from({ length: seats }, (_, seat) => ({
      points: this.estimates.series(`points/${seat}`),
      won: this.estimates.series(`won/${seat}`),
      roundShare: this.estimates.series(`round share/${seat}`),
      gameShare: this.estimates.series(`game share/${seat}`),
    }));
  }

  dealt(state: AnyState): void {
    const types = this.analysis?.dealtEvents?.(state);
    if (types) for (const type of types) this.count(type);
  }

  event(event: Event): void {
    this.count(event.type);
    this.own?.event?.(event);
  }

  acted(seat: Seat, action: Action, state: AnyState): void {
    this.actionsInRound++;
    this.own?.acted?.(seat, action, state);
  }

  ended(outcome: Outcome, state: AnyState): void {
    this.own?.ended(outcome, state);
    this.reason(outcome.reason).add(1);
    this.voids.add(outcome.void ? 1 : 0);
    // Events of a void deal count for the round that replaces it.
    if (outcome.void) return;
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

  /** The match is over. */
  finished({ result }: Carry): void {
    this.endRound();
    const winners = result?.winners ?? [];
    for (const [seat, { gameShare }] of this.seats.entries())
      gameShare.add(winners.includes(seat) ? 1 / winners.length : 0);
  }

  private count(type: string): void {
    const known = this.events.get(type);
    if (known) known.inRound++;
    else this.events.set(type, { inRound: 1, perRound: this.estimates.series(`event/${type}`) });
  }

  private reason(reason: string): Series {
    const known = this.reasons.get(reason);
    if (known) return known;
    const series = this.estimates.series(`reason/${reason}`);
    this.reasons.set(reason, series);
    return series;
  }

  private endRound(): void {
    for (const event of this.events.values()) {
      if (event.inRound > 0) event.perRound.add(event.inRound);
      event.inRound = 0;
    }
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
    games: estimates.count('game share/0'),
    rounds: estimates.count('points/0'),
    voids: estimates.sum('void'),
    actions: estimates.sum('actions'),
    events: sums('event/'),
    reasons: sums('reason/'),
    points: bySeat('points'),
    roundsWon: bySeat('round share'),
    gamesWon: bySeat('game share'),
  };
}
