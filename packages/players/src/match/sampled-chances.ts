import { FastRandom, type Seat } from '@madang/engine';
import type { SeriesForm } from './game-match.ts';
import { type RoundResult, type Standing, type StandingChances, stepsToStarter } from './standing.ts';

const SAMPLES = 1000;

/**
 * Three seats or more, a fixed number of rounds: how often a seat wins in a thousand random continuations, the same for
 * every score. So the chances of all seats add up to 1, and more points never mean less. As for two seats, that a later
 * round without a winner may double the next is left out.
 */
export class SampledChances implements StandingChances {
  private readonly form: SeriesForm;
  private readonly results: readonly RoundResult[];
  private readonly all: number;
  private readonly seats: number;
  private readonly random = new FastRandom(1);
  /** By rounds played on, then by sample and seat, from the starter's: the points of these rounds. */
  private readonly sums: Float64Array[];
  private readonly starters = new Int32Array(SAMPLES);

  constructor(form: SeriesForm, results: readonly RoundResult[]) {
    this.form = form;
    this.results = results;
    this.all = results.reduce((sum, { count }) => sum + count, 0);
    this.seats = results[0].points.length;
    this.sums = [new Float64Array(SAMPLES * this.seats)];
  }

  of({ scores, starter, factor, left }: Standing, seat: Seat): number {
    while (this.sums.length <= Math.max(left, 1)) this.sums.push(this.oneRoundMore());
    const { seats } = this;
    const sums = this.sums[left];
    const first = this.sums[1];
    const extra = left > 0 ? factor - 1 : 0;
    let won = 0;
    for (let at = 0; at < sums.length; at += seats) {
      const own = at + ((seat - starter + seats) % seats);
      const mine = scores[seat] + sums[own] + extra * first[own];
      let equals = 0;
      for (let place = 0; place < seats; place++) {
        const theirs = scores[(starter + place) % seats] + sums[at + place] + extra * first[at + place];
        if (theirs > mine) {
          equals = 0;
          break;
        }
        if (theirs === mine) equals++;
      }
      if (equals > 0) won += 1 / equals;
    }
    return won / SAMPLES;
  }

  private oneRoundMore(): Float64Array {
    const { seats, starters, form } = this;
    const sums = Float64Array.from(this.sums[this.sums.length - 1]);
    for (let sample = 0; sample < SAMPLES; sample++) {
      const { points } = this.anyResult();
      const starter = starters[sample];
      for (let place = 0; place < seats; place++) sums[sample * seats + ((starter + place) % seats)] += points[place];
      starters[sample] = (starter + stepsToStarter(form, points)) % seats;
    }
    return sums;
  }

  private anyResult(): RoundResult {
    let at = this.random.below(this.all);
    for (const result of this.results) {
      at -= result.count;
      if (at < 0) return result;
    }
    throw new Error('counts do not add up');
  }
}
