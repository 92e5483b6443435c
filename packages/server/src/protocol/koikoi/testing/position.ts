import { apply, type Seat, type Viewer } from '@madang/engine';
import { JAPANESE } from '@madang/engine/hwatu';
import { type Event, koikoi, type Round, type Setup, type Snapshot } from '@madang/engine/koikoi';
import type { Body } from '@madang/protocol/koikoi';
import { isTurnError } from '../../errors.ts';
import type { Happening } from '../card-order.ts';
import { readCommand } from '../commands.ts';
import { interpret } from '../interpret.ts';
import { translate } from '../translate.ts';
import type { Players } from '../words.ts';

export const PLAYERS: Players = [
  { id: 'p1', name: 'Player1' },
  { id: 'p2', name: 'Player2' },
];

/**
 * A position written by hand; `round` is its number. Cards that are not named go under the named ones of the stock, until
 * it has its size; p2 has captured the rest.
 */
export interface Position extends Partial<Omit<Snapshot, 'hands' | 'field'>> {
  readonly hands: Snapshot['hands'];
  readonly field: Snapshot['field'];
  readonly rules?: Record<string, unknown>;
}

export function position({ rules, ...given }: Position): Round {
  const { round = 1, dealer = 0, scores = [0, 0], piles = [[], []], stock = [], flipped = null } = given;
  const named = new Set([...given.field, ...given.hands.flat(), ...piles.flat(), ...stock, flipped]);
  const rest = JAPANESE.ids.filter((id) => !named.has(id));
  const inStock = 8 + given.hands.flat().length - stock.length;
  const whole = {
    ...{ round, dealer, scores, phase: 'hand' as const, seat: 0, flipped, lastCaller: null, ending: null },
    calls: [NO_CALL, NO_CALL],
    ...given,
    stock: [...stock, ...rest.slice(0, inStock)],
    dealt: dealtHands(given.hands, [...stock, ...rest.slice(0, inStock)]),
    piles: [piles[0], [...piles[1], ...rest.slice(inStock)]],
  };
  const setup: Setup = {
    rules: koikoi.configure(rules),
    seats: 2,
    number: round,
    carry: { scores, dealer, result: null },
  };
  return koikoi.restore(whole, setup);
}

/** Hands of eight that could have become these. */
function dealtHands(hands: Snapshot['hands'], stock: readonly string[]): string[][] {
  const open = JAPANESE.ids.filter((id) => !stock.includes(id) && !hands.flat().includes(id));
  return hands.map((hand) => [...hand, ...open.splice(0, 8 - hand.length)]);
}

const NO_CALL = { count: 0, points: 0, pile: [] };

interface Answer {
  readonly round: Round;
  readonly happenings: readonly Happening[];
  readonly events: readonly Body[];
}

/** A command as it is sent, and the events that the viewer gets. */
export function send(round: Round, seat: Seat, json: unknown, viewer: Viewer = seat): Answer {
  const command = readCommand(json);
  if (isTurnError(command)) return { round, happenings: [], events: [command] };
  if (command.command === 'GameRequestJoin' || command.command === 'ClientAcknowledge')
    throw new Error(`${command.command} is not for the game`);
  const action = interpret(round, seat, command);
  if (isTurnError(action)) return { round, happenings: [], events: [action] };
  const events: Event[] = [];
  const state = apply(koikoi, round, seat, action, (event: Event) => events.push(event));
  const acted: Happening = { kind: 'acted', round: round.setup, seat, action, before: round, state, events };
  const happenings = [acted, ...endingOf(state)];
  return { round: state, happenings, events: translate(happenings, PLAYERS, viewer) };
}

/** The end of a round that is over, as a happening of the match. */
function endingOf(state: Round): Happening[] {
  const outcome = koikoi.outcome(state);
  return outcome ? [{ kind: 'ended', round: state.setup, outcome, carry: koikoi.carry(state), state }] : [];
}

export interface Deal {
  readonly dealerHand: readonly string[];
  readonly otherHand: readonly string[];
  readonly field: readonly string[];
  readonly number?: number;
  readonly dealer?: Seat;
  readonly scores?: readonly number[];
  readonly rules?: unknown;
}

/** A deal of these cards, and the end of the round where it ends at once. */
export function deal({ number = 1, dealer = 0, scores = [0, 0], rules, ...cards }: Deal): Happening[] {
  const named = [...cards.dealerHand, ...cards.otherHand, ...cards.field];
  const rest = JAPANESE.ids.filter((id) => !named.includes(id));
  const deck = [...named, ...rest].map((id) => JAPANESE.ids.indexOf(id));
  const carry = { scores, dealer, result: null };
  const round: Setup = { rules: koikoi.configure(rules), seats: 2, number, carry };
  const state = koikoi.deal(deck, round);
  return [{ kind: 'dealt', round, deck, state }, ...endingOf(state)];
}
