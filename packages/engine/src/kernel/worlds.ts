import { Arrangements } from './arrange.ts';
import { type Card, CardSet } from './cards.ts';
import type { State, Viewer } from './game.ts';
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
  private readonly cards: readonly Card[];
  private readonly moved: CardSet;
  private readonly arrangements: Arrangements;
  private readonly faces = ownFaces();

  constructor(state: S, viewer: Viewer) {
    const places = state.hidden(viewer);
    this.#state = state;
    this.viewer = viewer;
    this.cards = places.map(({ card }) => card);
    this.moved = CardSet.from(this.cards);
    this.arrangements = new Arrangements(places, this.moved.toArray());
  }

  draw(random: Random): S {
    const { viewer, cards, moved, arrangements, faces } = this;
    let world: S;
    do {
      const dealt = arrangements.draw(random);
      for (let i = 0; i < cards.length; i++) faces[cards[i]] = dealt[i];
      world = this.#state.relabel(faces, moved);
    } while (world.possible?.(viewer) === false);
    return world.redrawPrivate ? world.redrawPrivate(viewer, random) : world;
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

const AS_THEY_ARE: readonly Card[] = Array.from({ length: 56 }, (_, card) => card);

/** Every card with its own face, to change some of them. */
export function ownFaces(): Card[] {
  return AS_THEY_ARE.slice();
}
