import { KOREAN, monthOf } from '../hwatu/deck.ts';
import { type Card, CardSet } from '../kernel/cards.ts';
import type { Seat } from '../kernel/game.ts';
import { Table, type Zone } from '../kernel/table.ts';
import { nextPresident } from './president.ts';
import { Round, type Setup } from './round.ts';
import { dealOf } from './rules.ts';
import { patternsOf } from './scoring.ts';
import { FIELD, HAND, PILE, STOCK, ZONES } from './zones.ts';

const MONTH_CARDS = 48;
/** By the number of bonus cards. */
export const PACKS: readonly (readonly Card[])[] = [0, 1, 2, 3].map((bonus) =>
  Array.from({ length: MONTH_CARDS + bonus }, (_, card) => card),
);
const UNDEALT = PACKS.map((pack) =>
  Table.of([CardSet.from(pack), ...new Array<CardSet>(ZONES - 1).fill(CardSet.EMPTY)]),
);

/** In blocks from the top: each seat's hand, the table; the rest is the stock. */
export function deal(deck: readonly Card[], setup: Setup): Round {
  const { rules, seats } = setup;
  const size = dealOf(seats);
  const table = UNDEALT[rules.bonusCards].clone();
  for (let seat = 0; seat < seats; seat++)
    table.moveAll(CardSet.fromDeck(deck, seat * size.hand, (seat + 1) * size.hand), STOCK, HAND[seat]);
  const dealt = seats * size.hand + size.table;
  table.moveAll(CardSet.fromDeck(deck, seats * size.hand, dealt), STOCK, FIELD);
  const round = new Round(setup, patternsOf(rules), table, deck, starterOf(deck, setup));
  round.drawn = dealt;
  if (rules.bonusCards > 0) tradeBonusCards(round);
  round.dealt = round.tallies.map((_, seat) => round.hand(seat));
  return opened(round);
}

function opened(round: Round): Round {
  if (round.table.at(FIELD).hasFullQuartet) {
    round.stage = 'finished';
    round.ending = { reason: 'FIELD_PRESIDENT', winner: null, resigned: null };
  } else nextPresident(round);
  return round;
}

/** Bonus cards in hands and on the table are captured, those on the table by the starter, and replaced. No steal. */
function tradeBonusCards(round: Round): void {
  for (let i = 0; i < round.seats; i++) {
    const seat = (round.starter + i) % round.seats;
    trade(round, HAND[seat], seat);
  }
  trade(round, FIELD, round.starter);
}

function trade(round: Round, zone: Zone, owner: Seat): void {
  const { table, deck } = round;
  for (let bonus = table.at(zone).intersect(KOREAN.bonus); !bonus.isEmpty; ) {
    table.moveAll(bonus, zone, PILE[owner]);
    for (let i = bonus.size; i > 0; i--) table.move(deck[round.drawn++], STOCK, zone);
    bonus = table.at(zone).intersect(KOREAN.bonus);
  }
}

/** 밤일낮장 in the first game: from 18 to 6 o'clock the lower month begins, by day the higher; a tie is drawn. */
function starterOf(deck: readonly Card[], { rules, seats, carry }: Setup): Seat {
  const { lots, hour, starter } = carry;
  if (lots === null || rules.firstStarter === 'drawn') return starter;
  const isNight = hour >= 18 || hour < 6;
  const { hand } = dealOf(seats);
  const months = lots.map((seat) => firstMonth(deck, seat * hand));
  const best = isNight ? Math.min(...months) : Math.max(...months);
  return lots[months.indexOf(best)];
}

/** The month of the first card of a dealt hand; bonus cards are skipped. */
function firstMonth(deck: readonly Card[], from: number): number {
  let card = from;
  while (deck[card] >= MONTH_CARDS) card++;
  return monthOf(deck[card]);
}
