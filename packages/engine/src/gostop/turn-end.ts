import { KOREAN, monthOf } from '../hwatu/deck.ts';
import { NONE } from '../kernel/cards.ts';
import type { Emit, Seat } from '../kernel/game.ts';
import { keepTaken, releaseHeld } from './captures.ts';
import { judgeScore, nextTurn } from './decision.ts';
import { balancesOf, ppukBills, settle } from './economy.ts';
import { finish } from './ending.ts';
import type { Event } from './events.ts';
import type { PpukGold, Round } from './round.ts';
import { stealAll } from './steals.ts';
import { BONUS, FIELD, HELD, PILE } from './zones.ts';

/** After the flip: what the turn brought is counted, then steals, then the score. */
export function endTurn(round: Round, emit?: Emit<Event>): void {
  keepTaken(round, emit);
  if (round.tallies[round.seat].ppukOpen && round.hasCaptured) eatOwnPpuk(round, emit);
  if (!round.table.isEmpty(BONUS)) settleBonus(round, emit);
  if (round.hasPpuk && hasThreePpuk(round, emit)) return finish(round, 'THREE_PPUK', round.seat, null, emit);
  if (round.chain !== NONE && round.hasCaptured) chain(round, emit);
  if (round.hasCaptured && !round.isLastCard && round.table.isEmpty(FIELD)) {
    round.steals += round.rules.ssulSteal;
    emit?.({ type: 'ssul', seat: round.seat });
  }
  if (round.rules.gukjin === 'whenOwned' && mustReadCup(round, round.seat)) return askCup(round, round.seat, emit);
  stealThenJudge(round, emit);
}

/** Before the flip has taken anything. By the house rules a flip with a choice is a 뻑, which holds bonus cards back. */
export function keepCaptures(round: Round, emit?: Emit<Event>): void {
  keepTaken(round, emit);
  if (round.rules.ppuk !== 'takes' && !round.table.isEmpty(BONUS)) settleBonus(round, emit);
}

/** 자뻑 by the house rules: the next capturing turn after the player's own 뻑 (docs/rules/matgo.md 26, 37). */
function eatOwnPpuk(round: Round, emit?: Emit<Event>): void {
  round.ownTally(round.seat).ppukOpen = false;
  round.steals += round.rules.ownPpukSteal;
  emit?.({ type: 'ppuk_eaten', seat: round.seat, own: true });
  releaseHeld(round, round.seat, emit);
}

/** Bonus cards flipped on the way are gained, each with its steal, unless the turn was a 뻑: then they are held. */
function settleBonus(round: Round, emit?: Emit<Event>): void {
  const { table, seat } = round;
  const bonus = table.at(BONUS);
  const holder = round.rules.ppuk === 'sticks' ? monthOf(round.played) : seat;
  for (let card = bonus.first; card >= 0; card = bonus.after(card)) {
    table.move(card, BONUS, round.hasPpuk ? HELD : PILE[seat]);
    if (round.hasPpuk) round.held = round.held.with(card - 48, holder);
    else round.steals += round.rules.bonusSteal;
    emit?.({ type: round.hasPpuk ? 'bonus_held' : 'bonus_gained', seat, card });
  }
}

/** Counts the 뻑 of this turn, pays its gold, and returns whether it wins the round. */
function hasThreePpuk(round: Round, emit?: Emit<Event>): boolean {
  const { seat, seats, turnNo, rules } = round;
  const tally = round.ownTally(seat);
  const isNext = tally.lastPpukTurn > 0 && tally.lastPpukTurn === turnNo - seats;
  tally.lastPpukTurn = turnNo;
  tally.ppukOpen = rules.ppuk === 'takes';
  if (rules.gold && turnNo <= seats) pay(round, { seat, why: 'first_ppuk' }, rules.firstPpukGold, emit);
  if (rules.gold && isNext) pay(round, { seat, why: 'next_ppuk' }, rules.nextPpukGold, emit);
  return tally.ppuk === 3 && rules.threePpukPoints > 0;
}

function pay(round: Round, payment: PpukGold, amount: number, emit?: Emit<Event>): void {
  if (amount === 0) return;
  const claims = settle(ppukBills(round, [payment]), balancesOf(round), round.rules);
  round.ppukGold = [...round.ppukGold, payment];
  for (const { seat, from, total, paid = total } of claims)
    if (from === null) emit?.({ type: 'refilled', seat, amount: total });
    else emit?.({ type: 'gold', seat, from, amount: paid, why: payment.why });
}

/** The president's three others count as a shake and as a bomb (docs/rules/matgo.md 10). */
function chain(round: Round, emit?: Emit<Event>): void {
  const { seat } = round;
  const tally = round.ownTally(seat);
  tally.shakes++;
  tally.bombs++;
  round.steals += round.rules.bombSteal;
  const month = round.chain + 1;
  round.stackEvents = [...round.stackEvents, { type: 'shake', seat, month }, { type: 'bomb', seat, month }];
  emit?.({ type: 'chained', seat, month });
}

function mustReadCup(round: Round, seat: Seat): boolean {
  return round.cup === 'open' && round.table.has(PILE[seat], KOREAN.cup);
}

function askCup(round: Round, owner: Seat, emit?: Emit<Event>): void {
  round.stage = 'gukjin';
  round.asked = owner;
  emit?.({ type: 'gukjin_asked', seat: owner });
}

/** Goes on after the choice of 국진, which was asked for a steal, for its capture or for the score. */
export function resumeAfterCup(round: Round, emit?: Emit<Event>): void {
  const wasForScore = round.rules.gukjin === 'whenItMatters' && round.asked === round.seat;
  round.asked = round.seat;
  if (wasForScore) judgeScore(round, emit);
  else stealThenJudge(round, emit);
}

function stealThenJudge(round: Round, emit?: Emit<Event>): void {
  if (!round.hasCaptured && round.steals === 0 && round.patterns.onlyCapturesScore) return nextTurn(round, emit);
  const asked = round.steals === 0 ? NONE : stealAll(round, emit);
  if (asked !== NONE) return askCup(round, asked, emit);
  if (round.rules.gukjin === 'whenItMatters' && mustReadCup(round, round.seat)) judgeWithOpenCup(round, emit);
  else judgeScore(round, emit);
}

/** Asked when a reading of 국진 reaches the threshold, even if neither beats the last go (docs/rules/gostop.md 16). */
function judgeWithOpenCup(round: Round, emit?: Emit<Event>): void {
  const { seat, rules } = round;
  const matters = round.score(seat, false) >= rules.goMinScore || round.score(seat, true) >= rules.goMinScore;
  if (matters) askCup(round, seat, emit);
  else nextTurn(round, emit);
}
