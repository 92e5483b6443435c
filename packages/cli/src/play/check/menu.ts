import type { Json, Seat } from '@madang/engine';
import type { Action, Position } from '@madang/engine/check';
import { entryOf } from '@madang/engine/internal';
import { clip, displayWidth } from '../../width.ts';
import type { Race, Spot } from '../screen.ts';
import { cardSpot, isSame, letterOf, middleOf, panelOf, placeName, ROW } from './layout.ts';
import type { CheckChoice, CheckEntry, CheckMenu, CheckScene } from './scene.ts';

/** The cards on the table that an action is about. */
export function placesOf(action: Action, seat: Seat): readonly Position[] {
  switch (action.type) {
    case 'swapAndDiscard':
    case 'attemptMatch':
      return [{ seat, slot: action.slot }];
    case 'resolveSpecialAbility':
      if ('peek' in action) return action.peek;
      return 'swap' in action ? action.swap : [];
    default:
      return [];
  }
}

/** Cards that can be chosen are at their place on the page, other choices in the row of choices. A swap is two cards. */
export function menu(scene: CheckScene): CheckMenu {
  const isSwap = ({ action }: CheckChoice): boolean => placesOf(action, scene.seat).length === 2;
  const others = scene.choices.filter((choice) => !isSwap(choice));
  const entries = others.map((choice): CheckEntry => {
    const [place] = placesOf(choice.action, scene.seat);
    if (!place) return choice;
    const label = 'peek' in choice.action ? `Look at ${placeWithName(scene, place)}` : choice.label;
    return { ...choice, label, spot: spotOf(scene, place) };
  });
  return inPlace([...entries, ...swapGroups(scene, scene.choices.filter(isSwap))]).map((entry) => [entry]);
}

function spotOf({ seat, names }: CheckScene, place: Position): Spot {
  return middleOf(cardSpot(panelOf(place.seat, seat, names.length), place.slot));
}

/** `b3 (Ann)`: shorter than the narrator's words. */
function placeWithName({ names, seat }: CheckScene, place: Position): string {
  return `${placeName(place)} (${place.seat === seat ? 'yours' : clip(entryOf(names, place.seat), 12)})`;
}

/** Puts entries without a place in the row of choices. */
function inPlace(entries: readonly CheckEntry[]): readonly CheckEntry[] {
  let column = 1;
  return entries.map((entry) => {
    if (entry.spot) return entry;
    const spot = { row: ROW.choice, column };
    column += displayWidth(buttonText(entry)) + 1;
    return { ...entry, spot };
  });
}

export function buttonText({ label }: CheckEntry): string {
  return `[ ${label} ]`;
}

/** First one card, then the other, in any order. */
function swapGroups(scene: CheckScene, swaps: readonly CheckChoice[]): readonly CheckEntry[] {
  const places: Position[] = [];
  for (const place of swaps.flatMap((swap) => placesOf(swap.action, scene.seat)))
    if (!places.some((known) => isSame(known, place))) places.push(place);
  places.sort((a, b) => a.seat - b.seat || a.slot - b.slot);
  return places.map((first) => ({
    label: `Swap ${placeWithName(scene, first)} with …`,
    spot: spotOf(scene, first),
    menu: secondCards(scene, first, swaps),
  }));
}

function secondCards(scene: CheckScene, first: Position, swaps: readonly CheckChoice[]): CheckMenu {
  return swaps.flatMap((swap) => {
    const places = placesOf(swap.action, scene.seat);
    const second = places.find((place) => !isSame(place, first));
    const isIt = second && places.some((place) => isSame(place, first));
    if (!isIt) return [];
    const label = `Swap ${placeWithName(scene, first)} with ${placeWithName(scene, second)}`;
    return [[{ ...swap, label, spot: spotOf(scene, second) }]];
  });
}

const SIMPLE: Readonly<Partial<Record<string, Json>>> = {
  seen: { type: 'confirmPeek' },
  deck: { type: 'drawFromDeck' },
  take: { type: 'drawFromDiscard' },
  discard: { type: 'discardDrawn' },
  check: { type: 'callCheck' },
  end: { type: 'endTurn' },
  pass: { type: 'passMatch' },
  skip: { type: 'resolveSpecialAbility', skip: true },
};

/** `deck`, `keep 2`, `match 0`, `look b3`, `swap a0 b3`, …; on the screen also the number of a card. */
export function shorthand(scene: CheckScene, typed: string): Json | null {
  const { stage } = scene.view;
  const simple = SIMPLE[typed];
  if (simple !== undefined) return simple;
  const [, verb, slot] = /^(?:(keep|match)\s+)?([0-7])$/.exec(typed) ?? [];
  if (slot !== undefined && (stage === 'discard' || stage === 'matchingStage')) {
    const type = stage === 'discard' ? 'swapAndDiscard' : 'attemptMatch';
    return verb === undefined || (verb === 'keep') === (stage === 'discard') ? { type, slot: Number(slot) } : null;
  }
  const [, look, first, second] = /^(?:(look)\s+|swap\s+)([a-f][0-7])(?:\s+([a-f][0-7]))?$/.exec(typed) ?? [];
  if (first === undefined || (look === undefined) === (second === undefined)) return null;
  if (second === undefined) return { type: 'resolveSpecialAbility', peek: [positionOf(first)] };
  // In the catalogue the lower place comes first.
  return { type: 'resolveSpecialAbility', swap: [first, second].sort().map(positionOf) };
}

function positionOf(name: string): { readonly seat: Seat; readonly slot: number } {
  return { seat: 'abcdef'.indexOf(name.charAt(0)), slot: Number(name.charAt(1)) };
}

/** A choice among all cards of the table is typed instead of listed. */
export function forms(scene: CheckScene): readonly string[] | null {
  const { stage, abilityStep } = scene.view;
  if (stage !== 'abilityResolutionStage' || scene.choices.length < 2) return null;
  const players = scene.names.map((name, seat) => `${letterOf(seat)} ${name}`).join(', ');
  const skip = scene.choices.filter(({ action }) => 'skip' in action).map(({ label }) => `skip  ${label}`);
  const how = abilityStep?.step === 'peek' ? 'look b3  Look at a card' : 'swap a0 b3  Swap two cards';
  return [...skip, `${how}: the player's letter (${players}) and the card's number`];
}

export function race(scene: CheckScene): Race | null {
  const { stage, round, turns, discardPile } = scene.view;
  if (stage !== 'matchingStage') return null;
  return { id: `${round} ${turns} ${discardPile.length}`, idle };
}

function idle({ choices }: CheckScene): Action {
  const pass = choices.map(({ action }) => action).find(({ type }) => type === 'passMatch');
  if (!pass) throw new Error('a player who may match may also pass');
  return pass;
}
