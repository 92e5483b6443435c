import { type Card, NONE } from '../kernel/cards.ts';
import { apply, type Seat } from '../kernel/game.ts';
import { isRefusal } from '../kernel/refusal.ts';
import type { Action } from './actions.ts';
import { findCard } from './cards.ts';
import type { TysiacError } from './errors.ts';
import { type ByPlayer, cards, newGame, type Params, Phase, type PlayerID, type TysiacGame } from './facade.ts';
import { tysiac } from './game.ts';
import type { Round } from './round.ts';

// Small deals for tests. The dealer is always Anna, so Bob bids first.

interface Deal {
  readonly players: readonly string[];
  readonly hands: Readonly<Record<string, string>>;
  readonly musiks: readonly string[];
}

/** Bob can announce spades; all trumps but two small ones are his. */
export const TWO: Deal = {
  players: ['anna', 'bob'],
  hands: { bob: 'A♠ 10♠ K♠ Q♠ A♣ 10♣ A♥ A♦ 9♥ 9♦', anna: '9♠ J♠ 9♣ J♣ Q♣ K♣ 10♥ K♥ 10♦ K♦' },
  musiks: ['Q♥ J♥', 'Q♦ J♦'],
};

/** Eve has no clubs but two trumps after Bob's spades, Anna no spades but two clubs. */
export const THREE: Deal = {
  players: ['anna', 'bob', 'eve'],
  hands: { bob: 'A♠ K♠ Q♠ 10♠ Q♣ J♦ J♥', eve: 'J♠ 9♠ A♦ 10♦ K♦ A♥ 10♥', anna: 'J♣ 10♣ 9♦ Q♦ 9♥ K♥ Q♥' },
  musiks: ['9♣ K♣ A♣'],
};

/** The same with a fourth player, Anna, who deals and sits out. */
export const FOUR: Deal = {
  players: ['anna', 'bob', 'eve', 'jan'],
  hands: { bob: THREE.hands.bob, eve: THREE.hands.eve, jan: THREE.hands.anna },
  musiks: THREE.musiks,
};

/** Bob has all four nines. */
export const NINES: Deal = {
  players: ['anna', 'bob'],
  hands: { bob: '9♠ 9♣ 9♦ 9♥ A♠ K♠ J♣ J♦ J♥ 10♥', anna: 'J♠ Q♠ 10♠ Q♣ K♣ 10♣ Q♦ K♦ 10♦ A♥' },
  musiks: ['A♣ A♦', 'Q♥ K♥'],
};

/** The game; an error throws. */
export function must(result: TysiacGame | TysiacError): TysiacGame {
  if (isRefusal(result)) throw new Error(JSON.stringify(result));
  return result;
}

export function codeOf(result: TysiacGame | TysiacError): string {
  return isRefusal(result) ? result.code : 'a game';
}

export function dealt(deal: Deal, params: Params = {}, cumulative: ByPlayer<number> = {}): TysiacGame {
  const hands = Object.fromEntries(Object.entries(deal.hands).map(([player, ids]) => [player, cards(ids)]));
  const game = must(newGame(params, 'anna', deal.players, cumulative));
  return must(game.setDealtCards(hands, deal.musiks.map(cards)));
}

/** Bids in turn, 0 is a pass. */
export function bidding(game: TysiacGame, ...values: number[]): TysiacGame {
  return values.reduce((now, value) => must(now.placeBid(turn(now), value)), game);
}

/** Bob plays for his bid, all others pass; he takes the first musik. */
export function taken(deal: Deal, bid: number, params: Params = {}, cumulative: ByPlayer<number> = {}): TysiacGame {
  const passes = new Array<number>(Object.keys(deal.hands).length - 1).fill(0);
  return must(bidding(dealt(deal, params, cumulative), bid, ...passes).chooseMusik('bob', 0));
}

/** In play, after Bob gave away what the musik brought (by two), or his two jacks (by three). */
export function inPlay(deal: Deal, bid: number, params: Params = {}, cumulative: ByPlayer<number> = {}): TysiacGame {
  const game = taken(deal, bid, params, cumulative);
  if (deal.players.length === 2) return must(game.discard('bob', cards(deal.musiks[0])));
  const [jackOfDiamonds, jackOfHearts] = cards('J♦ J♥');
  const last = deal.players.length === 3 ? 'anna' : 'jan';
  return must(game.passCards('bob', { eve: jackOfDiamonds, [last]: jackOfHearts }));
}

/** Cards in turn; `!` announces a marriage. */
export function playing(game: TysiacGame, ids: string): TysiacGame {
  return ids.split(' ').reduce((now, id) => {
    const [card] = cards(id.replace('!', ''));
    return must(now.playCard(turn(now), card, id.endsWith('!')));
  }, game);
}

/** To the end of the hand, each with the first card that may be played. */
export function playedOut(game: TysiacGame): TysiacGame {
  let now = game;
  while (now.phase === Phase.Play) now = must(now.playCard(turn(now), now.legalPlays(turn(now))[0]));
  return now;
}

function turn(game: TysiacGame): PlayerID {
  const player = game.turn;
  if (player === null) throw new Error(`nobody's turn in ${game.phase}`);
  return player;
}

// The same deals as rounds of the engine, where cards are given away one by one.

export const ANNA: Seat = 0;
export const BOB: Seat = 1;
export const EVE: Seat = 2;

export function card(id: string): Card {
  return findCard(id) ?? NONE;
}

export function startedRound(deal: Deal, options: object = {}): Round {
  const seats = deal.players.length;
  const order = deal.players.slice(1).concat(deal.players[0]);
  const piles = [...order.flatMap((player) => deal.hands[player] ?? []), ...deal.musiks];
  const zeros = new Array<number>(seats).fill(0);
  const carry = { scores: zeros, dealer: ANNA, bombs: zeros, result: null };
  const deck = piles.join(' ').split(' ').map(card);
  return tysiac.deal(deck, { rules: tysiac.configure(options), seats, number: 1, carry });
}

/** Plays actions in turn; a refused action throws. */
export function stepped(round: Round, ...actions: readonly (Action | undefined)[]): Round {
  return actions.reduce<Round>((now, action) => {
    const refusal = action && tysiac.refuse(now, now.seat, action);
    if (!action || refusal) throw new Error(JSON.stringify(refusal ?? 'no such action'));
    return apply(tysiac, now, now.seat, action);
  }, round);
}
