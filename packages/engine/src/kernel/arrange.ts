import { type Card, CardSet } from './cards.ts';
import type { HiddenPlace } from './game.ts';
import { type Random, shuffle, unitInterval } from './random.ts';

const TRIES_BEFORE_COUNTING = 20_000;

/** One card for each place, uniform among all arrangements in which every place gets a card that it may hold. */
export function arrange(places: readonly HiddenPlace[], cards: readonly Card[], random: Random): readonly Card[] {
  return new Arrangements(places, cards).draw(random);
}

/** Arrangements of the same cards in the same places, drawn one after the other. */
export class Arrangements {
  private readonly cards: readonly Card[];
  /** Null where any card may lie anywhere. */
  private readonly groups: readonly Group[] | null;
  /** What was drawn last. */
  private readonly dealt: Card[];

  constructor(places: readonly HiddenPlace[], cards: readonly Card[]) {
    const all = CardSet.from(cards);
    this.cards = cards;
    this.dealt = cards.slice();
    this.groups = places.every(({ may }) => all.isWithin(may)) ? null : groupsOf(places, all);
  }

  /** The list is used again by the next call. */
  draw(random: Random): readonly Card[] {
    const { cards, dealt, groups } = this;
    if (!groups) {
      for (let i = 0; i < cards.length; i++) dealt[i] = cards[i];
      shuffle(dealt, random);
      return dealt;
    }
    for (const { places, cards: fitting, indices } of groups) {
      const order = arrangeByTrying(places, fitting, random) ?? arrangeByCounting(places, fitting, random);
      for (let i = 0; i < indices.length; i++) dealt[indices[i]] = order[i];
    }
    return dealt;
  }
}

/** Some of the places, by their indices, and the cards that lie there in some order. */
interface Group {
  readonly indices: readonly number[];
  readonly places: readonly HiddenPlace[];
  readonly cards: readonly Card[];
}

function groupsOf(places: readonly HiddenPlace[], all: CardSet): readonly Group[] {
  return independent(places).map(({ may, places: indices }) => {
    const cards = all.intersect(may).toArray();
    if (cards.length !== indices.length) throw new Error('no arrangement fits what the places may hold');
    return { indices, places: indices.map((place) => places[place]), cards };
  });
}

/**
 * Groups of places that share no possible card are arranged separately, such as the cards before and after a reshuffle.
 */
function independent(places: readonly HiddenPlace[]): readonly { may: CardSet; places: number[] }[] {
  let groups: { may: CardSet; places: number[] }[] = [];
  for (const { may, places: alike } of kindsOf(places)) {
    const touching = groups.filter((group) => group.may.countIn(may) > 0);
    const merged = {
      may: touching.reduce((union, group) => union.union(group.may), may),
      places: [...touching.flatMap((group) => group.places), ...alike],
    };
    groups = [...groups.filter((group) => !touching.includes(group)), merged];
  }
  return groups;
}

/**
 * Rejection sampling: shuffles, the most restricted places first, until all cards fit; null when that takes too long.
 */
function arrangeByTrying(places: readonly HiddenPlace[], cards: readonly Card[], random: Random): Card[] | null {
  const order = places.map((_, place) => place).sort((a, b) => places[a].may.size - places[b].may.size);
  const pool = cards.slice();
  const dealt = new Array<Card>(places.length);
  for (let tries = 0; tries < TRIES_BEFORE_COUNTING; tries++) {
    let next = 0;
    for (; next < order.length; next++) {
      const drawn = next + random.below(pool.length - next);
      const card = pool[drawn];
      if (!places[order[next]].may.has(card)) break;
      pool[drawn] = pool[next];
      pool[next] = card;
      dealt[order[next]] = card;
    }
    if (next === order.length) return dealt;
  }
  return null;
}

/**
 * The same where rejection sampling rarely succeeds: each card in turn goes to a kind of place (places that may hold
 * the same cards), weighted by the number of completions. That number depends only on the free places.
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
