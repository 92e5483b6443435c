import { describe, expect, it } from 'vitest';
import { type Card, CardSet } from '../cards.ts';
import { describeGame, keepsTheLaws } from '../describe-game.ts';
import { filled } from '../filled.ts';
import type {
  Action,
  Carry,
  Emit,
  Event,
  Game,
  HiddenPlace,
  Resign,
  RoundSetup,
  Seat,
  State,
  Viewer,
} from '../game.ts';
import { isRecord } from '../json.ts';
import { unseen } from '../knowledge.ts';
import { configure, flag } from '../options.ts';
import { mix } from '../table.ts';
import { LawBroken } from './law.ts';

/**
 * High Card, the smallest game with something to hide: two hands of three from a pack of eight, the rest stays in the
 * stock. Each plays a card in turn, the higher one wins a point. With one fault planted at a time, a law must bite.
 */
type Fault =
  | 'none'
  | 'view leaks'
  | 'events leak'
  | 'legal leaks'
  | 'peeks'
  | 'biased'
  | 'mutates'
  | 'duplicates'
  | 'loses'
  | 'points'
  | 'quick points'
  | 'legal'
  | 'restore'
  | 'rebuild'
  | 'endless';
interface Rules {
  readonly ruleset: string;
  readonly open: boolean;
}
type Setup = RoundSetup<Rules, Carry>;
interface PlayCard extends Action {
  readonly type: 'play';
  readonly card: Card;
}
type CardAction = PlayCard | Resign;
type Told = Event & { readonly seat: Seat; readonly card: Card };

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const PACK = IDS.map((_, card) => card);
const CATALOGUE: readonly CardAction[] = PACK.map((card) => Object.freeze({ type: 'play', card, index: card }));

type Snapshot = {
  readonly hands: readonly (readonly string[])[];
  readonly stock: readonly string[];
  readonly played: readonly string[];
  readonly seat: Seat;
  readonly resigned: Seat;
};

class HighCard implements State<HighCard, Snapshot> {
  readonly fault: Fault;
  readonly setup: Setup;
  hands: Card[][];
  stock: Card[];
  played: Card[] = [];
  seat: Seat = 0;
  resigned: Seat = -1;
  turns = 0;

  constructor(fault: Fault, setup: Setup, hands: Card[][], stock: Card[]) {
    this.fault = fault;
    this.setup = setup;
    this.hands = hands;
    this.stock = stock;
  }

  get points(): number[] {
    const wins = [0, 0];
    for (let i = 0; i + 1 < this.played.length; i += 2) wins[this.played[i] > this.played[i + 1] ? 0 : 1]++;
    return wins;
  }

  get isOver(): boolean {
    return this.resigned >= 0 || (this.fault !== 'endless' && this.played.length === 6);
  }

  legal(seat: Seat): CardAction[] {
    if (this.isOver || seat !== this.seat) return [];
    const best = Math.max(...this.hands[1 - seat]);
    return this.hands[seat]
      .filter((card, i) => this.fault !== 'legal leaks' || i === 0 || card > best)
      .map((card) => CATALOGUE[card]);
  }

  step(seat: Seat, action: CardAction, emit?: Emit<Told>): void {
    if (action.type === 'resign') {
      this.resigned = seat;
      return;
    }
    const { fault } = this;
    this.hands[seat] = this.hands[seat].filter((card) => card !== action.card);
    if (fault !== 'loses') this.played = [...this.played, action.card];
    if (fault === 'duplicates') this.stock = [...this.stock, action.card];
    if (fault === 'endless' && this.played.length === 6) {
      this.hands = [this.played.slice(0, 3).sort(), this.played.slice(3).sort()];
      this.played = [];
    }
    emit?.({ type: 'played', seat, card: action.card });
    if (fault === 'events leak') emit?.({ type: `left ${this.hands[seat].join()}`, seat, card: action.card });
    this.seat = 1 - seat;
    this.turns++;
  }

  clone(): HighCard {
    const copy = new HighCard(
      this.fault,
      this.setup,
      this.fault === 'mutates' ? this.hands : this.hands.slice(),
      this.stock,
    );
    return Object.assign(copy, { played: this.played, seat: this.seat, resigned: this.resigned, turns: this.turns });
  }

  hidden(viewer: Viewer): readonly HiddenPlace[] {
    const { fault } = this;
    const cards = [...this.hands.flatMap((hand, seat) => (seat === viewer ? [] : [...hand].sort())), ...this.stock];
    const may = CardSet.from(cards);
    const first = cards[0];
    if (fault === 'peeks' && first !== undefined && first < 4)
      return cards.map((card, i) => ({ card, may: i === 0 ? may.intersect(CardSet.of(0, 1, 2, 3)) : may }));
    return cards.map((card) => ({ card, may }));
  }

  relabel(faces: readonly Card[]): HighCard {
    const copy = this.clone();
    copy.hands = this.hands.map((hand) => hand.map((card) => faces[card]).sort());
    copy.stock = this.stock.map((card) => faces[card]);
    return copy;
  }

  redrawPrivate(): HighCard {
    if (this.fault !== 'biased' || this.played.length < 5) return this;
    const copy = this.clone();
    copy.stock = this.stock.slice().sort();
    return copy;
  }

  static restore(snapshot: Snapshot, fault: Fault, setup: Setup): HighCard {
    const { hands, stock, played, seat, resigned } = snapshot;
    const cards = (ids: readonly string[]): Card[] => ids.map((id) => IDS.indexOf(id));
    const state = new HighCard(fault, setup, hands.map(cards), cards(stock));
    return Object.assign(state, { played: cards(played), seat, resigned });
  }

  snapshot(viewer?: Viewer): Snapshot {
    const hidden = viewer === undefined ? CardSet.EMPTY : unseen(this, viewer);
    const id = (card: Card): string => (hidden.has(card) ? '?' : IDS[card]);
    const hands = this.hands.map((hand) => hand.map(id));
    const leak = this.fault === 'view leaks' ? { odd: this.hands[1].some((card) => card % 2 === 1) } : {};
    return {
      hands,
      stock: this.stock.map(id),
      played: this.played.map(id),
      seat: this.seat,
      resigned: this.resigned,
      ...leak,
    };
  }

  layout(): readonly (readonly Card[])[] {
    return [...this.hands, this.stock, this.played];
  }

  hash(): number {
    return [...this.layout().flat(), this.seat, this.resigned, this.hands[0].length].reduce(mix, 1);
  }
}

function highCard(fault: Fault): Game<HighCard, CardAction, Told, Rules, Carry, Snapshot> {
  const rulesets = { plain: { ruleset: 'plain', open: false } };
  const options = { open: flag };
  const outcome = (state: HighCard) => {
    if (!state.isOver) return null;
    const { points } = state;
    const claims = points.map((total, seat) => ({
      seat,
      from: null,
      items: [{ name: 'tricks', points: total }],
      factors: [],
      total,
    }));
    return { reason: 'played', winners: [], points: fault === 'points' ? [points[0] + 1, points[1]] : points, claims };
  };
  const refuse = (state: HighCard, seat: Seat, action: CardAction) => {
    if (action.type === 'resign' || state.legal(seat).includes(action)) return null;
    return fault === 'legal' && state.seat === seat && action.index === 7 ? null : { code: 'NO' };
  };
  return {
    id: 'highcard',
    seats: [2],
    rulesets,
    options,
    cardIds: IDS,
    cardFields: ['card'],
    configure: (given) => configure(rulesets, options, given),
    pack: () => PACK,
    actions: () => CATALOGUE,
    opening: () => ({ scores: [0, 0], result: null }),
    deal: (deck, setup) => {
      const hand = (from: number): Card[] => deck.slice(from, from + 3).sort();
      return new HighCard(fault, setup, [hand(0), hand(3)], deck.slice(6));
    },
    restore: (snapshot, setup) =>
      HighCard.restore(fault === 'restore' ? { ...snapshot, played: [] } : snapshot, fault, setup),
    fromView: (view, rules) => {
      const setup = { rules, seats: 2, number: 1, carry: { scores: [0, 0], result: null } };
      const whole = filled(view, IDS);
      return HighCard.restore(fault === 'rebuild' ? { ...whole, played: [] } : whole, fault, setup);
    },
    actors: (state) => (state.isOver ? [] : [state.seat]),
    chance: () => null,
    legal: (state, seat) => state.legal(seat),
    refuse,
    read: (_state, _seat, json) =>
      (isRecord(json) && CATALOGUE[IDS.indexOf(String(json.card))]) || { code: 'MALFORMED' },
    step: (state, seat, action, emit) => state.step(seat, action, emit),
    fallback: (state, seat) => state.legal(seat)[0],
    outcome,
    points: (state) => (fault === 'quick points' ? state.points : (outcome(state)?.points ?? null)),
    carry: (state) => {
      const points = outcome(state)?.points ?? [0, 0];
      const best = Math.max(...points);
      const winners = state.resigned >= 0 ? [1 - state.resigned] : [0, 1].filter((seat) => points[seat] === best);
      return {
        scores: state.setup.carry.scores.map((score, seat) => score + points[seat]),
        result: { winners, reason: 'played' },
      };
    },
  };
}

describeGame(highCard('none'));

describe('every law finds its fault', () => {
  const caught = (fault: Fault): string => {
    const game = highCard(fault);
    try {
      keepsTheLaws(game, game.rulesets.plain, 2, fault, { matches: 20 });
    } catch (error) {
      if (error instanceof LawBroken) return error.law;
      throw error;
    }
    return 'nothing';
  };

  it.each<[Fault, string]>([
    ['view leaks', 'nothing leaks'],
    ['events leak', 'nothing leaks'],
    ['legal leaks', 'nothing leaks'],
    ['peeks', 'determinizing does not peek'],
    ['biased', 'determinizing is uniform'],
    ['mutates', 'an old state never changes'],
    ['duplicates', 'cards are conserved'],
    ['loses', 'cards are conserved'],
    ['points', 'points are accounted for'],
    ['quick points', 'points are the outcome’s'],
    ['legal', 'legal actions are exactly those not refused'],
    ['restore', 'a snapshot restores the state'],
    ['rebuild', 'a view rebuilds a position'],
    ['endless', 'every match ends'],
  ])('%s: %s', (fault, law) => {
    expect(caught(fault)).toBe(law);
  });
});
