import type { Claim, Outcome, Result, Seat } from '../kernel/game.ts';
import { ACES, couplesIn, marriageValue, pointsFor, pointsIn, Rank, type Suit } from './cards.ts';
import type { Carry, Round } from './round.ts';
import { BOMB_POINTS, TARGET } from './rules.ts';
import { tricksOf } from './tricks.ts';

const MARRIAGE_NAMES = ['marriageSpades', 'marriageClubs', 'marriageDiamonds', 'marriageHearts'] as const;
/** Items of a claim. */
export type ItemName =
  | (typeof MARRIAGE_NAMES)[number]
  | 'tricks'
  | 'tableCards'
  | 'bidMade'
  | 'bidFailed'
  | 'rounding'
  | 'barrel'
  | 'bomb'
  | 'acesInMusik';

interface Item {
  readonly name: ItemName;
  readonly points: number;
}

export function outcomeOf(round: Round): Outcome | null {
  const { ending, setup } = round;
  if (!ending) return null;
  const { reason, seat } = ending;
  const claims: Claim[] = [];
  for (let claimant = 0; claimant < setup.seats; claimant++) {
    const items =
      reason === 'played' ? itemsPlayed(round, claimant) : reason === 'bombed' ? bombed(round, claimant) : [];
    if (items.length > 0) claims.push({ seat: claimant, from: null, items, factors: [], total: sum(items) });
  }
  const points = setup.carry.scores.map((_, of) => claims.find((claim) => claim.seat === of)?.total ?? 0);
  const outcome = { reason, winners: winnersOf(round, seat), points, claims };
  return reason === 'redealt' ? { ...outcome, void: true } : outcome;
}

function winnersOf(round: Round, seat: Seat | null): readonly Seat[] {
  switch (round.ending?.reason) {
    case 'played':
      return madeBid(round) ? activeSeats(round).filter((of) => of === round.declarer) : defenders(round);
    case 'bombed':
      return defenders(round);
    case 'resigned':
      return highestOf(round.setup.carry.scores, seat);
    default:
      return [];
  }
}

/** The table cards are already in the points (docs/rules/tysiac.md 10). */
export function madeBid(round: Round): boolean {
  return round.declarer !== null && round.points[round.declarer] >= round.highestBid;
}

function itemsPlayed(round: Round, seat: Seat): readonly Item[] {
  if (seat === round.declarer) return declarerItems(round, seat);
  return onBarrel(round, seat, round.sitsOut(seat) ? sitOutItems(round) : defenderItems(round, seat));
}

function declarerItems(round: Round, seat: Seat): readonly Item[] {
  if (!madeBid(round)) return [{ name: 'bidFailed', points: -round.highestBid }];
  return round.rules.scoreBid ? [{ name: 'bidMade', points: round.highestBid }] : taken(round, seat);
}

function defenderItems(round: Round, seat: Seat): readonly Item[] {
  const items = taken(round, seat);
  const change = round.rules.rounding ? rounded(sum(items)) - sum(items) : 0;
  return change === 0 ? items : [...items, { name: 'rounding', points: change }];
}

/** To the nearest ten, half up. */
export function rounded(points: number): number {
  return Math.floor((points + 5) / 10) * 10;
}

/** What a seat took, one by one; the sum is its deal points. */
function taken(round: Round, seat: Seat): readonly Item[] {
  const tricks = tricksOf(round);
  let won = 0;
  const items: Item[] = [];
  for (const { plays, winningPlayIndex, points } of tricks) {
    if (plays[winningPlayIndex].seat === seat) won += points;
    const { announcedMarriage } = plays[0];
    if (announcedMarriage !== null && plays[0].seat === seat) items.push(marriage(announcedMarriage));
  }
  items.unshift({ name: 'tricks', points: won });
  if (seat === round.lastTrickWinner && round.shape.tableCards > 0)
    items.push({ name: 'tableCards', points: pointsIn(round.tableCards) });
  return items;
}

function marriage(suit: Suit): Item {
  return { name: MARRIAGE_NAMES[suit], points: marriageValue(suit) };
}

/** By option, for the dealer who sits out: the aces and marriages of the shown musik. */
function sitOutItems(round: Round): readonly Item[] {
  if (!round.rules.sitOutBonus) return [];
  const aces = round.shownMusik.countIn(ACES);
  const items = couplesIn(round.shownMusik).map(marriage);
  return aces === 0 ? items : [{ name: 'acesInMusik', points: aces * pointsFor(Rank.Ace) }, ...items];
}

export function sitOutPoints(round: Round): number {
  return sum(sitOutItems(round));
}

/** A bomb gives 60 to each opponent at the table; the dealer who sits out gets what the shown musik gives. */
function bombed(round: Round, seat: Seat): readonly Item[] {
  if (seat === round.declarer) return [];
  return onBarrel(round, seat, round.sitsOut(seat) ? sitOutItems(round) : [{ name: 'bomb', points: BOMB_POINTS }]);
}

/** On the barrel a player scores only as declarer; the total at the start of the deal decides. */
function onBarrel(round: Round, seat: Seat, items: readonly Item[]): readonly Item[] {
  return items.length > 0 && isOnBarrel(round, seat) ? [...items, { name: 'barrel', points: -sum(items) }] : items;
}

export function isOnBarrel({ rules, setup }: Round, seat: Seat): boolean {
  return rules.barrel > 0 && setup.carry.scores[seat] >= rules.barrel;
}

function sum(items: readonly Item[]): number {
  return items.reduce((total, { points }) => total + points, 0);
}

function activeSeats(round: Round): readonly Seat[] {
  return round.points.map((_, seat) => seat).filter((seat) => !round.sitsOut(seat));
}

function defenders(round: Round): readonly Seat[] {
  return activeSeats(round).filter((seat) => seat !== round.declarer);
}

/** The seats with the most points, one seat excluded. */
function highestOf(scores: readonly number[], without: Seat | null = null): readonly Seat[] {
  const best = Math.max(...scores.filter((_, seat) => seat !== without));
  return scores.map((_, seat) => seat).filter((seat) => seat !== without && scores[seat] === best);
}

/** The next seat deals; a redeal keeps the dealer. */
export function carryOf(round: Round, outcome = outcomeOf(round)): Carry {
  const { carry: before, seats } = round.setup;
  if (!outcome) return before;
  const scores = before.scores.map((score, seat) => score + outcome.points[seat]);
  const dealer = outcome.void ? before.dealer : (before.dealer + 1) % seats;
  const bombs =
    outcome.reason === 'bombed'
      ? before.bombs.map((used, seat) => used + (seat === round.declarer ? 1 : 0))
      : before.bombs;
  return { scores, dealer, bombs, result: resultOf(round, scores, outcome) };
}

/** Several at 1000 or more: all win (docs/rules/tysiac.md 11). */
function resultOf(round: Round, scores: readonly number[], outcome: Outcome): Result | null {
  if (outcome.reason === 'resigned') return { winners: outcome.winners, reason: 'resigned' };
  const there = scores.map((_, seat) => seat).filter((seat) => scores[seat] >= TARGET);
  if (there.length > 0) return { winners: there, reason: 'reached1000' };
  const { maxHands } = round.rules;
  const isLast = maxHands > 0 && round.setup.number >= maxHands && !outcome.void;
  return isLast ? { winners: highestOf(scores), reason: 'maxHands' } : null;
}
