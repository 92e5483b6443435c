import { arrange } from '../arrange.ts';
import { type Card, CardSet } from '../cards.ts';
import {
  type Action,
  type AnyGame,
  type AnyState,
  apply,
  DEALER,
  type Event,
  type HiddenPlace,
  type Seat,
  type Viewer,
  view,
} from '../game.ts';
import { actionFrom } from '../kibo.ts';
import { encodeCards, mapCards, redact } from '../knowledge.ts';
import type { Random } from '../random.ts';
import { ownFaces } from '../worlds.ts';
import { type AnySetup, hold, type Step, same, sameActions, show } from './law.ts';

/**
 * The leak law: the cards that the viewer knows neither before nor after the step get other faces. Everything that
 * reaches the viewer must stay the same, byte for byte: views, legal actions, refusals, events.
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

/** Another position before the step that looks the same to the viewer, and the same step in it. */
export function alikeBefore(
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

/** A card that moves face down, such as a discard, has another face in the other position. */
function relabelledMove(game: AnyGame, setup: AnySetup, action: Action, faces: readonly Card[]): Action {
  const relabelled = mapCards(game, action, (card) => (card >= 0 ? faces[card] : card));
  const catalogue = game.actions(setup.rules, setup.seats);
  return actionFrom(game, catalogue, encodeCards(game, relabelled)) ?? action;
}

/** The order of a reshuffle is chance: cards that the viewer does not know afterwards may be in any order. */
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
