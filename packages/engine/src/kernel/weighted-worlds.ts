import type { Card } from './cards.ts';
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

/** The share of the pool that is drawn without looking at the past; from the best of these worlds the others are reached. */
const BLIND = 0.25;
const CHAINS = 4;

/** A world that may be drawn: the card at each hidden place, and how well it explains the past. */
interface Explained {
  readonly arrangement: readonly Card[];
  /** For each act, how likely it was in each style. */
  readonly acts: readonly (readonly number[])[];
  /** For each seat of the past, how likely all of its acts were in each style. */
  readonly shares: ReadonlyMap<Seat, readonly number[]>;
  readonly weight: number;
}

/**
 * Draws worlds more often that explain better what others did. Each of the others is thought to play in one of several
 * styles all along; before it has acted, all styles are equally likely. The worlds come from some Markov chains (Metropolis):
 * a step exchanges two hidden cards, and is taken back by chance if the past is explained worse after it. So worlds are found
 * that would hardly ever be drawn blindly. What is drawn depends on the viewer's view, the acts that the viewer knows and
 * the generator alone.
 */
export class WeightedWorlds<S extends State<S>, A extends Action> {
  // Not to be reached by the players that are given these worlds.
  readonly #worlds: Worlds<S>;
  readonly #past: readonly PastAct<S, A>[];
  readonly #styles: readonly Likelihood<S, A>[];
  readonly #size: number;
  readonly #pool: Explained[] = [];
  /** The hidden places (`Worlds.orderBy`). */
  #order: readonly number[] = [];
  /** For each act, the hidden places whose cards its seat knew: it does not depend on the others. */
  #knownPlaces: readonly ReadonlySet<number>[] = [];
  /** The hidden places whose cards somebody else knows, and those whose cards nobody knows. */
  readonly #told: number[] = [];
  readonly #untold: number[] = [];
  /** By seat, the style that it has in the world that was drawn last. */
  readonly #drawnStyles = new Map<Seat, number>();

  /** @param size of the pool */
  constructor(worlds: Worlds<S>, past: readonly PastAct<S, A>[], styles: readonly Likelihood<S, A>[], size: number) {
    this.#worlds = worlds;
    this.#past = past;
    this.#styles = styles;
    this.#size = size;
  }

  draw(random: Random): S {
    this.#drawnStyles.clear();
    if (this.#past.length === 0) return this.#worlds.draw(random);
    if (this.#pool.length === 0) this.#fill(random);
    const { arrangement, shares } = this.#pool[random.below(this.#pool.length)];
    for (const [seat, each] of shares) this.#drawnStyles.set(seat, drawIndex(each, random));
    // Cards that nobody knows explain nothing: any order of them is as likely.
    return this.#worlds.reorder(arrangement, this.#untold, random);
  }

  /** The style that a seat has in the world that was drawn last; undefined for one that has not acted. */
  styleOf(seat: Seat): number | undefined {
    return this.#drawnStyles.get(seat);
  }

  #fill(random: Random): void {
    this.#order = this.#worlds.orderBy(this.#past.map(({ before }) => before));
    const count = Math.max(1, Math.round(this.#size * BLIND));
    const blind = Array.from({ length: count }, () => this.#drawBlindly(random));
    const weights = blind.map(({ weight }) => weight);
    const steps = Math.max(1, Math.round((this.#size - blind.length) / CHAINS));
    for (let chain = 0; chain < CHAINS; chain++) this.#walk(blind[drawIndex(weights, random)], steps, random);
  }

  #drawBlindly(random: Random): Explained {
    const world = this.#worlds.draw(random);
    const { arrangement } = this.#worlds;
    const ordered = arrangement.slice();
    for (const [i, place] of this.#order.entries()) ordered[place] = arrangement[i];
    this.#worlds.lay(ordered);
    if (this.#knownPlaces.length === 0) this.#divide(world, ordered);
    return this.#explained();
  }

  /** By the first world, because in the true position what others know could tell hidden cards. */
  #divide(world: S, arrangement: readonly Card[]): void {
    const unknownTo = (state: S, seat: Seat): ReadonlySet<Card> => new Set(state.hidden(seat).map(({ card }) => card));
    this.#knownPlaces = this.#past.map(({ seat, before }) => {
      const unknown = unknownTo(this.#worlds.earlier(before), seat);
      return new Set(this.#order.filter((place) => !unknown.has(arrangement[place])));
    });
    const seats = new Set(this.#past.map(({ seat }) => seat));
    const unknown = [...seats].map((seat) => unknownTo(world, seat));
    for (const place of this.#order)
      (unknown.every((cards) => cards.has(arrangement[place])) ? this.#untold : this.#told).push(place);
  }

  #walk(start: Explained, steps: number, random: Random): void {
    let now = start;
    this.#worlds.lay(now.arrangement);
    for (let step = 0; step < steps; step++) {
      const next = this.#neighbour(now, random);
      if (next && next.weight > now.weight * unitInterval(random)) now = next;
      else this.#worlds.lay(now.arrangement);
      this.#pool.push(now);
    }
  }

  #neighbour(now: Explained, random: Random): Explained | null {
    const [told, places] = [this.#told.length, this.#told.length + this.#untold.length];
    if (told === 0) return null;
    const one = this.#told[random.below(told)];
    const other = random.below(places);
    const two = other < told ? this.#told[other] : this.#untold[other - told];
    if (one === two || !this.#worlds.exchange(one, two)) return null;
    return this.#explained((act) => {
      const known = this.#knownPlaces[act];
      return known.has(one) || known.has(two) ? undefined : now.acts[act];
    });
  }

  /** How well the world that is laid explains the past. How likely an act was may be known already. */
  #explained(known: (act: number) => readonly number[] | undefined = () => undefined): Explained {
    const shares = new Map<Seat, number[]>();
    const acts = this.#past.map((act, i) => {
      const likely = known(i) ?? this.#likelihoods(act);
      const each = shares.get(act.seat) ?? likely.map(() => 1 / likely.length);
      shares.set(
        act.seat,
        each.map((share, style) => share * likely[style]),
      );
      return likely;
    });
    let weight = 1;
    for (const each of shares.values()) weight *= each.reduce((sum, share) => sum + share, 0);
    return { arrangement: this.#worlds.arrangement, acts, shares, weight };
  }

  #likelihoods({ seat, action, before }: PastAct<S, A>): readonly number[] {
    const earlier = this.#worlds.earlier(before);
    return this.#styles.map((likelihood) => likelihood(earlier, seat, action));
  }
}

/** An index, as often as its weight says. */
function drawIndex(weights: readonly number[], random: Random): number {
  let point = unitInterval(random) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, weight] of weights.entries()) {
    if (point < weight) return i;
    point -= weight;
  }
  return weights.length - 1;
}
