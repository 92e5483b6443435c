import { type AnyState, type Card, CardSet, type HiddenPlace, type Random } from '@madang/engine';
import { Arrangements, ownFaces } from '@madang/engine/internal';

/**
 * Positions that all seats together could not tell from the true one: only cards that nobody knows change places, such as
 * those of the stock. Nobody's choice could depend on these cards, so every arrangement is as likely as another.
 */
export class UnknownCards {
  /** The cards that nobody knows. */
  readonly cards: CardSet;
  private readonly state: AnyState;
  private readonly seats: number;
  private readonly places: readonly Card[];
  private readonly arrangements: Arrangements;
  private readonly faces = ownFaces();

  constructor(state: AnyState, seats: number) {
    this.state = state;
    this.seats = seats;
    const places = hiddenFromAll(state, seats);
    this.places = places.map(({ card }) => card);
    this.cards = CardSet.from(this.places);
    this.arrangements = new Arrangements(places, this.cards.toArray());
  }

  /** A position of the caller's own. */
  draw(random: Random): AnyState {
    const { state, seats, places, cards, arrangements, faces } = this;
    if (places.length < 2) return state.clone();
    for (;;) {
      const dealt = arrangements.draw(random);
      for (let i = 0; i < places.length; i++) faces[places[i]] = dealt[i];
      const world = state.relabel(faces, cards);
      if (isPossible(world, seats)) return world;
    }
  }
}

function hiddenFromAll(state: AnyState, seats: number): readonly HiddenPlace[] {
  const [first, ...others] = Array.from({ length: seats }, (_, seat) => placesHiddenFrom(state, seat));
  const cards = [...first.keys()].filter((card) => others.every((hidden) => hidden.has(card)));
  const all = CardSet.from(cards);
  return cards.map((card) => ({
    card,
    may: [first, ...others].reduce((may, hidden) => may.intersect(hidden.get(card) ?? may), all),
  }));
}

/** By the card that lies there, what may lie there. */
function placesHiddenFrom(state: AnyState, seat: number): ReadonlyMap<Card, CardSet> {
  return new Map(state.hidden(seat).map(({ card, may }) => [card, may]));
}

function isPossible(world: AnyState, seats: number): boolean {
  if (!world.possible) return true;
  for (let seat = 0; seat < seats; seat++) if (!world.possible(seat)) return false;
  return true;
}
