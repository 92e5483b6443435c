import { type Card, NONE } from '../kernel/cards.ts';
import type { Seat } from '../kernel/game.ts';
import { beats, pointsOf, type Suit, suitOf } from './cards.ts';
import type { Shape } from './shape.ts';

export interface TrickPlay {
  readonly seat: Seat;
  readonly card: Card;
  readonly announcedMarriage: Suit | null;
}

/** A trick; the last one of a round may be incomplete. */
export interface Trick {
  readonly leader: Seat;
  readonly plays: readonly TrickPlay[];
  readonly ledSuit: Suit;
  /** The trump of this trick. */
  readonly trump: Suit | null;
  readonly winningPlayIndex: number;
  readonly points: number;
}

/** What tricks are computed from: a round, or the same fields of a view. */
interface Played {
  readonly declarer: Seat | null;
  /** In the order in which they were played. */
  readonly plays: readonly { readonly card: Card; readonly marriage: boolean }[];
  readonly shape: Pick<Shape, 'activePlayers'>;
  /** The next player who has cards. */
  after(seat: Seat): Seat;
}

/** All tricks of a round. */
export function tricksOf(round: Played): readonly Trick[] {
  const { activePlayers } = round.shape;
  const tricks: Trick[] = [];
  let leader = round.declarer ?? 0;
  let trump: Suit | null = null;
  for (let start = 0; start < round.plays.length; start += activePlayers) {
    const trick = trickFrom(round, start, leader, trump);
    tricks.push(trick);
    leader = trick.plays[trick.winningPlayIndex].seat;
    trump = trick.trump;
  }
  return tricks;
}

function trickFrom(round: Played, start: number, leader: Seat, trumpBefore: Suit | null): Trick {
  const plays: TrickPlay[] = [];
  let [trump, seat, best, winningPlayIndex, points] = [trumpBefore, leader, NONE, 0, 0];
  for (const { card, marriage } of round.plays.slice(start, start + round.shape.activePlayers)) {
    const announcedMarriage = marriage ? suitOf(card) : null;
    trump = announcedMarriage ?? trump;
    if (best === NONE || beats(card, best, trump)) {
      best = card;
      winningPlayIndex = plays.length;
    }
    plays.push({ seat, card, announcedMarriage });
    points += pointsOf(card);
    seat = round.after(seat);
  }
  return { leader, plays, ledSuit: suitOf(plays[0].card), trump, winningPlayIndex, points };
}
