import { type Card, CardSet, NONE } from '../kernel/cards.ts';
import type { Seat, Viewer } from '../kernel/game.ts';
import { unseen } from '../kernel/knowledge.ts';
import type { Position } from './actions.ts';
import { type Ability, CARD_IDS, RANKS, type Rank } from './cards.ts';
import type { AbilitySource, EndReason, PendingAbility } from './events.ts';
import { knower } from './grid.ts';
import { winnersOf } from './outcome.ts';
import type { Phase, Round, Seats, Stage } from './round.ts';

/** The round as plain data, under the names of the wire (docs/rules/check.md 21). In a view an unseen card is "?". */
export type Snapshot = {
  readonly round: number;
  readonly starter: Seat;
  readonly scores: readonly number[];
  readonly phase: Phase;
  readonly stage: Stage;
  readonly currentPlayer: Seat;
  readonly turns: number;
  /** From the top. */
  readonly drawPile: readonly string[];
  /** From the bottom. */
  readonly discardPile: readonly string[];
  readonly discardPileIsSealed: boolean;
  /** Cards of the discard pile that can never be drawn again. */
  readonly matchedCards: readonly string[];
  /** The cards of each reshuffle without those of a later one: everybody saw them. */
  readonly reshuffled: readonly (readonly string[])[];
  readonly drawnCard: { readonly card: string; readonly from: 'deck' | 'discard' } | null;
  readonly matchingOpportunityInfo: MatchingOpportunity | null;
  readonly pendingAbilities: readonly PendingAbility[];
  readonly abilityStep: { readonly step: 'peek' | 'swap'; readonly peeked: readonly Position[] } | null;
  readonly lastResolvedAbilitySource: AbilitySource | null;
  readonly playerWhoCalledCheck: Seat | null;
  readonly finalTurns: readonly Seat[];
  readonly finalTurnsTaken: number;
  readonly players: readonly PlayerState[];
  readonly ending: EndReason | null;
  readonly resigned: Seat | null;
  readonly roundWinner: readonly Seat[] | null;
};

type MatchingOpportunity = {
  readonly card: string;
  readonly discarder: Seat;
  readonly mayMatch: readonly Seat[];
  readonly attempted: readonly Seat[];
  /** In a view, the viewer alone. */
  readonly passed: readonly Seat[];
};

export type PlayerState = {
  /** Slot by slot; null where there is no card. */
  readonly hand: readonly (string | null)[];
  /** Who has seen the card in each slot: public, since everybody sees who looks where. "table" is everybody. */
  readonly knownTo: readonly (readonly Viewer[])[];
  /** The ranks that failed matches have ruled out for it. */
  readonly ruledOut: readonly (readonly Rank[])[];
  readonly hasConfirmedPeek: boolean;
  readonly isLocked: boolean;
  readonly hasCalledCheck: boolean;
  readonly pendingSpecialAbility: { readonly ability: Ability; readonly source: AbilitySource } | null;
};

export function snapshotOf(round: Round, viewer?: Viewer): Snapshot {
  const hidden = viewer === undefined ? CardSet.EMPTY : unseen(round, viewer);
  const id = (card: Card): string => (hidden.has(card) ? '?' : CARD_IDS[card]);
  const { number, carry } = round.setup;
  return {
    round: number,
    starter: carry.starter,
    scores: carry.scores,
    phase: round.phase,
    stage: round.stage,
    currentPlayer: round.seat,
    turns: round.turns,
    drawPile: round.deck.slice(round.top).map(id),
    discardPile: round.discardPile.map(id),
    discardPileIsSealed: round.discardPileIsSealed,
    matchedCards: idsOf(round.matched),
    reshuffled: round.origins.slice(1).map(idsOf),
    drawnCard: round.drawn === NONE ? null : { card: id(round.drawn), from: round.drawnFrom },
    matchingOpportunityInfo: round.stage === 'matchingStage' ? matchingOf(round, viewer) : null,
    pendingAbilities: round.pending.map(({ seat, ability, source }) => ({ seat, ability, source })),
    abilityStep: abilityStepOf(round),
    lastResolvedAbilitySource: round.lastResolvedAbilitySource,
    playerWhoCalledCheck: round.playerWhoCalledCheck,
    finalTurns: round.finalTurns,
    finalTurnsTaken: round.finalTurnsTaken,
    players: Array.from({ length: round.seats }, (_, seat) => playerOf(round, seat, id)),
    ending: round.ending,
    resigned: round.resigned,
    roundWinner: round.ending ? winnersOf(round) : null,
  };
}

function idsOf(cards: CardSet): readonly string[] {
  return cards.toArray().map((card) => CARD_IDS[card]);
}

function seatsOf(seats: Seats): readonly Seat[] {
  return [0, 1, 2, 3, 4, 5].filter((seat) => (seats >> seat) & 1);
}

/** A pass is private: a viewer sees only its own. */
function matchingOf(round: Round, viewer?: Viewer): MatchingOpportunity {
  return {
    card: CARD_IDS[round.topDiscard],
    discarder: round.seat,
    mayMatch: seatsOf(round.mayMatch),
    attempted: seatsOf(round.attempted),
    passed: seatsOf(viewer === undefined ? round.passed : round.passed & knower(viewer)),
  };
}

function abilityStepOf(round: Round): Snapshot['abilityStep'] {
  if (round.stage !== 'abilityResolutionStage') return null;
  const { slots } = round.grid;
  const peeked = round.peeked.map((place) => ({ seat: round.grid.ownerOf(place), slot: place % slots }));
  return { step: round.abilityStep, peeked };
}

function playerOf(round: Round, seat: Seat, id: (card: Card) => string): PlayerState {
  const { grid } = round;
  const first = grid.place(seat, 0);
  const ofHand = <T>(list: readonly T[]): readonly T[] => list.slice(first, first + grid.slots);
  const pending = round.pending.findLast((ability) => ability.seat === seat);
  return {
    hand: ofHand(grid.cards).map((card) => (card === NONE ? null : id(card))),
    knownTo: ofHand(grid.knownBy).map((knowers): readonly Viewer[] =>
      knowers & knower('table') ? ['table'] : seatsOf(knowers),
    ),
    ruledOut: ofHand(grid.ruledOut).map((ranks) => RANKS.filter((_, rank) => (ranks >> rank) & 1)),
    hasConfirmedPeek: ((round.confirmed >> seat) & 1) === 1,
    isLocked: round.isLocked(seat),
    hasCalledCheck: round.isLocked(seat),
    pendingSpecialAbility: pending ? { ability: pending.ability, source: pending.source } : null,
  };
}
