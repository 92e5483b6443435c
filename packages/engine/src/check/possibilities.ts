import { type Card, CardSet } from '../kernel/cards.ts';
import type { HiddenPlace } from '../kernel/game.ts';
import { cardsOfRanks } from './cards.ts';

/** A place whose card a viewer has not seen, and the ranks that are ruled out for it. */
export interface Unseen {
  readonly card: Card;
  /** One bit for each rank. */
  readonly ruledOut: number;
}

/**
 * Exactly the cards that each unseen place can hold. `origins` are the sets of cards that were shuffled together: the
 * pack, and each reshuffled pile without the cards of a later one. They are public, so a place holds a card of its own
 * origin. A place where only one card is possible is not hidden, and is left out.
 */
export function possibilities(unseen: readonly Unseen[], origins: readonly CardSet[]): readonly HiddenPlace[] {
  const all = CardSet.from(unseen.map(({ card }) => card));
  const places: HiddenPlace[] = [];
  let restricted = false;
  const together = origins.map((origin) => origin.intersect(all));
  for (const { card, ruledOut } of unseen) {
    const may = together.find((origin) => origin.has(card)) ?? all;
    const narrower = ruledOut === 0 ? may : may.minus(cardsOfRanks(ruledOut));
    restricted ||= narrower.size < may.size;
    places.push({ card, may: narrower });
  }
  const exact = restricted ? exclude(places, together) : places;
  return exact.every(({ may }) => may.size > 1) ? exact : exact.filter(({ may }) => may.size > 1);
}

/** Removes the cards that no complete arrangement can put into a place, origin by origin. */
function exclude(places: readonly HiddenPlace[], origins: readonly CardSet[]): readonly HiddenPlace[] {
  let exact = places;
  for (const origin of origins) {
    const here = exact.filter(({ card }) => origin.has(card));
    if (!couldBeTight(here, origin.size)) continue;
    const cycles = onCycles(here);
    exact = exact.map((place) => cycles.get(place.card) ?? place);
  }
  return exact;
}

/**
 * A card can be excluded only when some k restricted places share just k cards (Hall). Each of them may hold all cards
 * except the ruled out ones, so there must be that many restricted places: rare until few cards are left.
 */
function couldBeTight(places: readonly HiddenPlace[], cards: number): boolean {
  const restricted = places.filter(({ may }) => may.size < cards);
  const fewest = restricted.reduce((least, { may }) => Math.min(least, may.size), cards);
  return restricted.length >= fewest && restricted.length > 0;
}

/**
 * The true position is one complete arrangement; every other one differs from it by cycles in which each place takes
 * the card of the next. So a place may hold a card if and only if a cycle leads from that card's place back to it
 * (Régin 1994).
 */
function onCycles(places: readonly HiddenPlace[]): ReadonlyMap<Card, HiddenPlace> {
  const may = new Map(places.map((place) => [place.card, place.may]));
  const reachable = new Map(places.map(({ card }) => [card, reach(card, may)]));
  const exact = new Map<Card, HiddenPlace>();
  for (const place of places) {
    const back = place.may.toArray().filter((card) => reachable.get(card)?.has(place.card));
    exact.set(place.card, { card: place.card, may: CardSet.from(back) });
  }
  return exact;
}

/** The cards whose places can be reached, including the start. */
function reach(start: Card, may: ReadonlyMap<Card, CardSet>): CardSet {
  let reached = CardSet.of(start);
  let fresh = reached;
  while (!fresh.isEmpty) {
    let next = CardSet.EMPTY;
    for (const card of fresh.toArray()) next = next.union(may.get(card) ?? CardSet.EMPTY);
    fresh = next.minus(reached);
    reached = reached.union(fresh);
  }
  return reached;
}
