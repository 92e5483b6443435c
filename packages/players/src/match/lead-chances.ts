import type { Seat } from '@madang/engine';
import type { SeriesForm } from './game-match.ts';
import { type RoundResult, type Standing, type StandingChances, stepsToStarter } from './standing.ts';

/** A lead of this many standard deviations of the whole match is as good as any larger one. */
const SIGMAS = 6;
const LARGEST_LEAD = 1500;

interface Step {
  readonly chance: number;
  /** The change of the starter's lead. */
  readonly change: number;
  readonly staysStarter: boolean;
}

/**
 * Two seats, a fixed number of rounds: the chances by rounds left and lead, exactly, from how single rounds come out.
 * Rounds are independent but for who begins them. That a later round without a winner may double the next is left out.
 */
export class LeadChances implements StandingChances {
  private readonly steps: readonly Step[];
  private readonly most: number;
  /** By rounds left, then by the starter's lead from -most to most: the chance of the starter. */
  private readonly layers: Float64Array[];

  constructor(form: SeriesForm, results: readonly RoundResult[]) {
    const all = results.reduce((sum, { count }) => sum + count, 0);
    this.steps = results.map(({ count, points }) => ({
      chance: count / all,
      change: points[0] - points[1],
      staysStarter: stepsToStarter(form, points) === 0,
    }));
    const square = this.steps.reduce((sum, { chance, change }) => sum + chance * change * change, 0);
    this.most = Math.min(LARGEST_LEAD, Math.ceil(SIGMAS * Math.sqrt(square * form.rounds)));
    this.layers = [Float64Array.from({ length: 2 * this.most + 1 }, (_, i) => (Math.sign(i - this.most) + 1) / 2)];
  }

  of({ scores, starter, factor, left }: Standing, seat: Seat): number {
    const lead = scores[starter] - scores[1 - starter];
    const chance = left > 0 && factor > 1 ? this.afterRound(left, lead, factor) : this.ofStarter(left, lead);
    return seat === starter ? chance : 1 - chance;
  }

  private ofStarter(left: number, lead: number): number {
    if (left === 0) return (Math.sign(lead) + 1) / 2;
    while (this.layers.length <= left) this.layers.push(this.nextLayer());
    return this.at(left, lead);
  }

  private nextLayer(): Float64Array {
    const { most, layers } = this;
    return Float64Array.from({ length: 2 * most + 1 }, (_, i) => this.afterRound(layers.length, i - most, 1));
  }

  /** By what one round of so many left may bring. */
  private afterRound(left: number, lead: number, factor: number): number {
    let chance = 0;
    for (const step of this.steps) {
      const next = lead + factor * step.change;
      chance +=
        step.chance * (step.staysStarter ? this.ofStarter(left - 1, next) : 1 - this.ofStarter(left - 1, -next));
    }
    return chance;
  }

  private at(left: number, lead: number): number {
    const { most } = this;
    return this.layers[left][Math.max(-most, Math.min(most, Math.round(lead))) + most];
  }
}
