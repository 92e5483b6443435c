import type { Action, Seat, State } from './game.ts';
import { type Random, unitInterval } from './random.ts';
import type { Worlds } from './worlds.ts';

/** Something that a seat did in this round, as another seat knows it: no card in `action` is hidden from that one. */
export interface PastAct<S, A extends Action> {
  readonly seat: Seat;
  readonly action: A;
  /** The position in which it was done: the true one, to be seen through `Worlds.earlier` only. */
  readonly before: S;
}

/** How likely a seat does this in such a position: above 0, at most 1. */
export type Likelihood<S, A extends Action> = (before: S, seat: Seat, action: A) => number;

/**
 * Draws worlds more often that explain better what others did. Of several worlds, drawn as `Worlds` draws them, one is
 * taken by its weight, which is the product of how likely each act was in it (sampling importance resampling). It depends
 * on the viewer's view, the acts that the viewer knows and the generator alone.
 */
export class WeightedWorlds<S extends State<S>, A extends Action> {
  private readonly worlds: Worlds<S>;
  private readonly past: readonly PastAct<S, A>[];
  private readonly likelihood: Likelihood<S, A>;
  private readonly candidates: number;

  constructor(worlds: Worlds<S>, past: readonly PastAct<S, A>[], likelihood: Likelihood<S, A>, candidates: number) {
    this.worlds = worlds;
    this.past = past;
    this.likelihood = likelihood;
    this.candidates = past.length === 0 ? 1 : candidates;
  }

  draw(random: Random): S {
    const { worlds, candidates } = this;
    let chosen = worlds.draw(random);
    if (candidates === 1) return chosen;
    let total = this.weightOfLast();
    // Each further candidate replaces the chosen one by its share of the weight so far: one pass, one world kept.
    for (let i = 1; i < candidates; i++) {
      const world = worlds.draw(random);
      const weight = this.weightOfLast();
      total += weight;
      if (unitInterval(random) * total < weight) chosen = world;
    }
    return chosen;
  }

  /** How well the world that was drawn last explains the past. */
  private weightOfLast(): number {
    const { worlds, past, likelihood } = this;
    let weight = 1;
    for (const { seat, action, before } of past) weight *= likelihood(worlds.earlier(before), seat, action);
    return weight;
  }
}
