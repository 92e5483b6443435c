import { type Action, type AnyGame, type AnyState, Match, type Outcome, type Seat, seedFrom } from '@madang/engine';
import { unseen } from '@madang/engine/internal';
import { lead } from '../lead.ts';
import type { AnyFeatures } from './features.ts';
import { featuresOf } from './features-of.ts';
import type { Sparse } from './sparse.ts';

/** The table of a network: it determines the number of inputs and outputs. */
export interface Seating {
  readonly game: AnyGame;
  readonly rules: object;
  readonly seats: number;
}

/**
 * A position as numbers, seen from one seat: for each place (its own hand, the next seat's pile …) the cards that it
 * knows there, then the sets and numbers of the game's features. Unknown cards are zero.
 */
export class Encoder {
  readonly inputs: number;
  readonly outputs: number;
  /** `koikoi-1`: a model made for other features cannot be used. */
  readonly version: string;
  /** What each input is: `hand +1: 0311` for a card that lies there, `points +0` for a number. */
  readonly inputNames: readonly string[];
  private readonly features: AnyFeatures;
  private readonly cards: number;
  /**
   * By seat, then by place of the layout: the first input of its cards; -1 for a place that this table does not have.
   */
  private readonly starts: readonly (readonly number[])[];
  private readonly firstMark: number;
  private readonly firstScalar: number;

  constructor({ game, rules, seats }: Seating) {
    const features = featuresOf(game);
    const { state } = Match.start(game, { rules, seats, seed: seedFrom('encoder') }).match;
    const places = features.places(state);
    this.features = features;
    this.cards = game.cardIds.length;
    this.version = `${game.id}-${features.version}`;
    const planes = new Map<string, number>();
    const planeOf = (name: string): number => {
      if (!planes.has(name)) planes.set(name, planes.size);
      return planes.get(name) ?? 0;
    };
    this.starts = Array.from({ length: seats }, (_, seat) =>
      places.map(({ name, owner }) => {
        if (owner === null) return planeOf(name) * this.cards;
        return owner >= seats ? -1 : planeOf(`${name} +${(owner - seat + seats) % seats}`) * this.cards;
      }),
    );
    this.firstMark = planes.size * this.cards;
    const { markNames = [] } = features;
    this.firstScalar = this.firstMark + markNames.length * this.cards;
    const ofCards = [...planes.keys(), ...markNames].flatMap((name) => game.cardIds.map((id) => `${name}: ${id}`));
    this.inputNames = [...ofCards, ...features.scalarNames(state)];
    this.inputs = this.inputNames.length;
    this.outputs = game.actions(rules, seats).length;
  }

  encode(state: AnyState, seat: Seat, into: Sparse): void {
    into.clear();
    const hidden = unseen(state, seat);
    const starts = this.starts[seat];
    for (const [place, cards] of state.layout().entries()) {
      const start = starts[place];
      if (start < 0) continue;
      for (const card of cards) if (!hidden.has(card)) into.add(start + card, 1);
    }
    this.addMarks(state, seat, into);
    const scalars = this.features.scalars(state, seat);
    for (let i = 0; i < scalars.length; i++) if (scalars[i] !== 0) into.add(this.firstScalar + i, scalars[i]);
  }

  /** The output of a policy for this action. */
  output(state: AnyState, seat: Seat, action: Action): number {
    return (this.features.turned?.(state, seat, action) ?? action).index;
  }

  /** The value of an outcome for a seat. */
  gain(outcome: Outcome, state: AnyState, seat: Seat): number {
    return this.features.gain?.(outcome, state, seat) ?? lead(outcome, seat);
  }

  private addMarks(state: AnyState, seat: Seat, into: Sparse): void {
    const marks = this.features.marks?.(state, seat) ?? [];
    for (const [i, marked] of marks.entries())
      for (let card = marked.first; card >= 0; card = marked.after(card))
        into.add(this.firstMark + i * this.cards + card, 1);
  }
}
