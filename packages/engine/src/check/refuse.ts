import { NONE } from '../kernel/cards.ts';
import type { Seat } from '../kernel/game.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Action, Position, Resolve } from './actions.ts';
import { CARD_IDS, isSpecial } from './cards.ts';
import type { Slot } from './grid.ts';
import type { Round, Stage } from './round.ts';

/**
 * Why an action may not be played now. It reveals nothing that the seat does not know: neither passes nor hidden faces.
 */
export function refuse(round: Round, seat: Seat, action: Action): Refusal | null {
  if (!Number.isInteger(seat) || seat < 0 || seat >= round.seats) return { code: 'WRONG_PLAYER', seat };
  switch (action.type) {
    case 'confirmPeek':
      if (round.stage !== 'initialPeek') return wrongStage(round);
      return (round.confirmed >> seat) & 1 ? { code: 'ALREADY_CONFIRMED', seat } : null;
    case 'drawFromDeck':
      return refuseTurn(round, seat, 'draw');
    case 'drawFromDiscard':
      return refuseTurn(round, seat, 'draw') ?? refuseDiscardTop(round);
    case 'discardDrawn':
      return refuseTurn(round, seat, 'discard') ?? (round.drawnFrom === 'discard' ? { code: 'MUST_SWAP' } : null);
    case 'swapAndDiscard':
      return refuseTurn(round, seat, 'discard') ?? refuseSlot(round, seat, action.slot);
    case 'attemptMatch':
      return refuseMatching(round, seat) ?? refuseSlot(round, seat, action.slot);
    case 'passMatch':
      return refuseMatching(round, seat);
    case 'resolveSpecialAbility':
      return refuseResolve(round, seat, action);
    case 'callCheck':
      return refuseCheck(round, seat);
    case 'endTurn':
      return refuseTurn(round, seat, 'turnEnd');
    case 'resign':
      return round.ending ? wrongStage(round) : null;
    case 'reshuffle':
    case 'closeMatching':
      return { code: 'WRONG_PLAYER', seat };
  }
}

function wrongStage(round: Round): Refusal {
  return { code: 'WRONG_STAGE', phase: round.phase, stage: round.stage };
}

function refuseTurn(round: Round, seat: Seat, stage: Stage): Refusal | null {
  if (seat !== round.seat || round.stage === 'initialPeek') return { code: 'WRONG_PLAYER', seat };
  return round.stage === stage ? null : wrongStage(round);
}

function refuseDiscardTop(round: Round): Refusal | null {
  const card = round.topDiscard;
  if (card === NONE) return { code: 'DISCARD_PILE_EMPTY' };
  if (round.discardPileIsSealed || round.matched.has(card)) return { code: 'PILE_SEALED', card: CARD_IDS[card] };
  return isSpecial(card) ? { code: 'SPECIAL_CARD', card: CARD_IDS[card] } : null;
}

function refuseSlot(round: Round, seat: Seat, slot: Slot): Refusal | null {
  return round.grid.at(seat, slot) === NONE ? { code: 'EMPTY_SLOT', seat, slot } : null;
}

/** A player who comes too late is refused without a penalty (docs/rules/check.md 5). */
function refuseMatching(round: Round, seat: Seat): Refusal | null {
  if (round.stage !== 'matchingStage') return { code: 'MATCH_CLOSED' };
  if (round.isLocked(seat)) return { code: 'LOCKED', seat };
  if (((round.mayMatch >> seat) & 1) === 0) return { code: 'HAND_FULL', seat };
  if ((round.attempted >> seat) & 1) return { code: 'ALREADY_ATTEMPTED', seat };
  return (round.passed >> seat) & 1 ? { code: 'ALREADY_PASSED', seat } : null;
}

/** Before drawing or at the end of the turn, and never after another player's check (docs/rules/check.md 15, 27). */
function refuseCheck(round: Round, seat: Seat): Refusal | null {
  if (seat !== round.seat || round.stage === 'initialPeek') return { code: 'WRONG_PLAYER', seat };
  if (round.playerWhoCalledCheck !== null) return { code: 'CHECK_ALREADY_CALLED', seat: round.playerWhoCalledCheck };
  return round.stage === 'draw' || round.stage === 'turnEnd' ? null : wrongStage(round);
}

function refuseResolve(round: Round, seat: Seat, action: Resolve): Refusal | null {
  if (round.stage !== 'abilityResolutionStage') return wrongStage(round);
  if (round.active?.seat !== seat) return { code: 'WRONG_PLAYER', seat };
  if ('skip' in action) return null;
  const wanted = 'peek' in action ? 'peek' : 'swap';
  if (round.abilityStep !== wanted) return { code: 'WRONG_STEP', step: round.abilityStep };
  const positions = 'peek' in action ? action.peek : action.swap;
  for (const position of positions) {
    const refusal = refuseTarget(round, position);
    if (refusal) return refusal;
  }
  if ('peek' in action && round.peeked.includes(round.catalogue.placeOf(action.peek[0])))
    return { code: 'ALREADY_PEEKED', ...action.peek[0] };
  return null;
}

function refuseTarget(round: Round, { seat, slot }: Position): Refusal | null {
  return refuseSlot(round, seat, slot) ?? (round.isLocked(seat) ? { code: 'HAND_LOCKED', seat } : null);
}
