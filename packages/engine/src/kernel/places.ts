import type { AnyGame } from './game.ts';
import { inWords } from './in-words.ts';
import { isRecord, type Json } from './json.ts';

/** A place on the table with cards. */
export interface Place {
  /** Its path in the view: `hands.0`. */
  readonly path: string;
  /** Its name in the view, in words: `draw pile`. */
  readonly name: string;
  /** The owner; null for a shared place. */
  readonly seat: number | null;
  /** As the view shows them: "?" is an unseen card. */
  readonly cards: readonly string[];
}

/**
 * The places of any game's position, from a view: the lists of its layout, with the name of the view's field that has
 * the same cards. Other lists of cards in a view (a dealt hand, the options of a choice) are not places.
 */
export function placesOf(game: AnyGame, view: Json, rules: object, seats: number): readonly Place[] {
  const position = game.fromView(view, rules);
  const ids = new Set(game.cardIds);
  const whole = listsIn(position.snapshot(), seats, (text) => ids.has(text));
  const lists = listsIn(view, seats, (text) => text === '?' || ids.has(text));
  const shown = new Map(lists.map((list) => [list.path, list]));
  const known = new Set(lists.flatMap(({ cards }) => cards));
  return position.layout().flatMap((zone, number): Place[] => {
    if (zone.length === 0) return [];
    const cards = zone.map((card) => game.cardIds[card]);
    const listed = whole.find((list) => isSame(list.cards, cards));
    const seen = listed && shown.get(listed.path);
    return [
      seen ?? { path: `zone.${number}`, name: '', seat: null, cards: cards.map((id) => (known.has(id) ? id : '?')) },
    ];
  });
}

function isSame(one: readonly string[], two: readonly string[]): boolean {
  return one.length === two.length && two.every((card) => one.includes(card));
}

/**
 * Every field with cards. Where a list or object has one entry for each seat, an entry belongs to its seat.
 */
function listsIn(view: Json, seats: number, isCard: (text: string) => boolean): readonly Place[] {
  const found: Place[] = [];
  const visit = (value: Json, path: readonly string[], seat: number | null): void => {
    const cards = cardsIn(value, isCard);
    if (cards) {
      found.push({ path: path.join('.'), name: nameOf(path), seat, cards });
      return;
    }
    const bySeat = seat === null && isBySeat(value, seats);
    for (const [key, each] of entriesOf(value)) visit(each, [...path, key], bySeat ? Number(key) : seat);
  };
  visit(view, [], null);
  return found;
}

/** A list of cards may have empty places (null), and facts beside each card (`{ card, marriage }`). */
function cardsIn(value: Json, isCard: (text: string) => boolean): readonly string[] | null {
  const list = Array.isArray(value) ? value.filter((each) => each !== null) : [value];
  const cards = list.flatMap((each) => {
    const texts = Array.isArray(value) && isRecord(each) ? Object.values(each) : [each];
    const here = texts.filter((text): text is string => typeof text === 'string' && isCard(text));
    return here.length === 1 ? here : [];
  });
  return cards.length > 0 && cards.length === list.length ? cards : null;
}

function isBySeat(value: Json, seats: number): boolean {
  const entries = entriesOf(value);
  return entries.length === seats && entries.every(([key, each], i) => key === String(i) && typeof each === 'object');
}

function entriesOf(value: Json): readonly (readonly [string, Json])[] {
  if (Array.isArray(value)) return value.map((each, i) => [String(i), each]);
  return isRecord(value) ? Object.entries(value as Readonly<Record<string, Json>>) : [];
}

/** `players.0.hand` and `hands.0` are a hand, `drawPile` is a draw pile. */
function nameOf(path: readonly string[]): string {
  const words = path.filter((key) => !/^\d+$/.test(key));
  return inWords(words.at(-1) ?? '').replace(/hands$/, 'hand');
}
