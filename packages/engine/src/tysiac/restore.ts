import { type Card, CardSet, NONE } from '../kernel/cards.ts';
import { Table } from '../kernel/table.ts';
import { announce, type Play, play } from './actions.ts';
import { cardWithId } from './cards.ts';
import { Round, type Setup } from './round.ts';
import { shapeOf } from './shape.ts';
import type { Snapshot } from './snapshot.ts';
import { tricksOf } from './tricks.ts';

/** The inverse of a whole snapshot. */
export function restore(snapshot: Snapshot, setup: Setup): Round {
  const shape = shapeOf(setup.rules, setup.seats);
  const plays = snapshot.plays.map(({ card, marriage }) => playOf(known(card), marriage));
  const [first, second = []] = snapshot.musiks;
  const played = snapshot.plays.map(({ card }) => card);
  const zones = [played, snapshot.discards, first, second, ...snapshot.hands];
  const table = Table.of(zones.map((ids) => CardSet.from(ids.map(known))));
  const round = new Round(setup, shape, table, plays, snapshot.points.slice());
  round.phase = snapshot.phase;
  round.seat = snapshot.seat;
  round.bids = snapshot.bids;
  round.bidding = snapshot.bidding.reduce((bits, seat) => bits | (1 << seat), 0);
  round.highestBid = snapshot.highestBid;
  round.declarer = snapshot.declarer;
  round.musik = snapshot.musik;
  round.shownMusik = CardSet.from(snapshot.shownMusik.map(known));
  round.exchanged = snapshot.exchanged;
  round.gifts = round.gifts.map((_, seat) => known(snapshot.gifts[seat] ?? null));
  round.trump = snapshot.trump;
  round.leader = snapshot.leader;
  round.lastTrickWinner = snapshot.lastTrickWinner;
  round.ending = snapshot.ending;
  restoreTrick(round);
  return round;
}

function restoreTrick(round: Round): void {
  const trick = tricksOf(round).at(-1);
  if (!trick || round.inTrick === 0) return;
  const { seat, card } = trick.plays[trick.winningPlayIndex];
  round.winning = card;
  round.winningSeat = seat;
}

function playOf(card: Card, marriage: boolean): Play {
  const action = marriage ? announce(card) : play(card);
  if (!action) throw new Error(`card ${card} announces no marriage`);
  return action;
}

function known(id: string | null): Card {
  return id === null ? NONE : cardWithId(id);
}
