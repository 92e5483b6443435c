import type { Action, Carry, Outcome, Seat } from '@madang/engine';
import type { MatchLog } from './log.ts';

export const COMPACT_FORMAT = 'madang-games-1';

/** A match as a line of a log. Together with the first line of the log it can be replayed. */
export interface GameLine {
  readonly game: number;
  /** The match was cut after the last round that was asked for. */
  readonly cut?: true;
  /** The hour at which it began, if the hours of the log differ. */
  readonly hour?: number;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** By deal: the reason of its end, the points, and the indexes of the actions in the catalogue, without the dealer's. */
  readonly rounds: readonly {
    readonly reason: string;
    readonly points: readonly number[];
    readonly actions: readonly number[];
  }[];
}

export class CompactLog implements MatchLog {
  private rounds: GameLine['rounds'][number][] = [];
  private actions: number[] = [];

  acted(_seat: Seat, { index }: Action): void {
    if (index >= 0) this.actions.push(index);
  }

  ended({ reason, points }: Outcome): void {
    this.rounds.push({ reason, points, actions: this.actions });
    this.actions = [];
  }

  line(game: number, { scores, result }: Carry, hour: number | null): GameLine {
    const { rounds } = this;
    this.rounds = [];
    const marks = { ...(hour === null ? {} : { hour }), ...(result ? {} : { cut: true as const }) };
    return { game, ...marks, scores, winners: result?.winners ?? [], rounds };
  }
}
