import { type Card as CardNumber, CardSet } from '../kernel/cards.ts';
import type { Seat } from '../kernel/game.ts';
import { findCard, PACK, type Rank, rankOf, type Suit, suitOf } from './cards.ts';
import { Phase } from './phase.ts';
import type { Round, Setup } from './round.ts';
import type { Rules } from './rules.ts';
import { shapeOf } from './shape.ts';
import { type Trick as PlayedTrick, type TrickPlay, tricksOf } from './tricks.ts';
import { DISCARDS, HAND, MUSIK } from './zones.ts';

// The types of the facade (docs/tysiac-facade.md) as plain data. This is the whole position, not a view.

export type PlayerID = string | number;
export type ByPlayer<T> = Readonly<Record<PlayerID, T>>;

export interface Card {
  readonly suit: Suit;
  readonly rank: Rank;
}

export interface Play {
  readonly player: PlayerID;
  readonly card: Card;
  readonly announcedMarriage: Suit | null;
}

export interface Trick {
  readonly leader: PlayerID;
  readonly plays: readonly Play[];
  readonly ledSuit: Suit | null;
  readonly winningPlayIndex: number;
}

export interface AuctionBid {
  readonly player: PlayerID;
  readonly value: number;
  readonly pass: boolean;
}

export interface AuctionState {
  readonly bids: readonly AuctionBid[];
  readonly activePlayers: readonly PlayerID[];
  /** The player to bid; null once the auction is over. */
  readonly currentLeader: PlayerID | null;
  readonly highestBidder: PlayerID | null;
  readonly highestBid: number;
  readonly minRaise: number;
}

export interface DealState {
  readonly hands: ByPlayer<readonly Card[]>;
  readonly musiks: readonly (readonly Card[])[];
  readonly tableCards: readonly Card[];
}

export interface PlayState {
  readonly currentTrick: Trick;
  readonly completedTricks: readonly Trick[];
  readonly trump: Suit | null;
  readonly remainingCards: number;
  readonly lastTrickWinner: PlayerID | null;
  /** What each player has taken: the tricks, and at the end of a hand the table cards with the last of them. */
  readonly captured: ByPlayer<readonly Card[]>;
}

export interface ScoreState {
  readonly dealPoints: ByPlayer<number>;
  readonly cumulative: ByPlayer<number>;
}

export interface GameParams {
  readonly players: readonly PlayerID[];
  readonly minBid: number;
  readonly minRaise: number;
  readonly handCards: number;
  readonly musiksCount: number;
  readonly musikSize: number;
  readonly options: Rules;
}

export interface GameState {
  readonly phase: Phase;
  readonly params: GameParams;
  readonly dealer: PlayerID;
  readonly declarer: PlayerID | null;
  readonly deal: DealState;
  readonly auction: AuctionState;
  /** In every phase; empty before the first trick. */
  readonly play: PlayState;
  readonly scores: ScoreState;
}

const CARDS: readonly Card[] = PACK.map((card) => Object.freeze({ suit: suitOf(card), rank: rankOf(card) }));

/** Cards by their ids, as in "A♠ 10♥"; throws when there is no such card. */
export function cards(ids: string): Card[] {
  return ids.split(/\s+/).flatMap((id) => {
    const card = findCard(id);
    if (card === undefined && id !== '') throw new RangeError(`there is no card ${id}`);
    return card === undefined ? [] : [CARDS[card]];
  });
}

/** The engine's number of a card object; undefined when there is no such card. */
export function numberOf(card: Card): CardNumber | undefined {
  const number = CARDS.findIndex(({ suit, rank }) => suit === card?.suit && rank === card?.rank);
  return number < 0 ? undefined : number;
}

export function faces(set: CardSet): readonly Card[] {
  return set.toArray().map((card) => CARDS[card]);
}

/** A value for each player, by seat. */
export function byPlayer<T>(players: readonly PlayerID[], of: (seat: Seat) => T): ByPlayer<T> {
  return Object.fromEntries(players.map((player, seat) => [player, of(seat)]));
}

export function paramsOf({ rules, seats }: Setup, players: readonly PlayerID[]): GameParams {
  const { handCards, musiks, musikSize } = shapeOf(rules, seats);
  const { minBid, minRaise } = rules;
  return { players, minBid, minRaise, handCards, musiksCount: musiks, musikSize, options: rules };
}

export function dealState(round: Round | null, players: readonly PlayerID[]): DealState {
  if (!round) return { hands: byPlayer(players, () => []), musiks: [], tableCards: [] };
  const { table, shape, phase, ending } = round;
  const hands = byPlayer(players, (seat) => faces(table.at(HAND[seat])));
  // Resigning in play does not change the discards.
  const isExchanged = phase === Phase.Play || (ending !== null && round.exchanged === shape.exchanged);
  const musiks = isExchanged ? [] : MUSIK.slice(0, shape.musiks).map((zone) => faces(table.at(zone)));
  const down = isExchanged ? round.tableCards : table.at(DISCARDS);
  // At the end the winner of the last trick has them.
  return { hands, musiks, tableCards: faces(ending?.reason === 'played' ? CardSet.EMPTY : down) };
}

export function auctionState(round: Round | null, players: readonly PlayerID[], minRaise: number): AuctionState {
  if (!round) return { bids: [], activePlayers: [], currentLeader: null, highestBidder: null, highestBid: 0, minRaise };
  const highest = round.bids.findLast(({ value }) => value > 0)?.seat ?? round.declarer;
  return {
    bids: round.bids.map(({ seat, value }) => ({ player: players[seat], value, pass: value === 0 })),
    activePlayers: players.filter((_, seat) => (round.bidding & (1 << seat)) !== 0),
    currentLeader: round.phase === Phase.Auction ? players[round.seat] : null,
    highestBidder: highest === null ? null : players[highest],
    highestBid: round.highestBid,
    minRaise,
  };
}

export function playState(round: Round | null, players: readonly PlayerID[], setup: Setup): PlayState {
  const { activePlayers, tricks } = shapeOf(setup.rules, setup.seats);
  const played = round ? tricksOf(round).map((trick) => trickOf(trick, players)) : [];
  const begun = round && round.inTrick > 0 ? played.pop() : undefined;
  // Until the auction has a declarer, the player after the dealer.
  const leader = players[round?.leader ?? (setup.carry.dealer + 1) % setup.seats];
  const winner = round?.lastTrickWinner ?? null;
  const last = winner === null ? null : players[winner];
  const tableCards = round?.ending?.reason === 'played' ? faces(round.tableCards) : [];
  return {
    currentTrick: begun ?? { leader, plays: [], ledSuit: null, winningPlayIndex: 0 },
    completedTricks: played,
    trump: round?.trump ?? null,
    remainingCards: activePlayers * tricks - (round?.plays.length ?? 0),
    lastTrickWinner: last,
    captured: byPlayer(players, (seat) => {
      const taken = played.filter((trick) => winnerOf(trick) === players[seat]);
      const cards = taken.flatMap(({ plays }) => plays.map(({ card }) => card));
      return players[seat] === last ? [...cards, ...tableCards] : cards;
    }),
  };
}

function trickOf({ leader, plays, ledSuit, winningPlayIndex }: PlayedTrick, players: readonly PlayerID[]): Trick {
  return { leader: players[leader], plays: plays.map((play) => playOf(play, players)), ledSuit, winningPlayIndex };
}

function winnerOf({ plays, winningPlayIndex }: Trick): PlayerID {
  return plays[winningPlayIndex].player;
}

function playOf({ seat, card, announcedMarriage }: TrickPlay, players: readonly PlayerID[]): Play {
  return { player: players[seat], card: CARDS[card], announcedMarriage };
}
