import { Arrangements } from './arrange.ts';
import { type Card, CardSet } from './cards.ts';
import type { HiddenPlace, State, Viewer } from './game.ts';
import type { Random } from './random.ts';

/**
 * Draws random situations that a viewer cannot tell from a given one. They depend on the viewer's view and the generator
 * alone: the hidden places, in their order, get the sorted unseen cards. Two truths that look alike give the same worlds.
 * What follows from the view is computed once, so that further worlds are cheap.
 */
export class Worlds<S extends State<S>> {
  /** Not to be reached by the players that are given worlds. */
  readonly #state: S;
  private readonly viewer: Viewer;
  private readonly places: readonly HiddenPlace[];
  private readonly cards: readonly Card[];
  private readonly moved: CardSet;
  private readonly arrangements: Arrangements;
  private readonly faces = ownFaces();

  constructor(state: S, viewer: Viewer) {
    const places = state.hidden(viewer);
    this.#state = state;
    this.viewer = viewer;
    this.places = places;
    this.cards = places.map(({ card }) => card);
    this.moved = CardSet.from(this.cards);
    this.arrangements = new Arrangements(places, this.moved.toArray());
  }

  draw(random: Random): S {
    return this.firstPossible(() => this.lay(this.arrangements.draw(random)), random);
  }

  /** Lays cards until they are possible. Private facts other than cards are drawn anew. */
  private firstPossible(lay: () => void, random: Random): S {
    let world: S;
    do {
      lay();
      world = this.asLaid();
    } while (world.possible?.(this.viewer) === false);
    return world.redrawPrivate ? world.redrawPrivate(this.viewer, random) : world;
  }

  /** The world that was drawn or laid last, with private facts as they are. */
  asLaid(): S {
    return this.#state.relabel(this.faces, this.moved);
  }

  /** Of the world that was drawn or laid last, the card at each hidden place. */
  get arrangement(): readonly Card[] {
    return this.cards.map((card) => this.faces[card]);
  }

  /** The card at a hidden place in that world. */
  cardAt(place: number): Card {
    return this.faces[this.cards[place]];
  }

  /**
   * The hidden places in an order by which `earlier` does not depend on hidden faces: those that look alike now follow each
   * other by where their cards lay in these earlier positions. `hidden` may list the cards of a hand by their faces.
   */
  orderBy(positions: readonly S[]): readonly number[] {
    const zones = [this.#state, ...positions].map(zonesOf);
    const ways = this.cards.map((card) => zones.map((zoneOf) => zoneOf.get(card) ?? -1).join());
    const order: number[] = [];
    for (const [place, { may }] of this.places.entries()) {
      if (order[place] !== undefined) continue;
      const isAlike = (other: number): boolean =>
        zones[0].get(this.cards[other]) === zones[0].get(this.cards[place]) && this.places[other].may.equals(may);
      const alike = [...this.places.keys()].filter(isAlike);
      const sorted = alike.toSorted((one, two) => byText(ways[one], ways[two]));
      for (const [i, each] of alike.entries()) order[each] = sorted[i];
    }
    return order;
  }

  /** Lays a card at each hidden place, as in an earlier world of the same view. */
  lay(arrangement: readonly Card[]): void {
    const { cards, faces } = this;
    for (let i = 0; i < cards.length; i++) faces[cards[i]] = arrangement[i];
  }

  /** Exchanges the cards of two hidden places, if that is possible; otherwise nothing changes. */
  exchange(one: number, two: number): boolean {
    if (!this.mayExchange(one, two)) return false;
    this.swap(one, two);
    // Few games know something about several places at once.
    if (!this.#state.possible || this.asLaid().possible?.(this.viewer)) return true;
    this.swap(one, two);
    return false;
  }

  /** A world as it was laid before, but with the cards of these places in another order. */
  reorder(arrangement: readonly Card[], places: readonly number[], random: Random): S {
    return this.firstPossible(() => {
      this.lay(arrangement);
      for (let i = places.length - 1; i > 0; i--) {
        const other = places[random.below(i + 1)];
        if (this.mayExchange(places[i], other)) this.swap(places[i], other);
      }
    }, random);
  }

  private mayExchange(one: number, two: number): boolean {
    const { places, cards, faces } = this;
    return places[one].may.has(faces[cards[two]]) && places[two].may.has(faces[cards[one]]);
  }

  private swap(one: number, two: number): void {
    const { cards, faces } = this;
    const card = faces[cards[one]];
    faces[cards[one]] = faces[cards[two]];
    faces[cards[two]] = card;
  }

  /** The card that lies in the place of this one in the world that was drawn last. */
  cardFor(card: Card): Card {
    return this.moved.has(card) ? this.faces[card] : card;
  }

  /** An earlier position of the same round, as it was if the world that was drawn last is the true one. */
  earlier(position: S): S {
    return position.relabel(this.faces, this.moved);
  }
}

/** One random situation that this viewer cannot tell from the given one. */
export function determinize<S extends State<S>>(state: S, viewer: Viewer, random: Random): S {
  return new Worlds(state, viewer).draw(random);
}

/** The zone of each card. */
function zonesOf<S extends State<S>>(state: S): ReadonlyMap<Card, number> {
  const zones = new Map<Card, number>();
  for (const [zone, cards] of state.layout().entries()) for (const card of cards) zones.set(card, zone);
  return zones;
}

function byText(one: string, two: string): number {
  return one < two ? -1 : one > two ? 1 : 0;
}

const AS_THEY_ARE: readonly Card[] = Array.from({ length: 56 }, (_, card) => card);

/** Every card with its own face, to change some of them. */
export function ownFaces(): Card[] {
  return AS_THEY_ARE.slice();
}
