import { arrange } from './arrange.ts';
import { type Card, CardSet } from './cards.ts';
import type { Event, State, Viewer } from './game.ts';
import type { Json } from './json.ts';
import type { Random } from './random.ts';

/** A card in an event that the viewer does not know. */
export const UNSEEN: Card = -2;

/** The cards whose place this viewer does not know. */
export function unseen(state: Pick<State<unknown>, 'hidden'>, viewer: Viewer): CardSet {
  return CardSet.from(state.hidden(viewer).map((place) => place.card));
}

interface CardNames {
  readonly cardIds: readonly string[];
  readonly cardFields: readonly string[];
}

/** The event as this viewer may know it after the step; null for a private event of another seat. */
export function redact<E extends Event>(
  game: CardNames,
  event: E,
  viewer: Viewer,
  after: Pick<State<unknown>, 'hidden'>,
): E | null {
  if (event.only !== undefined && event.only !== viewer) return null;
  const hidden = unseen(after, viewer);
  return mapCards(game, event, (card) => (card >= 0 && hidden.has(card) ? UNSEEN : card));
}

/** Plain data with card ids instead of numbers: no card is null, an unseen one "?". */
export function encodeCards(game: CardNames, value: object): Json {
  const { index: _, ...fields } = mapCards<object & { index?: number }, string | null>(game, value, (card) =>
    card >= 0 ? game.cardIds[card] : card === UNSEEN ? '?' : null,
  );
  return fields as Json;
}

/** The same action or event with other cards in its card fields. */
export function mapCards<T extends object, To = Card>(game: CardNames, value: T, map: (card: Card) => To): T {
  const copy = { ...value } as Record<string, unknown>;
  for (const field of game.cardFields) {
    const cards: unknown = copy[field];
    if (Array.isArray(cards)) copy[field] = cards.map(map);
    else if (typeof cards === 'number') copy[field] = map(cards);
  }
  return copy as T;
}

/**
 * A random position that this viewer cannot tell from the given one. It depends only on the viewer's view and the
 * generator: the sorted unseen cards are dealt to the hidden places. Two positions that look the same give the same
 * result.
 */
export function determinize<S extends State<S>>(state: S, viewer: Viewer, random: Random): S {
  const places = state.hidden(viewer);
  const faces = ownFaces();
  const moved = CardSet.from(places.map((place) => place.card));
  let world: S;
  do {
    const dealt = arrange(places, moved.toArray(), random);
    for (let i = 0; i < places.length; i++) faces[places[i].card] = dealt[i];
    world = state.relabel(faces, moved);
  } while (world.possible?.(viewer) === false);
  return world.redrawPrivate ? world.redrawPrivate(viewer, random) : world;
}

const AS_THEY_ARE: readonly Card[] = Array.from({ length: 56 }, (_, card) => card);

/** Every card with its own face, as a list to change. */
export function ownFaces(): Card[] {
  return AS_THEY_ARE.slice();
}
