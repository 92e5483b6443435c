import { type Card, CardSet, NONE } from './cards.ts';
import type { Action, Event, State, Viewer } from './game.ts';
import type { Json } from './json.ts';

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

/**
 * Whether a viewer knows more about the cards after than before: a card that was hidden is known, or cards are ruled out at
 * its place. Both positions are of one deal.
 */
export function hasSeenMore(
  before: Pick<State<unknown>, 'hidden'>,
  after: Pick<State<unknown>, 'hidden'>,
  viewer: Viewer,
): boolean {
  const now = new Map(after.hidden(viewer).map(({ card, may }) => [card, may]));
  return before.hidden(viewer).some(({ card, may }) => {
    const still = now.get(card);
    return still === undefined || !may.minus(still).isEmpty;
  });
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

/** An action or an event as in records: cards by their ids, "?" for a hidden one. */
export type Written = { readonly type: string } & { readonly [field: string]: Json };

/** Plain data with card ids instead of numbers: no card is null, an unseen one "?". */
export function encodeCards(game: CardNames, value: object): Json {
  const { index: _, ...fields } = mapCards<object & { index?: number }, string | null>(game, value, (card) =>
    card >= 0 ? game.cardIds[card] : card === UNSEEN ? '?' : null,
  );
  return fields as Json;
}

/** An action or event as the rules define it, from its plain data: card ids become numbers again. */
export function decodeCards(game: CardNames, written: Written): Action {
  const fields: Record<string, unknown> = {};
  const card = (id: unknown): unknown =>
    id === null ? NONE : id === '?' ? UNSEEN : typeof id === 'string' ? game.cardIds.indexOf(id) : id;
  for (const field of game.cardFields) {
    const value = written[field];
    if (Array.isArray(value)) fields[field] = value.map(card);
    else if (value !== undefined) fields[field] = card(value);
  }
  return { index: -1, ...written, ...fields };
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
