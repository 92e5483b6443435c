import { arrange } from './arrange.ts';
import { type Card, CardSet } from './cards.ts';
import {
  type Action,
  type AnyGame,
  type AnyState,
  apply,
  type Carry,
  DEALER,
  type Event,
  type HiddenPlace,
  type Outcome,
  RESIGN,
  type RoundSetup,
  type Seat,
  type Viewer,
  view,
} from './game.ts';
import { canonical } from './json.ts';
import { actionFrom, hashText } from './kibo.ts';
import { determinize, mapCards, ownFaces, redact, written } from './knowledge.ts';
import type { MatchSetup } from './match.ts';
import { playInPlace } from './play-in-place.ts';
import { FastRandom, type Random } from './random.ts';
import type { AnyTurned } from './random-match.ts';

// What must hold in every game, at every step of every match. `describeGame` runs these; each says what it saw.

export class LawBroken extends Error {
  readonly law: string;

  constructor(law: string, what: string) {
    super(`${law}: ${what}`);
    this.name = 'LawBroken';
    this.law = law;
  }
}

function hold(condition: boolean, law: string, what: () => string): asserts condition {
  if (!condition) throw new LawBroken(law, what());
}

/** A position in a match, and the step that led on from it. */
export interface Step {
  readonly before: AnyState;
  readonly seat: Seat;
  readonly action: Action;
  readonly after: AnyState;
  readonly events: readonly Event[];
}

export type AnySetup = RoundSetup<object, Carry>;

const show = (game: AnyGame, action: Action): string => canonical(written(game, action));

export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'table'];
}

/** Every card of the pack lies in exactly one place. */
export function cardsAreConserved(game: AnyGame, setup: AnySetup, state: AnyState): void {
  const law = 'cards are conserved';
  const lying = state.layout().flat();
  const pack = game.pack(setup.rules, setup.seats);
  const twice = lying.filter((card, i) => lying.indexOf(card) !== i);
  hold(twice.length === 0, law, () => `${twice.map((card) => game.cardIds[card])} lie in two places`);
  const missing = pack.filter((card) => !lying.includes(card));
  hold(missing.length === 0, law, () => `${missing.map((card) => game.cardIds[card])} are nowhere`);
  hold(lying.length === pack.length, law, () => 'a card lies there that is not in the pack');
}

/** A state that was handed out is the same for ever: here, after the whole match went on from it. */
export function oldStatesStayed(hashes: ReadonlyMap<AnyState, number>): void {
  for (const [state, hash] of hashes)
    hold(
      state.hash() === hash,
      'an old state never changes',
      () => `hash ${hashText(state.hash())}, not ${hashText(hash)}`,
    );
}

/** Legal is what is not refused, for each seat and each action of the catalogue; asking changes nothing. */
export function legalIsNotRefused(game: AnyGame, setup: AnySetup, state: AnyState): void {
  const law = 'legal actions are exactly those not refused';
  const before = state.hash();
  const actors = game.actors(state);
  for (let seat = 0; seat < setup.seats; seat++) {
    const legal = new Set(game.legal(state, seat));
    hold(
      actors.includes(seat) === legal.size > 0,
      law,
      () => `seat ${seat}: actor ${actors.includes(seat)}, ${legal.size} legal`,
    );
    for (const action of game.actions(setup.rules, setup.seats)) {
      const refusal = game.refuse(state, seat, action);
      hold(
        legal.has(action) === (refusal === null),
        law,
        () => `seat ${seat}, ${show(game, action)}: ${refusal?.code ?? 'not refused'}`,
      );
    }
    for (const action of legal) {
      hold(
        game.actions(setup.rules, setup.seats)[action.index] === action,
        law,
        () => `${show(game, action)} is not in the catalogue`,
      );
      hold(
        game.read(state, seat, written(game, action)) === action,
        law,
        () => `${show(game, action)} is not read as it is written`,
      );
    }
    if (legal.size > 0) {
      const fallback = game.fallback(state, seat);
      hold(legal.has(fallback), law, () => `the fallback ${show(game, fallback)} is not legal`);
    }
  }
  hold(state.hash() === before, 'a refused action changes nothing', () => 'the state differs after asking');
}

/** Whatever a client sends is answered by an action or a refusal; nothing throws, nothing changes. */
export function rubbishIsRefused(game: AnyGame, setup: AnySetup, state: AnyState, rubbish: readonly unknown[]): void {
  const before = state.hash();
  for (let seat = 0; seat < setup.seats; seat++)
    for (const json of rubbish) {
      const read = game.read(state, seat, json);
      const refused =
        'code' in read || game.refuse(state, seat, read) !== null || game.legal(state, seat).includes(read);
      hold(refused, 'rubbish is refused', () => `${JSON.stringify(json)} was taken`);
    }
  hold(state.hash() === before, 'a refused action changes nothing', () => 'the state differs after rubbish');
}

/** What is known of a state is plain data, and the whole of it restores the state. */
export function snapshotRestores(game: AnyGame, setup: AnySetup, state: AnyState): void {
  const law = 'a snapshot restores the state';
  const text = JSON.stringify(state.snapshot());
  const restored = game.restore(JSON.parse(text), setup);
  hold(restored.hash() === state.hash(), law, () => `hash ${hashText(restored.hash())}, not ${hashText(state.hash())}`);
  hold(JSON.stringify(restored.snapshot()) === text, law, () => 'it has another snapshot');
  const actors = game.actors(state);
  hold(canonical(game.actors(restored)) === canonical(actors), law, () => 'others are to act');
  for (const seat of actors)
    hold(sameActions(game.legal(state, seat), game.legal(restored, seat)), law, () => 'other actions are legal');
}

/** The hidden places name each unseen card once, and think the truth possible. */
export function hiddenIsSound(game: AnyGame, state: AnyState, viewer: Viewer): void {
  const law = 'hidden places are sound';
  const places = state.hidden(viewer);
  const cards = CardSet.from(places.map((place) => place.card));
  hold(cards.size === places.length, law, () => 'a card is hidden in two places');
  hold(state.possible?.(viewer) !== false, law, () => `the truth is thought impossible (viewer ${viewer})`);
  for (const { card, may } of places) {
    hold(may.has(card), law, () => `${game.cardIds[card]} is thought impossible where it lies (viewer ${viewer})`);
    hold(
      may.isWithin(cards),
      law,
      () => `a card whose place is known is thought possible elsewhere (viewer ${viewer})`,
    );
  }
}

/**
 * The leak law: relabelled within what the viewer knows neither before nor after the step, everything that reaches the
 * viewer stays the same, byte for byte: views, legal actions, refusals, events.
 */
export function nothingLeaks(game: AnyGame, setup: AnySetup, step: Step, viewer: Viewer, random: Random): void {
  const law = 'nothing leaks';
  const other = alikeBefore(game, setup, step, viewer, random);
  const where = (): string => `viewer ${viewer}, after ${show(game, step.action)} by seat ${step.seat}`;
  same(law, () => `the view before, ${where()}`, view(step.before, viewer), view(other.before, viewer));
  if (viewer !== 'table') sameChoices(game, setup, law, step.before, other.before, viewer);
  const events: Event[] = [];
  const after = apply(game, other.before, step.seat, other.action, (event: Event) => events.push(event));
  same(law, () => `the view after, ${where()}`, view(step.after, viewer), view(after, viewer));
  const told = (list: readonly Event[], state: AnyState): unknown =>
    list.map((event) => redact(game, event, viewer, state)).filter((event) => event !== null);
  same(law, () => `the events, ${where()}`, told(step.events, step.after), told(events, after));
  if (viewer !== 'table') sameChoices(game, setup, law, step.after, after, viewer);
}

/** The position before the step as it could also be for the viewer, and the step in it. */
function alikeBefore(
  game: AnyGame,
  setup: AnySetup,
  step: Step,
  viewer: Viewer,
  random: Random,
): { before: AnyState; action: Action } {
  const after = new Map(step.after.hidden(viewer).map((place) => [place.card, place.may]));
  const both = step.before.hidden(viewer).filter((place) => after.has(place.card));
  const moved = CardSet.from(both.map((place) => place.card));
  const places: HiddenPlace[] = both.map(({ card, may }) => ({
    card,
    may: may.intersect(after.get(card) ?? CardSet.EMPTY).intersect(moved),
  }));
  const faces = ownFaces();
  const couldBe = (state: AnyState): boolean => state.possible?.(viewer) !== false;
  do {
    const dealt = arrange(places, moved.toArray(), random);
    for (const [i, { card }] of places.entries()) faces[card] = dealt[i];
  } while (!couldBe(step.before.relabel(faces, moved)) || !couldBe(step.after.relabel(faces, moved)));
  const relabelled = step.before.relabel(faces, moved);
  const before =
    step.seat === viewer || !relabelled.redrawPrivate ? relabelled : relabelled.redrawPrivate(viewer, random);
  const chance = step.seat === DEALER;
  return {
    before,
    action: chance ? relabelledChance(step, faces, after, random) : relabelledMove(game, setup, step.action, faces),
  };
}

/** A card that moves face down, a discard say, is in the other position the card with the other face. */
function relabelledMove(game: AnyGame, setup: AnySetup, action: Action, faces: readonly Card[]): Action {
  const relabelled = mapCards(game, action, (card) => (card >= 0 ? faces[card] : card));
  const catalogue = game.actions(setup.rules, setup.seats);
  return actionFrom(game, catalogue, written(game, relabelled)) ?? action;
}

/** A reshuffle's order is chance: where the viewer does not know the cards afterwards, any other order will do. */
function relabelledChance(
  step: Step,
  faces: readonly Card[],
  after: ReadonlyMap<Card, CardSet>,
  random: Random,
): Action {
  const { action } = step;
  if (!('order' in action) || !Array.isArray(action.order)) return action;
  const order: Card[] = action.order.map((card: Card) => faces[card]);
  const unknown = order.flatMap((card, i) => (after.has(card) ? [i] : []));
  for (let i = unknown.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[unknown[i]], order[unknown[j]]] = [order[unknown[j]], order[unknown[i]]];
  }
  return { ...action, order } as Action;
}

function sameChoices(game: AnyGame, setup: AnySetup, law: string, one: AnyState, two: AnyState, seat: Seat): void {
  hold(sameActions(game.legal(one, seat), game.legal(two, seat)), law, () => `seat ${seat}'s legal actions`);
  for (const action of game.actions(setup.rules, setup.seats))
    same(
      law,
      () => `the refusal of ${show(game, action)} to seat ${seat}`,
      game.refuse(one, seat, action),
      game.refuse(two, seat, action),
    );
}

function sameActions(one: readonly Action[], two: readonly Action[]): boolean {
  return one.length === two.length && one.every((action, i) => action === two[i]);
}

function same(law: string, what: () => string, one: unknown, two: unknown): void {
  const [a, b] = [JSON.stringify(one), JSON.stringify(two)];
  hold(a === b, law, () => `${what()}\n  ${a}\n  ${b}`);
}

/** The no-peek law, exactly: two truths that look alike to the viewer are determinized to the identical world. */
export function determinizingPeeksNot(state: AnyState, viewer: Viewer, random: Random): void {
  const law = 'determinizing does not peek';
  const seed = random.next();
  const alike = determinize(state, viewer, random);
  same(
    'nothing leaks',
    () => `a world that could be has another view for ${viewer}`,
    view(state, viewer),
    view(alike, viewer),
  );
  const one = determinize(state, viewer, new FastRandom(seed));
  const two = determinize(alike, viewer, new FastRandom(seed));
  hold(one.hash() === two.hash(), law, () => `two truths give viewer ${viewer} two worlds`);
  same(law, () => `two truths give viewer ${viewer} two worlds`, one.snapshot(), two.snapshot());
}

/** Every world that could be is drawn as often as any other (chi-square; the limit is one in a million). */
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
    hold(world !== undefined, 'determinizing is uniform', () => 'a world was drawn that cannot be');
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

/** Wilson and Hilferty's approximation of the chi-square quantile for one in a million. */
export function chiSquareLimit(freedom: number): number {
  const ninth = 2 / (9 * freedom);
  return freedom * (1 - ninth + 4.7534 * Math.sqrt(ninth)) ** 3;
}

/** A claim is what its items and factors say, a seat's points are its claims, and scores are the points' sums. */
export function pointsAreAccounted(outcome: Outcome, before: Carry, after: Carry): void {
  const law = 'points are accounted for';
  const points = before.scores.map(() => 0);
  for (const claim of outcome.claims) {
    const sum = claim.items.reduce((total, item) => total + item.points, 0);
    const product = claim.factors.reduce((total, { factor }) => total * factor, 1);
    hold(sum * product === claim.total, law, () => `${JSON.stringify(claim)} should be ${sum * product}`);
    const paid = claim.paid ?? claim.total;
    hold(Math.abs(paid) <= Math.abs(claim.total), law, () => `more was paid than claimed: ${JSON.stringify(claim)}`);
    points[claim.seat] += paid;
    if (claim.from !== null) points[claim.from] -= paid;
  }
  same(law, () => 'points by seat against the claims', outcome.points, points);
  same(
    law,
    () => 'scores',
    after.scores,
    before.scores.map((score, seat) => score + points[seat]),
  );
  hold(after.scores.every(Number.isSafeInteger), law, () => `a score is not a whole number: ${after.scores}`);
}

/** Whoever resigns ends the match, and does not win it. */
export function resigningEndsTheMatch(game: AnyGame, state: AnyState, seat: Seat): void {
  const law = 'resigning ends the match';
  const after = apply(game, state, seat, RESIGN);
  const outcome = game.outcome(after);
  hold(outcome !== null, law, () => 'the round goes on');
  const { result } = game.carry(after);
  hold(result !== null, law, () => 'the match goes on');
  hold(
    result.winners.length > 0 && !result.winners.includes(seat),
    law,
    () => `seat ${seat} resigned, ${result.winners} won`,
  );
}

/** A match played in place, as simulations do, comes to the same hashes and scores. */
export function inPlaceEqualsMatch(game: AnyGame, setup: MatchSetup<object>, turns: readonly AnyTurned[]): void {
  const law = 'playing in place equals the match';
  const acted = turns.flatMap(({ happenings }) => happenings.filter((happening) => happening.kind === 'acted'));
  let next = 0;
  const recorded = (): (typeof acted)[number] => {
    hold(next < acted.length, law, () => 'it goes on');
    return acted[next];
  };
  const carry = playInPlace(game, setup, () => recorded().action, {
    choosesSeat: () => recorded().seat,
    acted: (seat, _action, state) => {
      const { seat: actor, state: after } = recorded();
      hold(seat === actor && state.hash() === after.hash(), law, () => `action ${next + 1} comes to another state`);
      next++;
    },
  });
  same(law, () => 'scores', carry.scores, turns[turns.length - 1].match.scores);
}
