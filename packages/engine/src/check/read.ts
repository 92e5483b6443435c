import type { Seat } from '../kernel/game.ts';
import { isRecord } from '../kernel/json.ts';
import { isRefusal, type Refusal } from '../kernel/refusal.ts';
import {
  type Action,
  attemptMatch,
  CALL_CHECK,
  CONFIRM_PEEK,
  DISCARD_DRAWN,
  DRAW_FROM_DECK,
  DRAW_FROM_DISCARD,
  END_TURN,
  PASS_MATCH,
  type Position,
  SKIP,
  swapAndDiscard,
} from './actions.ts';
import { PEEKS } from './cards.ts';
import type { Slot } from './grid.ts';
import type { Round } from './round.ts';
import { FULL_HAND } from './rules.ts';

const SIMPLE: ReadonlyMap<unknown, Action> = new Map(
  [CONFIRM_PEEK, DRAW_FROM_DECK, DRAW_FROM_DISCARD, DISCARD_DRAWN, CALL_CHECK, END_TURN, PASS_MATCH].map((action) => [
    action.type,
    action,
  ]),
);

/** An action from the wire. */
export function read(round: Round, _seat: Seat, json: unknown): Action | Refusal {
  if (!isRecord(json)) return malformed('action');
  const simple = SIMPLE.get(json.type);
  if (simple) return simple;
  switch (json.type) {
    case 'swapAndDiscard':
      return isSlot(json.slot) ? swapAndDiscard(json.slot) : malformed('slot');
    case 'attemptMatch':
      return isSlot(json.slot) ? attemptMatch(json.slot) : malformed('slot');
    case 'resolveSpecialAbility':
      return readResolve(round, json);
    default:
      return malformed('type');
  }
}

/** A king may name both cards at once: `peek: [a, b]` is two peeks in a row. */
export function inSteps(round: Round, json: unknown): readonly unknown[] {
  if (!isRecord(json) || json.type !== 'resolveSpecialAbility') return [json];
  const { peek, ...others } = json;
  if (!Array.isArray(peek) || peek.length !== 2 || !maySeeTwo(round)) return [json];
  return peek.map((position: unknown) => ({ ...others, peek: [position] }));
}

/** If there is no ability to use, that is the error to report, not the number of cards. */
function maySeeTwo({ active, abilityStep, peeked }: Round): boolean {
  return !active || abilityStep !== 'peek' || PEEKS[active.ability] - peeked.length >= 2;
}

/** Exactly one of `peek: [position]`, `swap: [position, position]`, `skip: true`. */
function readResolve(round: Round, json: Record<string, unknown>): Action | Refusal {
  const { peek, swap, skip } = json;
  const given = [peek, swap, skip].filter((choice) => choice !== undefined);
  if (given.length !== 1) return malformed('resolveSpecialAbility');
  if (skip !== undefined) return skip === true ? SKIP : malformed('skip');
  const field = peek === undefined ? 'swap' : 'peek';
  const places = readPlaces(round, field, given[0]);
  if (isRefusal(places)) return places;
  if (field === 'peek') return places.length === 1 ? round.catalogue.peek(places[0]) : malformed('peek');
  if (places.length !== 2) return malformed('swap');
  return places[0] === places[1] ? { code: 'SAME_CARD' } : round.catalogue.swap(places[0], places[1]);
}

function readPlaces(round: Round, field: string, json: unknown): readonly number[] | Refusal {
  if (!Array.isArray(json)) return malformed(field);
  const places: number[] = [];
  for (const item of json) {
    if (!isPosition(item)) return malformed(field);
    const { seat, slot } = item;
    if (seat >= round.seats || slot >= round.grid.slots) return { code: 'EMPTY_SLOT', seat, slot };
    places.push(round.grid.place(seat, slot));
  }
  return places;
}

function isPosition(json: unknown): json is Position {
  return isRecord(json) && isNatural(json.seat) && isNatural(json.slot);
}

function isSlot(json: unknown): json is Slot {
  return isNatural(json) && json < FULL_HAND;
}

function isNatural(json: unknown): json is number {
  return Number.isInteger(json) && Number(json) >= 0;
}

function malformed(field: string): Refusal {
  return { code: 'MALFORMED', field };
}
