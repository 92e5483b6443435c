import { type Card, CardSet } from './cards.ts';
import type { HiddenPlace } from './game.ts';
import { type Random, shuffle } from './random.ts';

const SHUFFLES_BEFORE_COUNTING = 40;

/** One card for each place, uniformly among all ways in which every place gets a card that it may hold. */
export function arrange(places: readonly HiddenPlace[], cards: readonly Card[], random: Random): readonly Card[] {
  const all = CardSet.from(cards);
  const choosy: number[] = [];
  for (let i = 0; i < places.length; i++) if (!all.isWithin(places[i].may)) choosy.push(i);
  const order = cards.slice();
  for (let tries = choosy.length === 0 ? 1 : SHUFFLES_BEFORE_COUNTING; tries > 0; tries--) {
    shuffle(order, random);
    if (choosy.every((place) => places[place].may.has(order[place]))) return order;
  }
  return arrangeByCounting(places, cards, random);
}

/**
 * The same where shuffling rarely fits: each card in turn goes to a kind of place (those that may hold the same cards)
 * with the probability that so many completions are left. The count of completions depends on the free places alone.
 */
export function arrangeByCounting(places: readonly HiddenPlace[], cards: readonly Card[], random: Random): Card[] {
  const kinds = kindsOf(places);
  const free = kinds.map((kind) => kind.places.slice());
  const counted = new Map<string, number>();

  function completions(next: number, room: readonly number[]): number {
    if (next === cards.length) return 1;
    const key = room.join();
    const known = counted.get(key);
    if (known !== undefined) return known;
    let count = 0;
    for (const kind of kinds.keys()) count += completionsIn(kind, next, room);
    counted.set(key, count);
    return count;
  }

  function completionsIn(kind: number, next: number, room: readonly number[]): number {
    if (room[kind] === 0 || !kinds[kind].may.has(cards[next])) return 0;
    return room[kind] * completions(next + 1, room.with(kind, room[kind] - 1));
  }

  const dealt = new Array<Card>(places.length);
  for (const [next, card] of cards.entries()) {
    const room = free.map((list) => list.length);
    const total = completions(next, room);
    if (total === 0) throw new Error('no arrangement fits what the places may hold');
    let point = unitInterval(random) * total;
    let chosen = -1;
    for (const kind of kinds.keys()) {
      const weight = completionsIn(kind, next, room);
      if (weight === 0) continue;
      chosen = kind;
      if (point < weight) break;
      point -= weight;
    }
    const [place] = free[chosen].splice(random.below(free[chosen].length), 1);
    dealt[place] = card;
  }
  return dealt;
}

function kindsOf(places: readonly HiddenPlace[]): { may: CardSet; places: number[] }[] {
  const kinds: { may: CardSet; places: number[] }[] = [];
  for (const [place, { may }] of places.entries()) {
    const kind = kinds.find((other) => other.may.equals(may));
    if (kind) kind.places.push(place);
    else kinds.push({ may, places: [place] });
  }
  return kinds;
}

function unitInterval(random: Random): number {
  return ((random.next() >>> 5) * 0x4000000 + (random.next() >>> 6)) / 0x20000000000000;
}
