import type { Card } from './cards.ts';
import {
  type Action,
  apply,
  type Carry,
  DEALER,
  type Event,
  type Game,
  type Outcome,
  type Result,
  type RoundSetup,
  type Seat,
  type Setup,
  type State,
} from './game.ts';
import type { Json } from './json.ts';
import { type Random, roundRandom, shuffleRound } from './random.ts';
import type { Refusal } from './refusal.ts';
import { withInheritance } from './rematch.ts';

/** Everything that determines a match except the players' choices. */
export interface MatchSetup<R> {
  readonly rules: R;
  readonly seats: number;
  readonly seed: Uint8Array;
  readonly clientSeeds?: readonly string[];
  readonly inputs?: Readonly<Record<string, Json>>;
}

/** One thing that happened in a match. Records, servers and narrators use these. */
export type Happening<S, A, E, R, C> =
  | {
      readonly kind: 'dealt';
      readonly round: RoundSetup<R, C>;
      readonly deck: readonly Card[];
      readonly state: S;
    }
  | {
      readonly kind: 'acted';
      readonly round: RoundSetup<R, C>;
      readonly seat: Seat;
      readonly action: A;
      readonly before: S;
      readonly state: S;
      readonly events: readonly E[];
    }
  | {
      readonly kind: 'ended';
      readonly round: RoundSetup<R, C>;
      readonly outcome: Outcome;
      readonly carry: C;
      readonly state: S;
    };

/** A match after an action, and what has happened since. */
export interface Turned<S extends State<S>, A extends Action, E extends Event, R, C extends Carry> {
  readonly match: Match<S, A, E, R, C>;
  readonly happenings: readonly Happening<S, A, E, R, C>[];
}

/** A deal of a match. With this and the setup a match can be resumed without its earlier rounds. */
export interface Deal<C> {
  readonly number: number;
  readonly deals: number;
  readonly carry: C;
}

/** A series of rounds from one seed. A value: `act` gives a new match. */
export class Match<S extends State<S>, A extends Action, E extends Event, R, C extends Carry> {
  readonly game: Game<S, A, E, R, C>;
  readonly setup: MatchSetup<R>;
  readonly opening: C;
  readonly round: RoundSetup<R, C>;
  readonly state: S;
  /** How often this round has been dealt: more than once after void deals. */
  private readonly deals: number;
  /** Actions played in this deal, the dealer's included. */
  private readonly plies: number;

  private constructor(
    game: Game<S, A, E, R, C>,
    setup: MatchSetup<R>,
    opening: C,
    round: RoundSetup<R, C>,
    state: S,
    deals: number,
    plies: number,
  ) {
    this.game = game;
    this.setup = setup;
    this.opening = opening;
    this.round = round;
    this.state = state;
    this.deals = deals;
    this.plies = plies;
  }

  static start<S extends State<S>, A extends Action, E extends Event, R, C extends Carry>(
    game: Game<S, A, E, R, C>,
    setup: MatchSetup<R>,
  ): Turned<S, A, E, R, C> {
    if (!game.seats.includes(setup.seats)) throw new RangeError(`${game.id} is not played by ${setup.seats}`);
    const { rules, seats } = setup;
    const carry = openingOf(game, setup);
    const happenings: Happening<S, A, E, R, C>[] = [];
    const match = Match.dealt(game, setup, carry, { rules, seats, number: 1, carry }, 1, happenings);
    return { match: match.settled(happenings), happenings };
  }

  /** The match at the beginning of a deal. */
  static resume<S extends State<S>, A extends Action, E extends Event, R, C extends Carry>(
    game: Game<S, A, E, R, C>,
    setup: MatchSetup<R>,
    { number, deals, carry }: Deal<C>,
  ): Turned<S, A, E, R, C> {
    const { rules, seats } = setup;
    const happenings: Happening<S, A, E, R, C>[] = [];
    const opening = openingOf(game, setup);
    const match = Match.dealt(game, setup, opening, { rules, seats, number, carry }, deals, happenings);
    return { match: match.settled(happenings), happenings };
  }

  /**
   * A match that goes on from some position; what comes follows from the seed of the setup. It cannot be verified: nothing says
   * where the position comes from.
   */
  static from<S extends State<S>, A extends Action, E extends Event, R, C extends Carry>(
    game: Game<S, A, E, R, C>,
    setup: MatchSetup<R>,
    round: RoundSetup<R, C>,
    state: S,
  ): Turned<S, A, E, R, C> {
    const happenings: Happening<S, A, E, R, C>[] = [];
    const match = new Match(game, setup, openingOf(game, setup), round, state, 1, 0);
    return { match: match.settled(happenings), happenings };
  }

  private static dealt<S extends State<S>, A extends Action, E extends Event, R, C extends Carry>(
    game: Game<S, A, E, R, C>,
    setup: MatchSetup<R>,
    opening: C,
    round: RoundSetup<R, C>,
    deals: number,
    happenings: Happening<S, A, E, R, C>[],
  ): Match<S, A, E, R, C> {
    const deck = packOf(game, setup, round.number, deals);
    const state = game.deal(deck, round);
    happenings.push({ kind: 'dealt', round, deck, state });
    return new Match(game, setup, opening, round, state, deals, 0);
  }

  get deal(): Deal<C> {
    return { number: this.round.number, deals: this.deals, carry: this.round.carry };
  }

  /** Null until the match is over. */
  get result(): Result | null {
    return this.game.outcome(this.state) ? this.game.carry(this.state).result : null;
  }

  get scores(): readonly number[] {
    return (this.game.outcome(this.state) ? this.game.carry(this.state) : this.round.carry).scores;
  }

  get actors(): readonly Seat[] {
    return this.game.actors(this.state);
  }

  /** Plays an action, or refuses it. This match does not change. */
  act(seat: Seat, action: A): Turned<S, A, E, R, C> | Refusal {
    if (this.result) return { code: 'MATCH_OVER' };
    if (!this.hasSeat(seat)) return { code: 'WRONG_PLAYER', seat };
    const refusal = action.type === 'resign' ? null : this.game.refuse(this.state, seat, action);
    if (refusal) return refusal;
    const happenings: Happening<S, A, E, R, C>[] = [];
    return { match: this.stepped(seat, action, happenings).settled(happenings), happenings };
  }

  private hasSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.setup.seats;
  }

  /** The dealer's actions, ends of rounds and deals that follow automatically. */
  private settled(happenings: Happening<S, A, E, R, C>[]): Match<S, A, E, R, C> {
    const { game, state, setup } = this;
    const outcome = game.outcome(state);
    if (!outcome) {
      if (game.actors(state).length > 0) return this;
      const chance = chanceOf(game, state, setup, this.round.number, this.deals, this.plies);
      return this.stepped(DEALER, chance, happenings).settled(happenings);
    }
    const carry = game.carry(state, outcome);
    happenings.push({ kind: 'ended', round: this.round, outcome, carry, state });
    if (carry.result) return this;
    const number = this.round.number + (outcome.void ? 0 : 1);
    const deals = outcome.void ? this.deals + 1 : 1;
    const next = Match.dealt(game, setup, this.opening, { ...this.round, number, carry }, deals, happenings);
    return next.settled(happenings);
  }

  private stepped(seat: Seat, action: A, happenings: Happening<S, A, E, R, C>[]): Match<S, A, E, R, C> {
    const events: E[] = [];
    const state = apply(this.game, this.state, seat, action, (event: E) => events.push(event));
    happenings.push({ kind: 'acted', round: this.round, seat, action, before: this.state, state, events });
    return new Match(this.game, this.setup, this.opening, this.round, state, this.deals, this.plies + 1);
  }
}

/** Each use of chance has its own generator, from the match's seeds. */
function randomOf(setup: MatchSetup<unknown>, round: number, purpose: string): Random {
  return roundRandom(setup.seed, setup.clientSeeds ?? NO_SEEDS, round, purpose);
}
const NO_SEEDS: readonly string[] = [];

export function openingOf<R, C extends Carry>(game: { opening(setup: Setup<R>): C }, setup: MatchSetup<R>): C {
  const { rules, seats, inputs = {} } = setup;
  const opening = game.opening({ rules, seats, inputs, random: randomOf(setup, 0, 'opening') });
  return inputs.carry === undefined ? opening : withInheritance(opening, inputs.carry);
}

/** The shuffled pack of a round; another one for each deal after a void deal. */
export function packOf<R>(
  game: { pack(rules: R, seats: number): readonly Card[] },
  setup: MatchSetup<R>,
  round: number,
  deals: number,
): Card[] {
  const deck = game.pack(setup.rules, setup.seats).slice();
  shuffleRound(deck, setup.seed, setup.clientSeeds ?? NO_SEEDS, round, `deal/${deals}`);
  return deck;
}

/** The dealer's action when nobody else can act. */
export function chanceOf<S, A>(
  game: { readonly id: string; chance(state: S, random: Random): A | null },
  state: S,
  setup: MatchSetup<unknown>,
  round: number,
  deals: number,
  plies: number,
): A {
  const chance = game.chance(state, randomOf(setup, round, `chance/${deals}/${plies}`));
  if (!chance) throw new Error(`${game.id}: nobody can act, and the round is not over`);
  return chance;
}
