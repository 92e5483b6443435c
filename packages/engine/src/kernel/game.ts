import type { Card, CardSet } from './cards.ts';
import type { Json } from './json.ts';
import type { Language, Narrator } from './narrator.ts';
import type { Option } from './options.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';

/** A player's place at the table: 0, 1, 2 … */
export type Seat = number;
/** Chance itself, where it acts: the seat of a recorded reshuffle. */
export const DEALER: Seat = -1;
/** Who looks: a seat, or the table, which sees what is open to everybody. */
export type Viewer = Seat | 'table';

/** One interned, frozen object of a game's catalogue. Those outside of it (a resignation, the dealer's) have index -1. */
export interface Action {
  readonly type: string;
  /** Its place in the catalogue, in logs and in a policy network. */
  readonly index: number;
}

/** Giving up the match. Always possible, by any seat at any time; in no catalogue and no list of legal actions. */
export interface Resign extends Action {
  readonly type: 'resign';
}
export const RESIGN: Resign = Object.freeze({ type: 'resign', index: -1 });

/** The dealer's move: the pack's new order, from the top. */
export interface Chance extends Action {
  readonly order: readonly Card[];
}

/** Something that happened. Cards in it that a viewer does not know are hidden from that viewer. */
export interface Event {
  readonly type: string;
  /** A private event: only this seat is told. */
  readonly only?: Seat;
}
export type Emit<E> = (event: E) => void;

/** What passes from round to round. */
export interface Carry {
  /** What each seat has won so far: points or gold. */
  readonly scores: readonly number[];
  /** Set when the match is over. */
  readonly result: Result | null;
}

export interface Result {
  readonly winners: readonly Seat[];
  readonly reason: string;
}

export interface Setup<R> {
  readonly rules: R;
  readonly seats: number;
  /** What enters from outside and is recorded: the hour of the day. */
  readonly inputs: Readonly<Record<string, Json>>;
  readonly random: Random;
}

export interface RoundSetup<R, C> {
  readonly rules: R;
  readonly seats: number;
  /** From 1. */
  readonly number: number;
  readonly carry: C;
}

/** How a round ended, so that a person can compute the points again by hand. */
export interface Outcome {
  readonly reason: string;
  readonly winners: readonly Seat[];
  /** What each seat's score changes by: the sum of its claims, less the claims on it. */
  readonly points: readonly number[];
  readonly claims: readonly Claim[];
  /** A void deal uses up no round: the match deals again. */
  readonly void?: boolean;
}

/** (the sum of the items) × (the product of the factors) = total. */
export interface Claim {
  readonly seat: Seat;
  /** Who pays it; null when nobody does. */
  readonly from: Seat | null;
  readonly items: readonly { readonly name: string; readonly points: number }[];
  readonly factors: readonly { readonly name: string; readonly factor: number }[];
  readonly total: number;
  /** What was really paid, where the payer could not pay it all. */
  readonly paid?: number;
}

/** A place whose card a viewer does not know: the true card, and the cards that this viewer must think possible there. */
export interface HiddenPlace {
  readonly card: Card;
  readonly may: CardSet;
}

/** A round at one moment. Once handed out it never changes: `step` works on a private clone. `V` is what its views are. */
export interface State<S, V extends Json = Json> {
  clone(): S;
  /** The hidden places, in an order that does not depend on faces. Whatever is not listed is known. */
  hidden(viewer: Viewer): readonly HiddenPlace[];
  /**
   * Whether the faces also fit together with what this viewer was told of several places at once (that a hand has no four
   * of a month). Absent: whatever fits each place does.
   */
  possible?(viewer: Viewer): boolean;
  /** The same situation with other faces: where card c was, faces[c] is. Only the cards in `moved` change. */
  relabel(faces: readonly Card[], moved: CardSet): S;
  /** Every place with its cards: each card of the pack is in exactly one. */
  layout(): readonly (readonly Card[])[];
  /** Private facts that are no card faces, drawn anew from what this viewer may know and the generator alone. */
  redrawPrivate?(viewer: Viewer, random: Random): S;
  /** Plain data, with card ids; for a viewer, what that viewer may know. */
  snapshot(viewer?: Viewer): V;
  /** 32 bits over everything that matters, hidden or not. */
  hash(): number;
}

/** The rules of one game. Everything else (views, redacted events, determinization, matches, records, the laws) follows. */
export interface Game<
  S extends State<S>,
  A extends Action,
  E extends Event,
  R,
  C extends Carry,
  V extends Json = Json,
> {
  readonly id: string;
  /** The player counts it can be played with; the first is the default. */
  readonly seats: readonly number[];
  /** Complete and named; the first is the default. */
  readonly rulesets: Readonly<Record<string, R>>;
  /**
   * Fields of the rules that came after the first release, each with its version: older records do not have them. An
   * option is then as the ruleset has it; a `revision` is 1.
   */
  readonly since?: Readonly<Record<string, string>>;
  /** What can be set at a table, and to what: every field of the rules but the ruleset's name. */
  readonly options: Readonly<Record<string, Option<unknown>>>;
  /** The id of each card, at the border. */
  readonly cardIds: readonly string[];
  /** The fields of actions and events that hold a card or a list of cards. */
  readonly cardFields: readonly string[];
  /** A ruleset by name, or overrides with an optional `ruleset`; a bad option is a ConfigError that names it. */
  configure(options?: unknown): R;
  pack(rules: R, seats: number): readonly Card[];
  /** The catalogue: every action there is, each at its index. */
  actions(rules: R, seats: number): readonly A[];
  opening(setup: Setup<R>): C;
  deal(deck: readonly Card[], round: RoundSetup<R, C>): S;
  /** The inverse of a whole snapshot. */
  restore(snapshot: V, round: RoundSetup<R, C>): S;
  /**
   * A position that looks like this view: known cards in place, the unseen ones in any order. For whoever has nothing but a
   * view and asks the rules what is open to all; what such a position says of hidden cards means nothing.
   */
  fromView(view: V, rules: R): S;
  /** One seat, several at once, or none: the round is over or chance is due. */
  actors(state: S): readonly Seat[];
  /** The dealer's move, when one is due. */
  chance(state: S, random: Random): A | null;
  legal(state: S, seat: Seat): readonly A[];
  /** Why this action may not be played now; null when it may. */
  refuse(state: S, seat: Seat, action: A): Refusal | null;
  /** From the wire, with the exact reason when it cannot be meant. What it returns may still be refused. */
  read(state: S, seat: Seat, json: unknown): A | Refusal;
  /** What is written as one action and played as several, each for `read`; without this, every action is one. */
  inSteps?(state: S, json: unknown): readonly unknown[];
  /** In place, on a clone the caller owns. Trusts its action: whoever takes input calls `refuse` first. */
  step(state: S, seat: Seat, action: A, emit?: Emit<E>): void;
  /** What the clock plays for an absent player: the harmless choice. */
  fallback(state: S, seat: Seat): A;
  /** Null while the round goes on. */
  outcome(state: S): Outcome | null;
  /** The points of the outcome alone, where that is cheaper: for searches, which read nothing else. */
  points?(state: S): readonly number[] | null;
  /** What the next round inherits, once this one is over. */
  carry(state: S): C;
  /**
   * What happens in sentences, for a game that is nothing but its folder: whoever shows it finds them here. A game with
   * screens of its own leaves it out, and each screen loads the narrator itself.
   */
  narrator?(language: Language): Narrator<S, A, E, C>;
}

/** A game whose own types do not matter here. */
export interface AnyState extends State<AnyState> {}
export type AnyGame = Game<AnyState, Action, Event, object, Carry>;

/** The next state; the old one stays as it is. */
export function apply<S extends State<S>, A extends Action, E extends Event>(
  game: { step(state: S, seat: Seat, action: A, emit?: Emit<E>): void },
  state: S,
  seat: Seat,
  action: A,
  emit?: Emit<E>,
): S {
  const next = state.clone();
  game.step(next, seat, action, emit);
  return next;
}

/** What this viewer may see of the state. */
export function view<V extends Json>(state: { snapshot(viewer?: Viewer): V }, viewer: Viewer): V {
  return state.snapshot(viewer);
}
