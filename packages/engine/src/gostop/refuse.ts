import { KOREAN, monthOf } from '../hwatu/deck.ts';
import { type Card, NONE } from '../kernel/cards.ts';
import type { Seat } from '../kernel/game.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Action, DeclareMonth } from './actions.ts';
import { offers } from './captures.ts';
import { canBomb, canKung, canShake, holdsThree, onTable } from './legal.ts';
import type { Round, Stage } from './round.ts';
import { FIELD, HAND } from './zones.ts';

/** Why this action may not be played now, with a code for each reason (docs/rules/gostop.md 42); null when it may. */
export function refuse(round: Round, seat: Seat, action: Action): Refusal | null {
  if (round.stage === 'finished') return { code: 'ROUND_OVER' };
  if (action.type === 'resign') return null;
  if (seat !== round.asked) return { code: 'WRONG_PLAYER', seat };
  switch (action.type) {
    case 'PLAY_HAND_CARD':
      return wrongStage(round, 'play') ?? refusePlay(round, action.cardId);
    case 'CHOOSE_CAPTURE_TARGET':
      return refuseTarget(round, action.fromTableCardId);
    case 'DECLARE_GO':
    case 'DECLARE_STOP':
      return round.stage === 'decision' ? null : noDecision(round);
    case 'DECLARE_SHAKE':
    case 'DECLARE_BOMB':
    case 'DECLARE_KUNG':
      return wrongStage(round, 'play') ?? refuseDeclaration(round, action);
    case 'DRAW_FROM_PILE':
      return wrongStage(round, 'draw');
    case 'DECLARE_PRESIDENT':
      return wrongStage(round, 'president');
    case 'CHOOSE_GUKJIN':
      return wrongStage(round, 'gukjin');
    case 'PLAY_FLIP_TOKEN':
      return wrongStage(round, 'play') ?? mustPlayShaken(round) ?? refuseToken(round);
    case 'PASS':
      return wrongStage(round, 'play') ?? (round.isOut(round.seat) ? null : { code: 'CARDS_LEFT' });
  }
}

function wrongStage(round: Round, stage: Stage): Refusal | null {
  return round.stage === stage ? null : { code: 'WRONG_STAGE', stage: round.stage };
}

function noDecision(round: Round): Refusal {
  return { code: 'NO_SCORE_DECISION', score: round.score(round.seat), threshold: round.rules.goMinScore };
}

function mustPlayShaken(round: Round): Refusal | null {
  return round.shaking === NONE ? null : { code: 'SHAKEN_MONTH_MUST_BE_PLAYED', month: round.shaking + 1 };
}

function refusePlay(round: Round, card: Card): Refusal | null {
  if (!round.table.has(HAND[round.seat], card)) return { code: 'CARD_NOT_IN_HAND', cardId: KOREAN.ids[card] };
  return monthOf(card) === round.shaking ? null : mustPlayShaken(round);
}

function refuseTarget(round: Round, target: Card): Refusal | null {
  if (round.stage !== 'target' && round.stage !== 'flipTarget')
    return { code: 'NO_CAPTURE_CHOICE', stage: round.stage };
  const options = offers(round, round.waiting).cards;
  if (options.includes(target)) return null;
  return {
    code: round.table.has(FIELD, target) ? 'TARGET_DOES_NOT_MATCH' : 'TARGET_NOT_ON_TABLE',
    fromTableCardId: KOREAN.ids[target],
    options: options.map((card) => KOREAN.ids[card]),
  };
}

function refuseDeclaration(round: Round, { type, month }: DeclareMonth): Refusal | null {
  const forced = mustPlayShaken(round);
  if (forced) return forced;
  if (!holdsThree(round, month - 1)) return { code: 'THREE_NOT_IN_HAND', month };
  const can = type === 'DECLARE_SHAKE' ? canShake : type === 'DECLARE_BOMB' ? canBomb : canKung;
  return can(round, month - 1) ? null : { code: NOT_POSSIBLE[type], month, onTable: onTable(round, month - 1) };
}

const NOT_POSSIBLE: Readonly<Record<DeclareMonth['type'], string>> = {
  DECLARE_SHAKE: 'NO_SHAKE',
  DECLARE_BOMB: 'NO_BOMB',
  DECLARE_KUNG: 'NO_KUNG',
};

function refuseToken(round: Round): Refusal | null {
  return round.tallies[round.seat].tokens > 0 ? null : { code: 'NO_FLIP_TOKEN' };
}
