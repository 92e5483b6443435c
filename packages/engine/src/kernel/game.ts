import type { Card, CardSet } from './cards.ts';
import type { Json } from './json.ts';
import type { Language, Narrator } from './narrator.ts';
import type { Option } from './options.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { LogForm } from './round-log.ts';

/** A player's place at the table: 0, 1, 2 … */
export type Seat = number;
/** The seat of chance: of a recorded reshuffle. */
export const DEALER: Seat = -1;
/** A seat, or the table, which sees only what everybody sees (spectators). */
export type Viewer = Seat | 'table';

/** One interned, frozen object of a game's catalogue. Resignations and the dealer's actions are not in it: index -1. */
export interface Action {
  readonly type: string;
  /** Its place in the catalogue, in logs and in a policy network. */
  readonly index: number;
}

/** Giving up the match. Any seat may do it at any time; it is not in the catalogue or the legal actions. */
export interface Resign extends Action {
  readonly type: 'resign';
}
/** The one resignation; the seat that acts resigns. */
export const RESIGN: Resign = Object.freeze({ type: 'resign', index: -1 });

/** The dealer's action: the new order of the pack, from the top. */
export interface Chance extends Action {
  readonly order: readonly Card[];
}

/** Something that happened. `redact` hides the cards that a viewer does not know. */
export interface Event {
  readonly type: string;
  /** A private event: only this seat gets it. */
  readonly only?: Seat;
}
/** Takes the events of a step, one by one. */
export type Emit<E> = (event: E) => void;

/** What passes from round to round. */
export interface Carry {
  /** What each seat has won so far: points or gold. */
  readonly scores: readonly number[];
  /** Set when the match is over. */
  readonly result: Result | null;
}

/** How a match ended. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly reason: string;
}

/** What a match begins with, for `opening`. */
export interface Setup<R> {
  readonly rules: R;
  readonly seats: number;
  /** Recorded inputs from outside: the hour of the day. */
  readonly inputs: Readonly<Record<string, Json>>;
  readonly random: Random;
}

/** What a round begins with. */
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
  /** The change of each seat's score: the sum of its claims less the claims on it. */
  readonly points: readonly number[];
  readonly claims: readonly Claim[];
  /** A void deal does not count as a round: the match deals again. */
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
  /** What was paid, where the payer could not pay all. */
  readonly paid?: number;
}

/** A place whose card a viewer does not know: the true card, and the cards that are possible there for this viewer. */
export interface HiddenPlace {
  readonly card: Card;
  readonly may: CardSet;
}

/**
 * A round at one moment. It never changes after it was returned: `step` works on a private clone. `V` is its view type.
 */
export interface State<S, V extends Json = Json> {
  clone(): S;
  /** The hidden places, in an order that does not depend on faces. All other cards are known. */
  hidden(viewer: Viewer): readonly HiddenPlace[];
  /**
   * Whether the faces are also possible together, where the viewer knows something about several places at once (no
   * hand had four of a month). Without it, any card that may lie at each place is possible.
   */
  possible?(viewer: Viewer): boolean;
  /** The same position with other faces: where card c was, faces[c] is. Only the cards in `moved` change. */
  relabel(faces: readonly Card[], moved: CardSet): S;
  /** Every place with its cards: each card of the pack is in exactly one. */
  layout(): readonly (readonly Card[])[];
  /** Draws private facts other than cards anew, from what this viewer may know and the generator alone. */
  redrawPrivate?(viewer: Viewer, random: Random): S;
  /** Plain data with card ids: the whole position, or what a viewer may know. */
  snapshot(viewer?: Viewer): V;
  /** A 32-bit hash of the whole position. */
  hash(): number;
}

/**
 * The rules of one game. Everything else (views, redacted events, determinization, matches, records, the laws) follows.
 */
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
   * Fields of the rules that came after the first release, each with its version: older records do not have them. Then
   * an option has the ruleset's value, and a `revision` is 1.
   */
  readonly since?: Readonly<Record<string, string>>;
  /** The options: every field of the rules except the name of the ruleset. */
  readonly options: Readonly<Record<string, Option<unknown>>>;
  /** The id of each card, for views, records and the wire. */
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
  /** The position of a whole snapshot. */
  restore(snapshot: V, round: RoundSetup<R, C>): S;
  /**
   * A position with this view: known cards in place, the unseen ones in any order. For clients, which have only a view.
   * What such a position says about hidden cards has no meaning.
   */
  fromView(view: V, rules: R): S;
  /** The seats that may act: one, several, or none when the round is over or the dealer acts. */
  actors(state: S): readonly Seat[];
  /** The dealer's action, if it is the dealer's turn. */
  chance(state: S, random: Random): A | null;
  legal(state: S, seat: Seat): readonly A[];
  /** Why this action may not be played now; null when it may. */
  refuse(state: S, seat: Seat, action: A): Refusal | null;
  /** An action from the wire, or why it is not one. The action may still be refused. */
  read(state: S, seat: Seat, json: unknown): A | Refusal;
  /** Splits JSON that stands for several actions, each for `read`; without this, it is always one action. */
  inSteps?(state: S, json: unknown): readonly unknown[];
  /** In place, on a clone that the caller owns. Trusts its action: call `refuse` first for input. */
  step(state: S, seat: Seat, action: A, emit?: Emit<E>): void;
  /** What is played for a player who is absent or out of time: the harmless choice. */
  fallback(state: S, seat: Seat): A;
  /** Null until the round is over. */
  outcome(state: S): Outcome | null;
  /** The points of the outcome alone, where that is cheaper: for searches, which read nothing else. */
  points?(state: S): readonly number[] | null;
  /** What the next round inherits, when this one is over. A caller that has the outcome gives it: it takes time to compute. */
  carry(state: S, outcome?: Outcome | null): C;
  /**
   * The game in sentences, for a game without a narrator in `@madang/narrators`. It may be missing: then sentences are
   * made from the names of actions and events.
   */
  narrator?(language: Language): Narrator<S, A, E, C>;
  /** How logs of single rounds are written; without this, action by action. */
  readonly log?: LogForm;
}

/** A position of a game whose own types do not matter here. */
export interface AnyState extends State<AnyState> {}
/** A game whose own types do not matter here. */
export type AnyGame = Game<AnyState, Action, Event, object, Carry>;

/** The next state; the old one does not change. */
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
