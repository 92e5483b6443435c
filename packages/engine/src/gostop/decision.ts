import { NONE } from '../kernel/cards.ts';
import type { Emit } from '../kernel/game.ts';
import { finish } from './ending.ts';
import type { Event } from './events.ts';
import { firstTurnPresident } from './president.ts';
import type { Round } from './round.ts';

/**
 * A score that reaches the threshold and has risen since the last go: go or stop. With the last card it stops
 * automatically.
 */
export function judgeScore(round: Round, emit?: Emit<Event>): void {
  const { seat, rules } = round;
  const score = round.score(seat);
  if (score < rules.goMinScore || score <= round.tallies[seat].lastGoBase) return nextTurn(round, emit);
  if (round.isOut(seat)) return stop(round, true, emit);
  round.stage = 'decision';
  emit?.({ type: 'deciding', seat, score });
}

export function callGo(round: Round, emit?: Emit<Event>): void {
  const { seat, turnNo } = round;
  const score = round.score(seat);
  const tally = round.ownTally(seat);
  tally.goCount++;
  tally.lastGoBase = score;
  tally.lastGoTurn = turnNo;
  emit?.({ type: 'go', seat, count: tally.goCount, score });
  nextTurn(round, emit);
}

export function stop(round: Round, automatic: boolean, emit?: Emit<Event>): void {
  const { seat } = round;
  emit?.({ type: 'stopped', seat, score: round.score(seat), automatic });
  finish(round, automatic ? 'LAST_CARD' : 'STOPPED', seat, null, emit);
}

export function nextTurn(round: Round, emit?: Emit<Event>): void {
  if (round.isOut(round.seat) && isExhausted(round)) return exhaust(round, emit);
  round.seat = (round.seat + 1) % round.seats;
  round.asked = round.seat;
  round.turnNo++;
  round.stage = 'play';
  round.played = NONE;
  round.matched = 0;
  round.chain = NONE;
  round.isLastCard = false;
  round.hasCaptured = false;
  round.hasPpuk = false;
  round.steals = 0;
  round.stolen = 0;
  emit?.({ type: 'turn', seat: round.seat, number: round.turnNo });
  firstTurnPresident(round, emit);
}

function isExhausted(round: Round): boolean {
  for (let seat = 0; seat < round.seats; seat++) if (!round.isOut(seat)) return false;
  return true;
}

/** Nobody stopped: 나가리, or by the house rules (docs/rules/matgo.md 12, 58) the higher base score wins. */
function exhaust(round: Round, emit?: Emit<Event>): void {
  const { rules, tallies } = round;
  if (rules.exhaustion === 'nagari') return finish(round, 'NAGARI', null, null, emit);
  const scores = tallies.map((_, seat) => round.score(seat));
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const failed = tallies.some(({ goCount, lastGoBase }, caller) => {
    const hasRisen = scores[caller] > lastGoBase;
    return goCount > 0 && !hasRisen && scores.every((score, seat) => seat === caller || score < rules.goMinScore);
  });
  if (failed) finish(round, 'NAGARI_GO_FAILED', null, null, emit);
  else if (best === 0) finish(round, 'NAGARI_NO_SCORE', null, null, emit);
  else if (winners.length > 1) finish(round, 'NAGARI_TIE', null, null, emit);
  else finish(round, 'EXHAUSTED', winners[0], null, emit);
}
