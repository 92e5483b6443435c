import { type Card, CardSet, NONE } from '../kernel/cards.ts';
import type { Seat, Viewer } from '../kernel/game.ts';
import { findCard, RANKS, WHOLE_PACK } from './cards.ts';
import { EVERYBODY, Grid, type Knowers, knower, NOBODY } from './grid.ts';
import { Round, type Seats, type Setup } from './round.ts';
import { slotsOf } from './rules.ts';
import type { PlayerState, Snapshot } from './snapshot.ts';

/** The inverse of a whole snapshot. */
export function restore(snapshot: Snapshot, setup: Setup): Round {
  const round = new Round(setup, gridOf(snapshot.players, slotsOf(setup.rules)), snapshot.drawPile.map(cardOf), 0);
  round.stage = snapshot.stage;
  round.seat = snapshot.currentPlayer;
  round.turns = snapshot.turns;
  round.ending = snapshot.ending;
  round.resigned = snapshot.resigned;
  round.confirmed = bits(snapshot.players, ({ hasConfirmedPeek }) => hasConfirmedPeek);
  round.locked = bits(snapshot.players, ({ isLocked }) => isLocked);
  restorePiles(round, snapshot);
  restoreMatching(round, snapshot);
  restoreAbilities(round, snapshot);
  round.playerWhoCalledCheck = snapshot.playerWhoCalledCheck;
  round.inFinalTurns = snapshot.phase === 'finalTurnsPhase';
  round.finalTurns = snapshot.finalTurns;
  round.finalTurnsTaken = snapshot.finalTurnsTaken;
  return round;
}

function cardOf(id: string): Card {
  const card = findCard(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

function setOf(ids: readonly string[]): CardSet {
  return CardSet.from(ids.map(cardOf));
}

function seatSet(seats: readonly Seat[]): Seats {
  return seats.reduce((set, seat) => set | (1 << seat), 0);
}

function bits(players: readonly PlayerState[], has: (player: PlayerState) => boolean): Seats {
  return seatSet(players.flatMap((player, seat) => (has(player) ? [seat] : [])));
}

function gridOf(players: readonly PlayerState[], slots: number): Grid {
  const grid = Grid.empty(players.length, slots);
  for (const [seat, { hand, knownTo, ruledOut }] of players.entries())
    for (const [slot, id] of hand.entries()) {
      if (id === null) continue;
      const place = grid.place(seat, slot);
      grid.put(place, cardOf(id), knowersOf(knownTo[slot]));
      for (const rank of ruledOut[slot]) grid.ruleOut(place, RANKS.indexOf(rank));
    }
  return grid;
}

function knowersOf(viewers: readonly Viewer[]): Knowers {
  if (viewers.includes('table')) return EVERYBODY;
  return viewers.reduce((set: Knowers, viewer) => set | knower(viewer), NOBODY);
}

function restorePiles(round: Round, { discardPile, discardPileIsSealed, ...snapshot }: Snapshot): void {
  round.discardPile = discardPile.map(cardOf);
  round.discardPileIsSealed = discardPileIsSealed;
  round.matched = setOf(snapshot.matchedCards);
  const later = snapshot.reshuffled.map(setOf);
  round.origins = [later.reduce((rest, origin) => rest.minus(origin), WHOLE_PACK), ...later];
  const { drawnCard } = snapshot;
  round.drawn = drawnCard ? cardOf(drawnCard.card) : NONE;
  if (drawnCard) round.drawnBy = drawnCard.from === 'discard' ? EVERYBODY : knower(round.seat);
}

function restoreMatching(round: Round, { matchingOpportunityInfo }: Snapshot): void {
  if (!matchingOpportunityInfo) return;
  round.mayMatch = seatSet(matchingOpportunityInfo.mayMatch);
  round.attempted = seatSet(matchingOpportunityInfo.attempted);
  round.passed = seatSet(matchingOpportunityInfo.passed);
}

function restoreAbilities(round: Round, { pendingAbilities, abilityStep, lastResolvedAbilitySource }: Snapshot): void {
  round.pending = pendingAbilities;
  round.lastResolvedAbilitySource = lastResolvedAbilitySource;
  if (!abilityStep) return;
  round.abilityStep = abilityStep.step;
  round.peeked = abilityStep.peeked.map(({ seat, slot }) => round.grid.place(seat, slot));
}
