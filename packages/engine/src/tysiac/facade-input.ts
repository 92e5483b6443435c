import type { Card as CardNumber } from '../kernel/cards.ts';
import { isRecord } from '../kernel/json.ts';
import { ConfigError } from '../kernel/options.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { type Action, discard, passCard } from './actions.ts';
import { CARD_IDS, PACK } from './cards.ts';
import type { TysiacError } from './errors.ts';
import { refuseDiscard } from './exchange.ts';
import { type ByPlayer, type Card, type GameParams, numberOf, type PlayerID } from './game-state.ts';
import type { Round, Setup } from './round.ts';
import { configure, OPTIONS, type Rules, TARGET } from './rules.ts';
import { SEAT_COUNTS, type Shape, shapeOf } from './shape.ts';
import { HAND } from './zones.ts';

// The input of the facade, checked as a whole before anything changes.

/**
 * The options of the rules, one by one or together under `options`, and the parameters of the deal, which must fit the
 * number of players. `state().params` is accepted as input. A single option has priority over `options`.
 */
export type Params = Partial<Rules & Omit<GameParams, 'options'>> & { readonly options?: Partial<Rules> };

const DEAL_PARAMS = ['handCards', 'musiksCount', 'musikSize'] as const;
const PARAMS: readonly string[] = ['players', 'ruleset', ...Object.keys(OPTIONS), ...DEAL_PARAMS, 'options'];

export function setupOf(
  params: Params,
  dealer: PlayerID,
  players: readonly PlayerID[],
  cumulative: ByPlayer<number>,
): Setup | TysiacError {
  if (!isRecord(params)) return invalid('params', params);
  if (!areSeated(players)) return invalid('players', players);
  if (!isRecord(cumulative)) return invalid('cumulative', cumulative);
  if (!players.includes(dealer)) return { code: 'UNKNOWN_PLAYER', player: dealer };
  const stranger = Object.keys(cumulative).find((player) => !isAmong(players, player));
  if (stranger !== undefined) return { code: 'UNKNOWN_PLAYER', player: stranger };
  const { players: named = players, handCards, musiksCount, musikSize, options = {}, ...single } = params;
  const unknown = Object.keys(single).find((name) => !PARAMS.includes(name));
  if (unknown !== undefined) return unknownParam(unknown);
  if (!areTheSame(named, players)) return invalid('players', named);
  if (!isRecord(options)) return invalid('options', options);
  const rules = rulesOf({ ...options, ...single });
  if (isRefusal(rules)) return rules;
  const shape = shapeOf(rules, players.length);
  const wrong = wrongShape(shape, { handCards, musiksCount, musikSize });
  if (wrong) return wrong;
  const scores = players.map((player) => (Object.hasOwn(cumulative, player) ? cumulative[player] : 0));
  if (!scores.every((score) => Number.isSafeInteger(score) && score < TARGET)) return invalid('cumulative', scores);
  const carry = { scores, dealer: players.indexOf(dealer), bombs: players.map(() => 0), result: null };
  return { rules, seats: players.length, number: 1, carry };
}

/** A valid number of players with different ids; 1 and '1' would be the same key of a record. */
function areSeated(players: readonly PlayerID[]): boolean {
  if (!Array.isArray(players) || !SEAT_COUNTS.includes(players.length)) return false;
  const ids: readonly unknown[] = [...players];
  return (
    ids.every((id) => typeof id === 'string' || Number.isFinite(id)) && new Set(ids.map(String)).size === ids.length
  );
}

function areTheSame(named: unknown, players: readonly PlayerID[]): boolean {
  return Array.isArray(named) && named.length === players.length && players.every((player, i) => named[i] === player);
}

function unknownParam(param: string): TysiacError {
  return { code: 'INVALID_PARAMS', param, problem: `${param}: unknown parameter; there are ${PARAMS.join(', ')}` };
}

/** Compared as keys of a record, which are strings. */
function isAmong(players: readonly PlayerID[], key: string): boolean {
  return players.some((player) => String(player) === key);
}

export function refuseSeed(seed: string | number): TysiacError | null {
  return typeof seed === 'string' || Number.isSafeInteger(seed) ? null : invalid('seed', seed);
}

function invalid(param: string, value: unknown): TysiacError {
  return { code: 'INVALID_PARAMS', param, value };
}

function rulesOf(options: Partial<Rules>): Rules | TysiacError {
  try {
    return configure(options);
  } catch (error) {
    if (error instanceof ConfigError) return { code: 'INVALID_PARAMS', param: error.option, problem: error.message };
    throw error;
  }
}

type ShapeParams = { readonly [K in (typeof DEAL_PARAMS)[number]]: number | undefined };

function wrongShape(shape: Shape, given: ShapeParams): TysiacError | null {
  const wanted: ShapeParams = { handCards: shape.handCards, musiksCount: shape.musiks, musikSize: shape.musikSize };
  for (const param of DEAL_PARAMS)
    if (given[param] !== undefined && given[param] !== wanted[param]) return invalid(param, given[param]);
  return null;
}

/** The pack in the order that deals these hands and musiks. */
export function deckOf(
  players: readonly PlayerID[],
  { rules, seats, carry }: Setup,
  hands: ByPlayer<readonly Card[]>,
  musiks: readonly (readonly Card[])[] | readonly Card[],
): readonly CardNumber[] | TysiacError {
  if (!isRecord(hands)) return badDeal('hands', hands);
  const shape = shapeOf(rules, seats);
  const stranger = Object.keys(hands).find((player) => !isAmong(players, player));
  if (stranger !== undefined) return badDeal('unknown player', stranger);
  const dealt: Card[] = [];
  for (let i = 1; i <= seats; i++) {
    const player = players[(carry.dealer + i) % seats];
    const hand = Object.hasOwn(hands, player) ? hands[player] : [];
    const wanted = i <= shape.activePlayers ? shape.handCards : 0;
    if (!Array.isArray(hand) || hand.length !== wanted) return badDeal('hand size', player);
    dealt.push(...hand);
  }
  const talon = cutTalon(shape, musiks);
  return isRefusal(talon) ? talon : wholePack([...dealt, ...talon]);
}

function cutTalon(
  { musiks: count, musikSize }: Shape,
  musiks: readonly (readonly Card[] | Card)[],
): readonly Card[] | TysiacError {
  if (!Array.isArray(musiks)) return badDeal('musiks', musiks);
  const isFlat = musiks.every((item) => !Array.isArray(item));
  const isCut = musiks.length === count && musiks.every((musik) => Array.isArray(musik) && musik.length === musikSize);
  if (isCut || (isFlat && musiks.length === count * musikSize)) return musiks.flat();
  return badDeal('musiks', musiks.length);
}

function wholePack(cards: readonly Card[]): readonly CardNumber[] | TysiacError {
  const deck: CardNumber[] = [];
  for (const card of cards) {
    const number = numberOf(card);
    if (number === undefined) return badDeal('no such card', card);
    if (deck.includes(number)) return badDeal('a card twice', CARD_IDS[number]);
    deck.push(number);
  }
  return deck.length === PACK.length ? deck : badDeal('not the whole pack', deck.length);
}

function badDeal(reason: string, what: unknown): TysiacError {
  return { code: 'INVALID_DEAL', reason, what };
}

/** The discards as actions, or an error. */
export function discardsOf(round: Round, cards: readonly Card[]): readonly Action[] | TysiacError {
  if (!Array.isArray(cards)) return { code: 'INVALID_DISCARD', reason: 'no list of cards' };
  const numbers: CardNumber[] = [];
  for (const card of cards) {
    const number = numberOf(card);
    if (number === undefined || numbers.includes(number))
      return { code: 'INVALID_DISCARD', reason: number === undefined ? 'no such card' : 'a card twice' };
    const refusal = refuseDiscard(round, number);
    if (refusal) return refusal;
    numbers.push(number);
  }
  const wanted = round.shape.exchanged;
  if (numbers.length !== wanted)
    return { code: 'INVALID_DISCARD', reason: 'wrong count', count: numbers.length, wanted };
  return numbers.map(discard);
}

/** The passes as actions in seat order, or an error. */
export function giftsOf(
  round: Round,
  players: readonly PlayerID[],
  gifts: ByPlayer<Card>,
): readonly Action[] | TysiacError {
  if (round.shape.exchange !== 'pass') return { code: 'INVALID_PASS', reason: 'cards are discarded' };
  if (round.musik === null) return { code: 'INVALID_PASS', reason: 'no musik taken yet' };
  if (!isRecord(gifts)) return { code: 'INVALID_PASS', reason: 'no cards by player' };
  const receivers = round.opponents.map((seat) => players[seat]);
  if (Object.keys(gifts).length !== receivers.length || !receivers.every((player) => Object.hasOwn(gifts, player)))
    return { code: 'INVALID_PASS', reason: 'one card to each opponent', opponents: receivers };
  const numbers: CardNumber[] = [];
  for (const player of receivers) {
    const number = numberOf(gifts[player]);
    if (number === undefined || !round.table.has(HAND[round.seat], number) || numbers.includes(number))
      return { code: 'INVALID_PASS', reason: 'not in hand', to: player };
    numbers.push(number);
  }
  return round.opponents.map((seat, i) => passCard(seat, numbers[i]));
}
