import { CardSet } from '../cards.ts';
import { type AnyGame, type AnyState, type Viewer, view } from '../game.ts';
import { isRecord } from '../json.ts';
import { FastRandom, type Random, shuffle } from '../random.ts';
import { determinize, ownFaces } from '../worlds.ts';
import { type AnySetup, hold, same, sameActions } from './law.ts';

/** The hidden places name each unseen card once, and the true card is possible at each. */
export function hiddenIsSound(game: AnyGame, state: AnyState, viewer: Viewer): void {
  const law = 'hidden places are sound';
  const places = state.hidden(viewer);
  const cards = CardSet.from(places.map((place) => place.card));
  hold(cards.size === places.length, law, () => 'a card is hidden in two places');
  hold(state.possible?.(viewer) !== false, law, () => `the true position is thought impossible (viewer ${viewer})`);
  for (const { card, may } of places) {
    hold(may.has(card), law, () => `${game.cardIds[card]} is thought impossible at its place (viewer ${viewer})`);
    hold(
      may.isWithin(cards),
      law,
      () => `a card whose place is known is thought possible elsewhere (viewer ${viewer})`,
    );
  }
}

/** The no-peek law: two positions that look the same to the viewer are determinized to the identical position. */
export function determinizingPeeksNot(state: AnyState, viewer: Viewer, random: Random): void {
  const law = 'determinizing does not peek';
  const seed = random.next();
  const alike = determinize(state, viewer, random);
  same(
    'nothing leaks',
    () => `a determinized position has another view for ${viewer}`,
    view(state, viewer),
    view(alike, viewer),
  );
  const one = determinize(state, viewer, new FastRandom(seed));
  const two = determinize(alike, viewer, new FastRandom(seed));
  hold(
    one.hash() === two.hash(),
    law,
    () => `two positions with the same view give viewer ${viewer} different results`,
  );
  same(
    law,
    () => `two positions with the same view give viewer ${viewer} different results`,
    one.snapshot(),
    two.snapshot(),
  );
}

/**
 * `fromView` makes a position from a view that gives its viewer the same view and the same legal actions. Only places
 * where a single card is possible may differ: that depends on where the unseen cards are.
 */
export function viewRebuilds(game: AnyGame, setup: AnySetup, state: AnyState, viewer: Viewer): void {
  const law = 'a view rebuilds a position';
  const seen = view(state, viewer);
  const rebuilt = game.fromView(JSON.parse(JSON.stringify(seen)), setup.rules);
  const again = view(rebuilt, viewer);
  same(law, () => `it has another view for ${viewer}`, masked(seen, again), masked(again, seen));
  if (viewer === 'table') return;
  const isSame = sameActions(game.legal(state, viewer), game.legal(rebuilt, viewer));
  hold(isSame, law, () => `other actions are legal for ${viewer}`);
}

/** The view, with "?" wherever the other view has it. */
function masked(value: unknown, other: unknown): unknown {
  if (other === '?') return other;
  if (Array.isArray(value) && Array.isArray(other)) return value.map((each, i) => masked(each, other[i]));
  if (!isRecord(value) || !isRecord(other)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, masked(each, other[name])]));
}

/** Every possible position is drawn equally often (chi-square; the limit is one in a million). */
export function determinizingIsUniform(state: AnyState, viewer: Viewer, random: Random, most = 120): boolean {
  const places = state.hidden(viewer);
  const worlds = new Map<string, { expected: number; drawn: number }>();
  let ways = 0;
  const faces = ownFaces();
  const moved = CardSet.from(places.map((place) => place.card));
  const textOf = (world: AnyState): string => JSON.stringify(world.layout().map((zone) => zone));
  const visit = (place: number, left: CardSet): boolean => {
    if (place === places.length) {
      const world = state.relabel(faces, moved);
      if (world.possible?.(viewer) === false) return true;
      const text = textOf(world);
      const count = worlds.get(text) ?? { expected: 0, drawn: 0 };
      count.expected++;
      worlds.set(text, count);
      return ++ways <= most * 24 && worlds.size <= most;
    }
    const fits = left.intersect(places[place].may);
    for (let card = fits.first; card >= 0; card = fits.after(card)) {
      faces[places[place].card] = card;
      if (!visit(place + 1, left.without(card))) return false;
    }
    return true;
  };
  if (places.length > 8 || !visit(0, moved) || worlds.size < 2) return false;
  const draws = worlds.size * 30;
  for (let i = 0; i < draws; i++) {
    const text = textOf(determinize(state, viewer, random));
    const world = worlds.get(text);
    hold(world !== undefined, 'determinizing is uniform', () => 'an impossible position was drawn');
    world.drawn++;
  }
  let chiSquare = 0;
  for (const { expected, drawn } of worlds.values()) {
    const mean = (draws * expected) / ways;
    chiSquare += (drawn - mean) ** 2 / mean;
  }
  const freedom = worlds.size - 1;
  const limit = chiSquareLimit(freedom);
  hold(
    chiSquare < limit,
    'determinizing is uniform',
    () => `chi-square ${chiSquare.toFixed(1)} over ${freedom} degrees of freedom`,
  );
  return true;
}

const DRAWS = 250;
const TRIES = 20_000;
/** More than any pack has. */
const MOST_CARDS = 1000;

/**
 * The same where there are too many possible positions to count: drawn positions are compared with shuffled ones, of
 * which only the possible ones are kept. Every card must be at every place equally often in both.
 */
export function determinizingIsEven(state: AnyState, viewer: Viewer, random: Random): boolean {
  const shuffled = shuffledWorlds(state, viewer, random);
  if (shuffled.length < DRAWS) return false;
  const cells = new Map<number, [number, number]>();
  const count = (world: AnyState, which: 0 | 1): void => {
    for (const [zone, cards] of world.layout().entries())
      for (const [place, card] of cards.entries()) {
        const key = (zone * MOST_CARDS + place) * MOST_CARDS + card;
        const cell = cells.get(key) ?? [0, 0];
        cell[which]++;
        cells.set(key, cell);
      }
  };
  for (const world of shuffled) {
    count(world, 0);
    count(determinize(state, viewer, random), 1);
  }
  let chiSquare = 0;
  let freedom = 0;
  for (const [one, two] of cells.values()) {
    if (one + two < 10 || one + two === 2 * DRAWS) continue;
    chiSquare += (one - two) ** 2 / (one + two);
    freedom++;
  }
  if (freedom < 2) return false;
  hold(
    chiSquare < chiSquareLimit(freedom),
    'determinizing is uniform',
    () => `chi-square ${chiSquare.toFixed(1)} over ${freedom} places and cards`,
  );
  return true;
}

function shuffledWorlds(state: AnyState, viewer: Viewer, random: Random): readonly AnyState[] {
  const places = state.hidden(viewer);
  const moved = CardSet.from(places.map((place) => place.card));
  const cards = moved.toArray();
  const worlds: AnyState[] = [];
  for (let tries = 0; tries < TRIES && worlds.length < DRAWS; tries++) {
    shuffle(cards, random);
    if (!places.every(({ may }, i) => may.has(cards[i]))) continue;
    const faces = ownFaces();
    for (const [i, { card }] of places.entries()) faces[card] = cards[i];
    const world = state.relabel(faces, moved);
    if (world.possible?.(viewer) !== false) worlds.push(world);
  }
  return worlds;
}

/** Wilson and Hilferty's approximation of the chi-square quantile for one in a million. */
export function chiSquareLimit(freedom: number): number {
  const ninth = 2 / (9 * freedom);
  return freedom * (1 - ninth + 4.7534 * Math.sqrt(ninth)) ** 3;
}
