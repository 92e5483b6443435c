import type { Card } from '../kernel/cards.ts';
import type { Emit, Seat } from '../kernel/game.ts';
import { resolvePending } from './abilities.ts';
import { abilityOf, isSpecial, rankOf } from './cards.ts';
import type { Event } from './events.ts';
import { NOBODY, type Place, type Slot } from './grid.ts';
import type { Round, Seats } from './round.ts';
import { lockEmptyHand } from './turns.ts';

/** The card goes face up onto the discard pile, and everybody may match it. */
export function discard(round: Round, card: Card, slot: Slot | null, emit?: Emit<Event>): void {
  round.discardPile.push(card);
  round.discardPileIsSealed = false;
  round.lastResolvedAbilitySource = null;
  round.stage = 'matchingStage';
  round.mayMatch = seatsThatMayMatch(round);
  emit?.({ type: 'discarded', seat: round.seat, slot, card });
}

/** Every unlocked player, the discarder too; with penalties not those whose hand is full (docs/rules/check.md 4, 7). */
function seatsThatMayMatch(round: Round): Seats {
  const unlocked = ((1 << round.seats) - 1) & ~round.locked;
  if (!round.rules.misfirePenalty) return unlocked;
  let seats = unlocked;
  for (let seat = 0; seat < round.seats; seat++) if (round.grid.isFull(seat)) seats &= ~(1 << seat);
  return seats;
}

export function attemptMatch(round: Round, seat: Seat, slot: Slot, emit?: Emit<Event>): void {
  const place = round.grid.place(seat, slot);
  if (rankOf(round.grid.cards[place]) === rankOf(round.topDiscard)) match(round, seat, slot, emit);
  else misfire(round, seat, place, slot, emit);
}

function match(round: Round, seat: Seat, slot: Slot, emit?: Emit<Event>): void {
  const discarded = round.topDiscard;
  const card = round.grid.take(round.grid.place(seat, slot));
  round.discardPile.push(card);
  round.discardPileIsSealed = true;
  round.matched = round.matched.with(discarded).with(card);
  emit?.({ type: 'matched', seat, slot, card });
  if (round.grid.isEmpty(seat)) lockEmptyHand(round, seat, emit);
  if (isSpecial(card)) {
    const ability = abilityOf(card);
    round.pending = [
      { seat: round.seat, ability, source: 'stackSecondOfPair' },
      { seat, ability, source: 'stack' },
    ];
  }
  closeWindow(round, emit);
}

/** The card stays unseen; everybody knows that its rank differs, wherever it goes later (docs/rules/check.md 4). */
function misfire(round: Round, seat: Seat, place: Place, slot: Slot, emit?: Emit<Event>): void {
  round.attempted |= 1 << seat;
  round.grid.ruleOut(place, rankOf(round.topDiscard));
  emit?.({ type: 'misfired', seat, slot, discarded: round.topDiscard });
  if (!round.rules.misfirePenalty || round.pileSize === 0) return;
  const free = round.grid.lowestFree(seat);
  round.grid.put(round.grid.place(seat, free), round.deck[round.top++], NOBODY);
  emit?.({ type: 'penalised', seat, slot: free });
}

export function passMatch(round: Round, seat: Seat, emit?: Emit<Event>): void {
  round.passed |= 1 << seat;
  emit?.({ type: 'passed', only: seat, seat });
}

/** Every discarded special card triggers its ability, drawn or swapped out (docs/rules/check.md 10). */
export function closeMatching(round: Round, emit?: Emit<Event>): void {
  const card = round.topDiscard;
  if (isSpecial(card)) round.pending = [{ seat: round.seat, ability: abilityOf(card), source: 'discard' }];
  emit?.({ type: 'matchingClosed' });
  closeWindow(round, emit);
}

function closeWindow(round: Round, emit?: Emit<Event>): void {
  round.mayMatch = 0;
  round.attempted = 0;
  round.passed = 0;
  resolvePending(round, emit);
}
