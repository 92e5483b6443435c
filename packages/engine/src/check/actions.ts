import type { Chance, Action as KernelAction, Resign, Seat } from '../kernel/game.ts';
import type { Place, Slot } from './grid.ts';
import { FULL_HAND } from './rules.ts';

/** A card on the table as it is named on the wire. */
export type Position = {
  readonly seat: Seat;
  readonly slot: Slot;
};

interface Simple extends KernelAction {
  readonly type:
    | 'confirmPeek'
    | 'drawFromDeck'
    | 'drawFromDiscard'
    | 'discardDrawn'
    | 'callCheck'
    | 'endTurn'
    | 'passMatch';
}
/** The drawn card goes to this slot, the card that lay there to the discard pile. */
export interface SwapAndDiscard extends KernelAction {
  readonly type: 'swapAndDiscard';
  readonly slot: Slot;
}
export interface AttemptMatch extends KernelAction {
  readonly type: 'attemptMatch';
  readonly slot: Slot;
}
/** A king's two peeks are two actions: the player may decide about the second after the first. */
export interface Peek extends KernelAction {
  readonly type: 'resolveSpecialAbility';
  readonly peek: readonly [Position];
}
export interface Swap extends KernelAction {
  readonly type: 'resolveSpecialAbility';
  readonly swap: readonly [Position, Position];
}
/** Skips the rest of the step: the peeks, or the swap and with it the ability. */
export interface Skip extends KernelAction {
  readonly type: 'resolveSpecialAbility';
  readonly skip: true;
}
export type Resolve = Peek | Swap | Skip;
/** The dealer's: the new draw pile from the top. */
export interface Reshuffle extends Chance {
  readonly type: 'reshuffle';
}
/**
 * Also an action of the dealer: everybody has passed or tried. It is not part of the last pass, because a pass is
 * private and must look the same whether it is the last or not (docs/rules/check.md 6, 37).
 */
export interface CloseMatching extends KernelAction {
  readonly type: 'closeMatching';
}
export type Action = Simple | SwapAndDiscard | AttemptMatch | Resolve | Reshuffle | CloseMatching | Resign;

const simple = (type: Simple['type'], index: number): Simple => Object.freeze({ type, index });
export const CONFIRM_PEEK = simple('confirmPeek', 0);
export const DRAW_FROM_DECK = simple('drawFromDeck', 1);
export const DRAW_FROM_DISCARD = simple('drawFromDiscard', 2);
export const DISCARD_DRAWN = simple('discardDrawn', 3);
export const CALL_CHECK = simple('callCheck', 4);
export const END_TURN = simple('endTurn', 5);
export const PASS_MATCH = simple('passMatch', 6);
export const SKIP: Skip = Object.freeze({ type: 'resolveSpecialAbility', skip: true, index: 7 });
const SIMPLE: readonly Action[] = [
  ...[CONFIRM_PEEK, DRAW_FROM_DECK, DRAW_FROM_DISCARD, DISCARD_DRAWN, CALL_CHECK, END_TURN, PASS_MATCH],
  SKIP,
];
export const CLOSE_MATCHING: CloseMatching = Object.freeze({ type: 'closeMatching', index: -1 });

const SLOTS: readonly Slot[] = Array.from({ length: FULL_HAND }, (_, slot) => slot);
const SWAP_AND_DISCARDS: readonly SwapAndDiscard[] = SLOTS.map((slot) =>
  Object.freeze({ type: 'swapAndDiscard', slot, index: SIMPLE.length + slot }),
);
const ATTEMPTS: readonly AttemptMatch[] = SLOTS.map((slot) =>
  Object.freeze({ type: 'attemptMatch', slot, index: SIMPLE.length + FULL_HAND + slot }),
);

export function swapAndDiscard(slot: Slot): SwapAndDiscard {
  return SWAP_AND_DISCARDS[slot];
}

export function attemptMatch(slot: Slot): AttemptMatch {
  return ATTEMPTS[slot];
}

/** The lists of legal actions that depend on the occupied slots alone, by their bits. */
const byOccupied = (list: (slots: readonly Slot[]) => readonly Action[]): readonly (readonly Action[])[] =>
  Array.from({ length: 1 << FULL_HAND }, (_, bits) => list(SLOTS.filter((slot) => (bits >> slot) & 1)));
/** The actions with a card from the discard pile: it must be kept (docs/rules/check.md 25). */
export const KEEPS = byOccupied((slots) => slots.map(swapAndDiscard));
/** The actions with a card from the draw pile. */
export const KEEPS_OR_DISCARD = byOccupied((slots) => [DISCARD_DRAWN, ...slots.map(swapAndDiscard)]);
export const ATTEMPTS_OR_PASS = byOccupied((slots) => [PASS_MATCH, ...slots.map(attemptMatch)]);
/** With and without the discard pile's top, with and without a check to call. */
export const DRAWS: readonly (readonly (readonly Action[])[])[] = [
  [[DRAW_FROM_DECK], [DRAW_FROM_DECK, CALL_CHECK]],
  [
    [DRAW_FROM_DECK, DRAW_FROM_DISCARD],
    [DRAW_FROM_DECK, DRAW_FROM_DISCARD, CALL_CHECK],
  ],
];
export const TURN_ENDS: readonly Action[] = [END_TURN, CALL_CHECK];
export const CONFIRMATIONS: readonly Action[] = [CONFIRM_PEEK];
export const ONLY_SKIP: readonly Action[] = [SKIP];

/** All the actions of a table: those with positions depend on how many hands there are, and how large they grow. */
export class Catalogue {
  readonly actions: readonly Action[];
  private readonly slots: number;
  private readonly peeks: readonly Peek[];
  /** By the lower place, then by how far the higher one is from it. */
  private readonly swaps: readonly (readonly Swap[])[];

  constructor(seats: number, slots: number) {
    this.slots = slots;
    const positions = Array.from({ length: seats * slots }, (_, place) =>
      Object.freeze({ seat: Math.floor(place / slots), slot: place % slots }),
    );
    const actions: Action[] = [...SIMPLE, ...SWAP_AND_DISCARDS, ...ATTEMPTS];
    const add = <A extends Action>(action: A): A => {
      actions.push(action);
      return action;
    };
    this.peeks = positions.map((position) => {
      const peek: readonly [Position] = Object.freeze([position] as const);
      return add(Object.freeze({ type: 'resolveSpecialAbility', peek, index: actions.length }));
    });
    this.swaps = positions.map((low, place) =>
      positions.slice(place + 1).map((high) => {
        const swap: readonly [Position, Position] = Object.freeze([low, high] as const);
        return add(Object.freeze({ type: 'resolveSpecialAbility', swap, index: actions.length }));
      }),
    );
    this.actions = Object.freeze(actions);
  }

  peek(place: Place): Peek {
    return this.peeks[place];
  }

  /** The same action whichever of two different places is named first. */
  swap(a: Place, b: Place): Swap {
    return a < b ? this.swaps[a][b - a - 1] : this.swaps[b][a - b - 1];
  }

  placeOf({ seat, slot }: Position): Place {
    return seat * this.slots + slot;
  }
}

const catalogues = new Map<number, Catalogue>();

export function catalogueOf(seats: number, slots: number): Catalogue {
  const key = seats * (FULL_HAND + 1) + slots;
  const known = catalogues.get(key);
  if (known) return known;
  const made = new Catalogue(seats, slots);
  catalogues.set(key, made);
  return made;
}
