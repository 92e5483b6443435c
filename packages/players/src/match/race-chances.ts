import type { Seat } from '@madang/engine';
import type { RaceForm } from './game-match.ts';
import { gridClasses } from './grid-classes.ts';
import { type Standing, type StandingChances, shareOfBest } from './standing.ts';
import type { RaceTable } from './table-file.ts';

/**
 * A race to a score: chances at a grid of scores, read between its lines. The chances of all seats are brought to a sum
 * of 1. Who deals next is left out: after a round it is the same seat whatever was played.
 */
export class RaceChances implements StandingChances {
  private readonly target: number;
  private readonly lines: readonly number[];
  /** By the own line, then the line of the next seat and so on. */
  private readonly cells: Float64Array;

  constructor({ target }: RaceForm, { lines, chances }: RaceTable, seats: number) {
    this.target = target;
    this.lines = lines;
    this.cells = Float64Array.from(gridClasses(lines.length, seats), (of) => chances[of]);
  }

  of({ scores }: Standing, seat: Seat): number {
    if (scores.some((score) => score >= this.target)) return this.shareOfArrived(scores, seat);
    let all = 0;
    for (let other = 0; other < scores.length; other++) all += this.between(scores, other, 0, 0);
    return this.between(scores, seat, 0, 0) / all;
  }

  private shareOfArrived(scores: readonly number[], seat: Seat): number {
    return shareOfBest(
      scores.map((score) => (score >= this.target ? 1 : 0)),
      seat,
    );
  }

  /** Linear between two lines of each seat in turn, the own seat first. */
  private between(scores: readonly number[], seat: Seat, depth: number, at: number): number {
    const { lines } = this;
    if (depth === scores.length) return this.cells[at];
    const score = scores[(seat + depth) % scores.length];
    const next = at * lines.length;
    if (score <= lines[0]) return this.between(scores, seat, depth + 1, next);
    const above = lines.findIndex((line) => line > score);
    if (above < 0) return this.between(scores, seat, depth + 1, next + lines.length - 1);
    const part = (score - lines[above - 1]) / (lines[above] - lines[above - 1]);
    const low = this.between(scores, seat, depth + 1, next + above - 1);
    return part === 0 ? low : low * (1 - part) + part * this.between(scores, seat, depth + 1, next + above);
  }
}
