import type { Card } from './cards.ts';
import type { Action, Seat, State } from './game.ts';
import { FastRandom, type Random, unitInterval } from './random.ts';
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

/** What is thought of others: how likely they act as they did. */
export interface Explanations<S, A extends Action> {
  /** Ways to play. Each of the others is thought to play in one of them all along. */
  readonly styles: readonly Likelihood<S, A>[];
  /** In every style, cards with the same number count the same; by default each card is one of its own. */
  kindOf?(card: Card): number;
}

/** So many worlds are drawn without looking at the past; the chains begin at the best of them. */
const BLIND = 16;
const CHAINS = 8;
/** A chain goes so many steps before the first world that is kept, and then so many for each. */
const BEFORE_FIRST = 32;
const FOR_EACH = 8;

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
  readonly #explanations: Explanations<S, A>;
  readonly #size: number;
  readonly #pool: Explained[] = [];
  /** The hidden places (`Worlds.orderBy`). */
  #order: readonly number[] = [];
  /** For each act, the hidden places whose cards its seat knew: it does not depend on the others. */
  #knownPlaces: readonly ReadonlySet<number>[] = [];
  /** For each act, how likely it was in each style, by the key of what its seat knew. */
  #remembered: readonly Map<number, readonly number[]>[] = [];
  /** By hidden place, the first of those that are alike. */
  readonly #placeKinds: number[] = [];
  /** The hidden places whose cards nobody knows. */
  readonly #untold: number[] = [];
  /** The pairs of hidden places whose exchange makes another world. */
  readonly #pairs: (readonly [number, number])[] = [];
  /** By seat, the style that it has in the world that was drawn last. */
  readonly #drawnStyles = new Map<Seat, number>();

  /** @param size of the pool */
  constructor(worlds: Worlds<S>, past: readonly PastAct<S, A>[], explanations: Explanations<S, A>, size: number) {
    this.#worlds = worlds;
    this.#past = past;
    this.#explanations = explanations;
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
    const blind = Array.from({ length: BLIND }, () => this.#drawBlindly(random));
    const weights = blind.map(({ weight }) => weight);
    const kept = Math.max(1, Math.round(this.#size / CHAINS));
    for (let chain = 0; chain < CHAINS; chain++) this.#walk(blind[drawIndex(weights, random)], kept, random);
  }

  #drawBlindly(random: Random): Explained {
    this.#worlds.draw(random);
    const { arrangement } = this.#worlds;
    const ordered = arrangement.slice();
    for (const [i, place] of this.#order.entries()) ordered[place] = arrangement[i];
    this.#worlds.lay(ordered);
    if (this.#knownPlaces.length === 0) this.#divide(ordered);
    return this.#explained(0) as Explained;
  }

  /** By the first world, because in the true position what others know could tell hidden cards. */
  #divide(arrangement: readonly Card[]): void {
    const unknownTo = (state: S, seat: Seat): ReadonlySet<Card> => new Set(state.hidden(seat).map(({ card }) => card));
    this.#knownPlaces = this.#past.map(({ seat, before }) => {
      const unknown = unknownTo(this.#worlds.earlier(before), seat);
      return new Set(this.#order.filter((place) => !unknown.has(arrangement[place])));
    });
    this.#remembered = this.#past.map(() => new Map());
    const seats = new Set(this.#past.map(({ seat }) => seat));
    const unknown = [...seats].map((seat) => unknownTo(this.#worlds.asLaid(), seat));
    const told: number[] = [];
    for (const place of this.#order)
      (unknown.every((cards) => cards.has(arrangement[place])) ? this.#untold : told).push(place);
    const laid = [...this.#hashes()];
    const alike: number[][] = [];
    for (const place of told) {
      const others = alike.find(([other]) => this.#areAlike(place, other, laid));
      if (others) others.push(place);
      else alike.push([place]);
    }
    for (const place of this.#untold) this.#placeKinds[place] = place;
    for (const group of alike) for (const place of group) this.#placeKinds[place] = group[0];
    const groups = [...alike, this.#untold];
    for (const [i, group] of alike.entries())
      for (const one of group) for (const two of groups.slice(i + 1).flat()) this.#pairs.push([one, two]);
  }

  /** Whether an exchange of their cards changes nothing, neither now nor in the past: both lie in the same hand, say. */
  #areAlike(one: number, two: number, laid: readonly number[]): boolean {
    if (!this.#worlds.exchange(one, two)) return false;
    const exchanged = this.#hashes();
    const isSame = laid.every((hash) => hash === exchanged.next().value);
    this.#worlds.exchange(one, two);
    return isSame;
  }

  /** Of the world that is laid, and of each position of its past. */
  *#hashes(): Generator<number, void> {
    yield this.#worlds.asLaid().hash();
    for (const { before } of this.#past) yield this.#worlds.earlier(before).hash();
  }

  #walk(start: Explained, kept: number, random: Random): void {
    let now = start;
    this.#worlds.lay(now.arrangement);
    for (let step = 1; step <= BEFORE_FIRST + kept * FOR_EACH; step++) {
      const next = this.#neighbour(now, random);
      if (next) now = next;
      else this.#worlds.lay(now.arrangement);
      if (step > BEFORE_FIRST && (step - BEFORE_FIRST) % FOR_EACH === 0) this.#pool.push(now);
    }
  }

  /** Two cards exchanged; null if that explains the past too badly. */
  #neighbour(now: Explained, random: Random): Explained | null {
    if (this.#pairs.length === 0) return null;
    const [one, two] = this.#pairs[random.below(this.#pairs.length)];
    if (!this.#worlds.exchange(one, two)) return null;
    return this.#explained(now.weight * unitInterval(random), (act) => {
      const known = this.#knownPlaces[act];
      return known.has(one) || known.has(two) ? undefined : now.acts[act];
    });
  }

  /**
   * How well the world that is laid explains the past. How likely an act was may be known already. Null as soon as the weight is
   * no more than `bound`: each further act can only make it smaller.
   */
  #explained(bound: number, known?: (act: number) => readonly number[] | undefined): Explained | null {
    const shares = new Map<Seat, number[]>();
    const count = (seat: Seat, likely: readonly number[]): void => {
      const each = shares.get(seat);
      if (each) for (let style = 0; style < each.length; style++) each[style] *= likely[style];
      else
        shares.set(
          seat,
          likely.map((share) => share / likely.length),
        );
    };
    const weight = (): number => {
      let product = 1;
      for (const each of shares.values()) product *= each.reduce((sum, share) => sum + share, 0);
      return product;
    };
    const acts: (readonly number[])[] = [];
    const unknown: number[] = [];
    for (const [i, { seat }] of this.#past.entries()) {
      const likely = known?.(i);
      if (likely) {
        acts[i] = likely;
        count(seat, likely);
      } else unknown.push(i);
    }
    for (const i of unknown) {
      acts[i] = this.#likelihoods(i);
      count(this.#past[i].seat, acts[i]);
      if (weight() <= bound) return null;
    }
    return { arrangement: this.#worlds.arrangement, acts, shares, weight: weight() };
  }

  #likelihoods(act: number): readonly number[] {
    const remembered = this.#remembered[act];
    const key = this.#keyOf(act);
    const known = remembered.get(key);
    if (known) return known;
    const { seat, action, before } = this.#past[act];
    const earlier = this.#worlds.earlier(before);
    const likely = this.#explanations.styles.map((likelihood) => likelihood(earlier, seat, action));
    remembered.set(key, likely);
    return likely;
  }

  /** Of the hidden cards that the seat of an act knew. */
  #keyOf(act: number): number {
    const { kindOf } = this.#explanations;
    let key = 0;
    for (const place of this.#knownPlaces[act]) {
      const card = this.#worlds.cardAt(place);
      key += keyAt(this.#placeKinds[place], kindOf ? kindOf(card) : card);
    }
    return key;
  }
}

/** As random as a hash, and small enough that sums of some dozens are exact. */
const keys: number[] = [];

function keyAt(kind: number, card: Card): number {
  const index = kind * 64 + card;
  keys[index] ??= new FastRandom(index).next() * 0x8000 + (new FastRandom(index, 1).next() >>> 17);
  return keys[index];
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
