import type { Action, AnyGame, AnyState, Card, Carry, Json, Outcome, Seat } from '@madang/engine';
import { encodeCards } from '@madang/engine/internal';
import { featuresOf } from '@madang/players';
import { analysisOf } from '../games.ts';
import type { MatchLog } from './log.ts';

export const DELTA_FORMAT = 'madang-delta-1';

/** Cards that moved from one place to another. Places are indexes into `places` of the first line. */
type Move = readonly [from: number, to: number, ...ids: string[]];

/** The changes made by one action. */
export interface DeltaStep {
  /** The seat; -1 is the dealer. */
  readonly s: Seat;
  /** The action: its index in the catalogue (-1 for the dealer's), and in full. */
  readonly i: number;
  readonly a: Json;
  /** The cards that moved. */
  readonly m?: readonly Move[];
  /** What each seat now has in this round; absent if it did not change. */
  readonly v?: readonly number[];
}

export interface DeltaRound {
  /** The cards of every place after the deal, the stock from the top. */
  readonly d: readonly (readonly string[])[];
  /** The steps. */
  readonly t: readonly DeltaStep[];
  /** How the round ended, and what each seat won. */
  readonly e: string;
  readonly p: readonly number[];
}

/** A match: its number, the final scores, the winners, its deals. */
export interface DeltaLine {
  readonly g: number;
  /** The match was cut after the last round that was asked for. */
  readonly cut?: true;
  /** The hour at which it began, if the hours of the log differ. */
  readonly h?: number;
  readonly s: readonly number[];
  readonly w: readonly Seat[];
  readonly r: readonly DeltaRound[];
}

/** The names of a game's places, in the order of the indexes in `m` and `d`. */
export function placeNames(game: AnyGame, state: AnyState): readonly string[] {
  const places = featuresOf(game).places(state);
  return places.map(({ name, owner }) => (owner === null ? name : `${name} ${owner}`));
}

export class DeltaLog implements MatchLog {
  private readonly game: AnyGame;
  private readonly standing: (state: AnyState) => readonly number[];
  private rounds: DeltaRound[] = [];
  private steps: DeltaStep[] = [];
  private deal: DeltaRound['d'] = [];
  /** The place of each card. */
  private readonly places: Int8Array;
  private lastStanding: readonly number[] = [];

  constructor(game: AnyGame) {
    this.game = game;
    this.standing = analysisOf(game)?.standing ?? (() => []);
    this.places = new Int8Array(game.cardIds.length);
  }

  dealt(state: AnyState): void {
    const layout = state.layout();
    for (const [place, cards] of layout.entries()) for (const card of cards) this.places[card] = place;
    this.deal = layout.map((cards) => cards.map((card) => this.idOf(card)));
    this.lastStanding = this.standing(state).slice();
  }

  acted(seat: Seat, action: Action, state: AnyState): void {
    const moves = this.moves(state);
    const standing = this.standing(state).slice();
    const changed = standing.some((points, of) => points !== this.lastStanding[of]);
    this.lastStanding = standing;
    this.steps.push({
      s: seat,
      i: action.index,
      a: encodeCards(this.game, action),
      ...(moves.length > 0 ? { m: moves } : {}),
      ...(changed ? { v: standing } : {}),
    });
  }

  ended({ reason, points }: Outcome): void {
    this.rounds.push({ d: this.deal, t: this.steps, e: reason, p: points });
    this.steps = [];
  }

  line(g: number, { scores, result }: Carry, h: number | null): DeltaLine {
    const { rounds } = this;
    this.rounds = [];
    const marks = { ...(h === null ? {} : { h }), ...(result ? {} : { cut: true as const }) };
    return { g, ...marks, s: scores, w: result?.winners ?? [], r: rounds };
  }

  private moves(state: AnyState): Move[] {
    const moves: [number, number, ...string[]][] = [];
    for (const [to, cards] of state.layout().entries())
      for (const card of cards) {
        const from = this.places[card];
        if (from === to) continue;
        this.places[card] = to;
        const move = moves.find(([start, end]) => start === from && end === to);
        if (move) move.push(this.idOf(card));
        else moves.push([from, to, this.idOf(card)]);
      }
    return moves;
  }

  private idOf(card: Card): string {
    return this.game.cardIds[card];
  }
}
