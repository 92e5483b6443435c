import { KOREAN } from '../hwatu/deck.ts';
import { type Card, CardSet } from '../kernel/cards.ts';
import { apply, type Outcome, type Seat } from '../kernel/game.ts';
import { FastRandom } from '../kernel/random.ts';
import { isRefusal, type Refusal } from '../kernel/refusal.ts';
import { Table } from '../kernel/table.ts';
import type { Action } from './actions.ts';
import { deal, PACKS } from './deal.ts';
import type { Event } from './events.ts';
import { type GostopGame, gostop, matgo } from './game.ts';
import { payoutIfStopped } from './outcome.ts';
import { type Carry, type CupState, Round, type Setup } from './round.ts';
import type { Rules } from './rules.ts';
import { CORE, HOUSE } from './rulesets.ts';
import { patternsOf } from './scoring.ts';
import { FRESH, type Tally } from './tally.ts';
import { FIELD, HAND, PILE } from './zones.ts';

/** Small positions by card ids, for tests: all other cards are at the bottom of the stock. */

export type TableName = 'house' | 'core' | 'three';

interface Deal {
  readonly rules?: Partial<Rules>;
  /** A hand per seat, as ids with spaces between them. */
  readonly hands?: readonly string[];
  readonly table?: string;
  /** From the top. */
  readonly stock?: string;
  readonly carry?: Partial<Carry>;
  readonly number?: number;
}

export interface Layout extends Deal {
  readonly captured?: readonly string[];
  /** Whose turn it is; by default seat 0. */
  readonly seat?: Seat;
  /** From 1; by default late enough to be nobody's first turn. */
  readonly turnNo?: number;
  readonly tallies?: readonly Partial<Tally>[];
  readonly cup?: CupState;
}

const LATER = 11;
const cardsOf = (ids = ''): Card[] => ids.split(/\s+/).flatMap((id) => (id === '' ? [] : [cardOf(id)]));
const idsOf = (cards: CardSet): string =>
  cards
    .toArray()
    .map((card) => KOREAN.ids[card])
    .join(' ');

export function cardOf(id: string): Card {
  return KOREAN.set(id).first;
}

function gameOf(name: TableName): GostopGame {
  return name === 'three' ? gostop : matgo;
}

export function setupOf(name: TableName, { rules = {}, carry = {}, number = 1 }: Deal): Setup {
  const game = gameOf(name);
  const configured = game.configure({ ruleset: name === 'house' ? HOUSE : CORE, ...rules });
  const seats = game.seats[0];
  const opening = game.opening({ rules: configured, seats, inputs: {}, random: new FastRandom(1) });
  return { rules: configured, seats, number, carry: { ...opening, starter: 0, lots: null, ...carry } };
}

/** A round from the deal; hands and table in the order of the deck. */
export function dealt(name: TableName, layout: Deal): Position {
  const setup = setupOf(name, layout);
  const first = [...(layout.hands ?? []), layout.table].flatMap(cardsOf);
  return new Position(gameOf(name), deal(deckOf(setup.rules, first, cardsOf(layout.stock)), setup));
}

/** A round in the middle of play. */
export function position(name: TableName, layout: Layout): Position {
  const setup = setupOf(name, layout);
  const lists = [layout.table, ...(layout.hands ?? []), ...(layout.captured ?? [])].map(cardsOf);
  const deck = deckOf(setup.rules, lists.flat(), cardsOf(layout.stock));
  const drawn = lists.flat().length;
  const zones = new Array<CardSet>(PILE[2] + 1).fill(CardSet.EMPTY);
  zones[0] = CardSet.from(deck.slice(drawn));
  zones[FIELD] = CardSet.from(cardsOf(layout.table));
  for (let seat = 0; seat < setup.seats; seat++) {
    zones[HAND[seat]] = CardSet.from(cardsOf(layout.hands?.[seat]));
    zones[PILE[seat]] = CardSet.from(cardsOf(layout.captured?.[seat]));
  }
  const round = new Round(setup, patternsOf(setup.rules), Table.of(zones), deck, setup.carry.starter);
  round.drawn = drawn;
  round.turnNo = layout.turnNo ?? LATER;
  round.seat = layout.seat ?? 0;
  round.asked = round.seat;
  round.dealt = HAND.slice(0, setup.seats).map((zone) => zones[zone]);
  round.tallies = Array.from({ length: setup.seats }, (_, seat) => ({ ...FRESH, ...layout.tallies?.[seat] }));
  round.cup = layout.cup ?? 'open';
  return new Position(gameOf(name), round);
}

function deckOf(rules: Rules, first: readonly Card[], stock: readonly Card[]): readonly Card[] {
  const named = CardSet.from([...first, ...stock]);
  return [...first, ...stock, ...PACKS[rules.bonusCards].filter((card) => !named.has(card))];
}

/** A round, what is played in it, and what that did. */
export class Position {
  readonly game: GostopGame;
  round: Round;
  readonly events: Event[] = [];

  constructor(game: GostopGame, round: Round) {
    this.game = game;
    this.round = round;
  }

  /** As a client would: `does({ type: 'PLAY_HAND_CARD', cardId: '0111' })`. A refusal throws. */
  does(json: Readonly<Record<string, unknown>>, seat: Seat = this.round.asked): this {
    const refusal = this.refusal(json, seat);
    if (refusal) throw new Error(`${JSON.stringify(json)} was refused: ${JSON.stringify(refusal)}`);
    const action = this.game.read(this.round, seat, json) as Action;
    this.round = apply(this.game, this.round, seat, action, (event: Event) => this.events.push(event));
    return this;
  }

  refusal(json: unknown, seat: Seat = this.round.asked): Refusal | null {
    const action = this.game.read(this.round, seat, json);
    return isRefusal(action) ? action : this.game.refuse(this.round, seat, action);
  }

  plays(...ids: readonly string[]): this {
    for (const cardId of ids) this.does({ type: 'PLAY_HAND_CARD', cardId });
    return this;
  }

  takes(fromTableCardId: string): this {
    return this.does({ type: 'CHOOSE_CAPTURE_TARGET', fromTableCardId });
  }

  declares(what: 'SHAKE' | 'BOMB' | 'KUNG', month: number): this {
    return this.does({ type: `DECLARE_${what}`, month });
  }

  goes(): this {
    return this.does({ type: 'DECLARE_GO' });
  }

  stops(): this {
    return this.does({ type: 'DECLARE_STOP' });
  }

  readsCupAs(as: 'yeol' | 'ssangpi'): this {
    return this.does({ type: 'CHOOSE_GUKJIN', as });
  }

  president(playOn: boolean): this {
    return this.does({ type: 'DECLARE_PRESIDENT', playOn });
  }

  get table(): string {
    return idsOf(this.round.table.at(FIELD));
  }

  hand(seat: Seat = 0): string {
    return idsOf(this.round.hand(seat));
  }

  pile(seat: Seat = 0): string {
    return idsOf(this.round.pile(seat));
  }

  /** How many events of a type there were. */
  count(type: Event['type']): number {
    return this.events.filter((event) => event.type === type).length;
  }

  get legalTypes(): readonly string[] {
    const { round } = this;
    return [...new Set(this.game.legal(round, round.asked).map(({ type }) => type))];
  }

  get outcome(): Outcome {
    const outcome = this.game.outcome(this.round);
    if (!outcome) throw new Error('the round goes on');
    return outcome;
  }

  get carry(): Carry {
    return this.game.carry(this.round);
  }

  get payout(): number {
    return payoutIfStopped(this.round, this.round.asked);
  }

  /** Who pays whom, for what and how much: `1→0: (HONGDAN 3, PI 4) × pibak 2 = 14`. */
  get claims(): readonly string[] {
    return this.outcome.claims.map(({ seat, from, items, factors, total, paid = total }) => {
      const sum = items.map(({ name, points }) => `${name} ${points}`).join(', ');
      const product = factors.map(({ name, factor }) => ` × ${name} ${factor}`).join('');
      return `${from ?? 'bank'}→${seat}: (${sum})${product} = ${paid}`;
    });
  }
}
