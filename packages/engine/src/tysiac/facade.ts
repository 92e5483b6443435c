import { RESIGN, type Seat } from '../kernel/game.ts';
import { roundRandom, seedFrom, shuffle } from '../kernel/random.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { type Action, BOMB, chooseMusik, PASS, REDEAL } from './actions.ts';
import { lowestBid } from './auction.ts';
import { CARD_IDS, PACK } from './cards.ts';
import { deal } from './deal.ts';
import type { TysiacError } from './errors.ts';
import { deckOf, discardsOf, giftsOf, type Params, refuseSeed, setupOf } from './facade-input.ts';
import {
  auctionState,
  type ByPlayer,
  byPlayer,
  type Card,
  dealState,
  faces,
  type GameState,
  numberOf,
  type PlayerID,
  paramsOf,
  playState,
  type ScoreState,
} from './game-state.ts';
import { legal } from './legal.ts';
import { carryOf, outcomeOf } from './outcome.ts';
import { Phase } from './phase.ts';
import { playable } from './play.ts';
import { read } from './read.ts';
import { refuse, refuseTurn } from './refuse.ts';
import type { Round, Setup } from './round.ts';
import { step } from './step.ts';

export { isRefusal as isError } from '../kernel/refusal.ts';
export { marriageValue, pointsFor, Rank, Suit } from './cards.ts';
export type { ErrorCode, TysiacError } from './errors.ts';
export type { Params } from './facade-input.ts';
export * from './game-state.ts';
export { Phase } from './phase.ts';

/** A game in the phase Deal, waiting for cards: Init is over at once. */
export function newGame(
  params: Params,
  dealer: PlayerID,
  players: readonly PlayerID[],
  cumulative: ByPlayer<number> = {},
): TysiacGame | TysiacError {
  const setup = setupOf(params, dealer, players, cumulative);
  return isRefusal(setup) ? setup : new TysiacGame(players.slice(), setup, 1, null);
}

type Result = TysiacGame | TysiacError;

/**
 * A game that is driven call by call (docs/tysiac-facade.md). A value: each call returns the next game or a typed
 * error.
 */
export class TysiacGame {
  readonly players: readonly PlayerID[];
  private readonly setup: Setup;
  /** How often this hand has been dealt: more than once after redeals. */
  private readonly deals: number;
  /** Null until the cards are dealt. */
  private readonly round: Round | null;

  constructor(players: readonly PlayerID[], setup: Setup, deals: number, round: Round | null) {
    this.players = players;
    this.setup = setup;
    this.deals = deals;
    this.round = round;
  }

  // ------------------------------------------------------------------------------------------------ dealing

  /** Hands by player and the musiks, or one flat talon that is cut into musiks. */
  setDealtCards(hands: ByPlayer<readonly Card[]>, musiks: readonly (readonly Card[])[] | readonly Card[]): Result {
    if (this.round) return this.wrongPhase();
    const deck = deckOf(this.players, this.setup, hands, musiks);
    return isRefusal(deck) ? deck : this.with(deal(deck, this.setup));
  }

  dealRandom(seed: string | number): Result {
    const refusal = this.round ? this.wrongPhase() : refuseSeed(seed);
    if (refusal) return refusal;
    const deck = PACK.slice();
    shuffle(deck, roundRandom(seedFrom(seed), [], this.setup.number, `deal/${this.deals}`));
    return this.with(deal(deck, this.setup));
  }

  // ------------------------------------------------------------------------------------------------ auction and talon

  /** 0 is a pass. */
  placeBid(player: PlayerID, value: number): Result {
    return this.act(player, (round, seat) => {
      const turn = refuseTurn(round, seat, Phase.Auction);
      return turn ?? (value === 0 ? PASS : read(round, seat, { type: 'bid', value }));
    });
  }

  /** Option `raiseAfterTalon`. */
  raise(player: PlayerID, value: number): Result {
    return this.act(player, (round, seat) => {
      const turn = refuseTurn(round, seat, Phase.TalonExchange);
      return turn ?? read(round, seat, { type: 'bid', value });
    });
  }

  chooseMusik(player: PlayerID, index: number): Result {
    return this.act(player, (round, seat) => read(round, seat, { type: 'chooseMusik', musik: index }));
  }

  /** Takes the single musik; with two musiks use `chooseMusik`. */
  takeTalon(player: PlayerID): Result {
    return this.act(player, (round, seat) => {
      const turn = refuseTurn(round, seat, Phase.TalonExchange);
      return turn ?? (round.shape.musiks === 1 ? chooseMusik(0) : { code: 'INVALID_MUSIK', musiks: 2 });
    });
  }

  /** All or nothing. */
  discard(player: PlayerID, cards: readonly Card[]): Result {
    return this.exchange(player, (round) => discardsOf(round, cards));
  }

  /** One card to each opponent, all or nothing. */
  passCards(player: PlayerID, gifts: ByPlayer<Card>): Result {
    return this.exchange(player, (round) => giftsOf(round, this.players, gifts));
  }

  /** Option `bombs`. */
  bomb(player: PlayerID): Result {
    return this.act(player, () => BOMB);
  }

  /** Option `fourNines`. */
  askRedeal(player: PlayerID): Result {
    return this.act(player, () => REDEAL);
  }

  // ------------------------------------------------------------------------------------------------ play

  playCard(player: PlayerID, card: Card, announceMarriage = false): Result {
    return this.act(player, (round, seat) => {
      const turn = refuseTurn(round, seat, Phase.Play);
      if (turn) return turn;
      const number = numberOf(card);
      if (number === undefined) return { code: 'CARD_NOT_OWNED', card };
      return read(round, seat, { type: 'play', card: CARD_IDS[number], marriage: announceMarriage });
    });
  }

  resign(player: PlayerID): Result {
    return this.act(player, () => RESIGN);
  }

  /** HandEnd → Deal: the next dealer, or after a redeal the same one again. */
  nextHand(): Result {
    const outcome = this.round && outcomeOf(this.round);
    if (!this.round || !outcome || this.winners) return this.wrongPhase();
    const number = this.setup.number + (outcome.void ? 0 : 1);
    const setup = { ...this.setup, number, carry: carryOf(this.round) };
    return new TysiacGame(this.players, setup, outcome.void ? this.deals + 1 : 1, null);
  }

  // ------------------------------------------------------------------------------------------------ state

  get phase(): Phase {
    return this.round?.phase ?? Phase.Deal;
  }

  /** 0 if passing is allowed, and the bids in steps of the minimal raise; raises after the talon in steps of 10. */
  legalBids(player: PlayerID): readonly number[] {
    const { round } = this;
    const seat = this.players.indexOf(player);
    if (!round || seat < 0) return [];
    const { minRaise } = this.setup.rules;
    const low = lowestBid(round);
    return legal(round, seat).flatMap((action) => {
      if (action.type === 'pass') return [0];
      if (action.type !== 'bid') return [];
      return round.phase !== Phase.Auction || (action.value - low) % minRaise === 0 ? [action.value] : [];
    });
  }

  legalPlays(player: PlayerID): readonly Card[] {
    const { round } = this;
    const isTurn = round?.phase === Phase.Play && player === this.players[round.seat];
    return isTurn ? faces(playable(round)) : [];
  }

  /** In the auction the player to bid, in the exchange the declarer, in play the trick's leader. */
  currentLeader(): PlayerID | null {
    const { round } = this;
    if (!round || round.phase === Phase.HandEnd) return null;
    return this.players[round.phase === Phase.Play ? round.leader : round.seat];
  }

  /** Whose turn it is; null in Deal and HandEnd. */
  get turn(): PlayerID | null {
    return !this.round || this.round.phase === Phase.HandEnd ? null : this.players[this.round.seat];
  }

  scores(): ScoreState {
    const { round, players, setup } = this;
    const cumulative = round ? carryOf(round).scores : setup.carry.scores;
    return {
      dealPoints: byPlayer(players, (seat) => round?.points[seat] ?? 0),
      cumulative: byPlayer(players, (seat) => cumulative[seat]),
    };
  }

  /** The winners; null until the game is over. */
  get winners(): readonly PlayerID[] | null {
    const result = this.round && outcomeOf(this.round) ? carryOf(this.round).result : null;
    return result?.winners.map((seat) => this.players[seat]) ?? null;
  }

  state(): GameState {
    const { players, setup, round } = this;
    const declarer = round?.declarer ?? null;
    return {
      phase: this.phase,
      params: paramsOf(setup, players),
      dealer: players[setup.carry.dealer],
      declarer: declarer === null ? null : players[declarer],
      deal: dealState(round, players),
      auction: auctionState(round, players, setup.rules.minRaise),
      play: playState(round, players, setup),
      scores: this.scores(),
    };
  }

  // ------------------------------------------------------------------------------------------------ internal

  private with(round: Round): TysiacGame {
    return new TysiacGame(this.players, this.setup, this.deals, round);
  }

  private wrongPhase(): TysiacError {
    return { code: 'WRONG_PHASE', phase: this.phase };
  }

  private act(player: PlayerID, meant: (round: Round, seat: Seat) => Action | TysiacError): Result {
    return this.inTurn(player, (round, seat) => {
      const action = meant(round, seat);
      if (isRefusal(action)) return action;
      return refuse(round, seat, action) ?? [action];
    });
  }

  private exchange(player: PlayerID, meant: (round: Round) => readonly Action[] | TysiacError): Result {
    return this.inTurn(player, (round, seat) => refuseTurn(round, seat, Phase.TalonExchange) ?? meant(round));
  }

  /** Either all the actions are played, on a copy, or none. */
  private inTurn(player: PlayerID, meant: (round: Round, seat: Seat) => readonly Action[] | TysiacError): Result {
    const seat = this.players.indexOf(player);
    if (seat < 0) return { code: 'UNKNOWN_PLAYER', player };
    if (!this.round) return this.wrongPhase();
    const actions = meant(this.round, seat);
    if (isRefusal(actions)) return actions;
    const next = this.round.clone();
    for (const action of actions) step(next, seat, action);
    return this.with(next);
  }
}
