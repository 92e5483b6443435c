import type { Json, Seat } from '@madang/engine';
import type { Action, Position } from '@madang/engine/check';
import { clip, displayWidth } from '../../width.ts';
import type { Choice, Entry, Menu, Race, Scene, Spot } from '../screen.ts';
import { cardSpot, isSame, letterOf, middleOf, panelOf, placeName, ROW } from './layout.ts';
import { snapshotIn } from './sight.ts';

const actionOf = ({ action }: Choice): Action => action as Action;

/** Which cards on the table a choice is about. */
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

/** Every card that can be chosen is where it lies, everything else in the row of the choices. A swap is two cards. */
export function menu(scene: Scene): Menu {
  const isSwap = ({ action }: Choice): boolean => placesOf(action as Action, scene.seat).length === 2;
  const others = scene.choices.filter((choice) => !isSwap(choice));
  const entries = others.map((choice): Entry => {
    const [place] = placesOf(actionOf(choice), scene.seat);
    if (!place) return choice;
    const label = 'peek' in choice.action ? `Look at ${placeWithName(scene, place)}` : choice.label;
    return { ...choice, label, spot: spotOf(scene, place) };
  });
  return inPlace([...entries, ...swapGroups(scene, scene.choices.filter(isSwap))]).map((entry) => [entry]);
}

function spotOf({ seat, names }: Scene, place: Position): Spot {
  return middleOf(cardSpot(panelOf(place.seat, seat, names.length), place.slot));
}

/** Shorter than the narrator's words, and as it is written at the card. */
function placeWithName({ names, seat }: Scene, place: Position): string {
  return `${placeName(place)} (${place.seat === seat ? 'yours' : clip(names[place.seat], 12)})`;
}

/** What has no place yet gets one in the row of the choices. */
function inPlace(entries: readonly Entry[]): readonly Entry[] {
  let column = 1;
  return entries.map((entry) => {
    if (entry.spot) return entry;
    const spot = { row: ROW.choice, column };
    column += displayWidth(buttonText(entry)) + 1;
    return { ...entry, spot };
  });
}

export function buttonText({ label }: Entry): string {
  return `[ ${label} ]`;
}

/** First one card, then the other, in whatever order. */
function swapGroups(scene: Scene, swaps: readonly Choice[]): readonly Entry[] {
  const places: Position[] = [];
  for (const place of swaps.flatMap((swap) => placesOf(actionOf(swap), scene.seat)))
    if (!places.some((known) => isSame(known, place))) places.push(place);
  places.sort((a, b) => a.seat - b.seat || a.slot - b.slot);
  return places.map((first) => ({
    label: `Swap ${placeWithName(scene, first)} with …`,
    spot: spotOf(scene, first),
    menu: secondCards(scene, first, swaps),
  }));
}

function secondCards(scene: Scene, first: Position, swaps: readonly Choice[]): Menu {
  return swaps.flatMap((swap) => {
    const places = placesOf(actionOf(swap), scene.seat);
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

/** `deck`, `keep 2`, `match 0`, `look b3`, `swap a0 b3`, …; on the screen a card's number alone. */
export function shorthand(scene: Scene, typed: string): Json | null {
  const { stage } = snapshotIn(scene);
  const simple = SIMPLE[typed];
  if (simple !== undefined) return simple;
  const [, verb, slot] = /^(?:(keep|match)\s+)?([0-7])$/.exec(typed) ?? [];
  if (slot !== undefined && (stage === 'discard' || stage === 'matchingStage')) {
    const type = stage === 'discard' ? 'swapAndDiscard' : 'attemptMatch';
    return verb === undefined || (verb === 'keep') === (stage === 'discard') ? { type, slot: Number(slot) } : null;
  }
  const [, look, first, second] = /^(?:(look)\s+|swap\s+)([a-f][0-7])(?:\s+([a-f][0-7]))?$/.exec(typed) ?? [];
  if (first === undefined || (look === undefined) === (second === undefined)) return null;
  if (look !== undefined) return { type: 'resolveSpecialAbility', peek: [positionOf(first)] };
  // Written as the catalogue has it: the lower place first.
  return { type: 'resolveSpecialAbility', swap: [first, second].sort().map(positionOf) };
}

function positionOf(name: string): { readonly seat: Seat; readonly slot: number } {
  return { seat: 'abcdef'.indexOf(name[0]), slot: Number(name[1]) };
}

/** A choice among all cards of the table is typed, not listed. */
export function forms(scene: Scene): readonly string[] | null {
  const { stage, abilityStep } = snapshotIn(scene);
  if (stage !== 'abilityResolutionStage' || scene.choices.length < 2) return null;
  const players = scene.names.map((name, seat) => `${letterOf(seat)} ${name}`).join(', ');
  const skip = scene.choices.filter(({ action }) => 'skip' in action).map(({ label }) => `skip  ${label}`);
  const how = abilityStep?.step === 'peek' ? 'look b3  Look at a card' : 'swap a0 b3  Swap two cards';
  return [...skip, `${how}: the player's letter (${players}) and the card's number`];
}

export function race(scene: Scene): Race | null {
  const { stage, round, turns, discardPile } = snapshotIn(scene);
  if (stage !== 'matchingStage') return null;
  return { id: `${round} ${turns} ${discardPile.length}`, idle };
}

function idle({ choices }: Scene): Action {
  const pass = choices.map(actionOf).find(({ type }) => type === 'passMatch');
  if (!pass) throw new Error('whoever may match may pass');
  return pass;
}
