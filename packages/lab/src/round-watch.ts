import type { Action, AnyGame, AnyState, Event, Outcome, Seat } from '@madang/engine';
import type { AnyAnalysis, Watch } from './analysis/analysis.ts';
import { analysisOf } from './analysis/index.ts';
import type { Estimates } from './estimates.ts';

/** Looks on at a match and notes what every report has, and what this game's has beside it. */
export class RoundWatch {
  private readonly ledger: Estimates;
  private readonly analysis: AnyAnalysis | undefined;
  private readonly own: Watch<AnyState, Action, Event> | undefined;
  /** Events of this round; those of a void deal count for the round that it became. */
  private readonly events = new Map<string, number>();

  constructor(game: AnyGame, ledger: Estimates) {
    this.ledger = ledger;
    this.analysis = analysisOf(game);
    this.own = this.analysis?.watch(ledger);
  }

  /** An event that was told with the deal. */
  dealt(type: string): void {
    this.events.set(type, (this.events.get(type) ?? 0) + 1);
  }

  event(event: Event): void {
    this.events.set(event.type, (this.events.get(event.type) ?? 0) + 1);
    this.own?.event?.(event);
  }

  acted(seat: Seat, action: Action, state: AnyState): void {
    this.own?.acted?.(seat, action, state);
  }

  ended(outcome: Outcome, state: AnyState): void {
    this.own?.ended(outcome, state);
    this.ledger.noteWhether('void', outcome.void === true);
    if (outcome.void) return;
    const { winners, points } = outcome;
    for (const [type, count] of this.events) this.ledger.note(`event/${type}`, count);
    this.events.clear();
    const isDecided = winners.length > 0 && winners.length < points.length;
    this.ledger.noteWhether('decided', isDecided);
    for (const [seat, change] of points.entries()) {
      this.ledger.note(`points/${seat}`, change);
      this.ledger.noteWhether(`won/${seat}`, winners.includes(seat));
    }
    if (isDecided && this.analysis)
      this.ledger.noteWhether('starter/won', winners.includes(this.analysis.starter(state)));
  }
}
