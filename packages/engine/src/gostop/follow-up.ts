import { KOREAN, monthOf } from '../hwatu/deck.ts';
import { matching } from '../hwatu/matches.ts';
import { NONE } from '../kernel/cards.ts';
import type { Seat, Viewer } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import type { Round } from './round.ts';
import { FIELD } from './zones.ts';

/** In views and records a player is a text (docs/rules/gostop.md 36). */
export function playerId(seat: Seat): string {
  return String(seat);
}

export type Phase = 'deal' | 'president-choice' | 'main_turn' | 'score_decision' | 'finished';
export type TurnStage = 'play_hand' | 'resolve_capture' | 'draw_and_resolve' | 'score_decision';

/** 총통 belongs to the deal; asked at the own first turn, it is a phase of its own (docs/rules/gostop.md 37). */
export function phaseOf(round: Round): Phase {
  if (round.stage === 'finished') return 'finished';
  if (round.stage === 'president') return round.rules.president === 'dealt' ? 'deal' : 'president-choice';
  return turnStageOf(round) === 'score_decision' ? 'score_decision' : 'main_turn';
}

export function turnStageOf(round: Round): TurnStage {
  switch (round.stage) {
    case 'president':
    case 'play':
      return 'play_hand';
    case 'target':
      return 'resolve_capture';
    case 'draw':
    case 'flipTarget':
      return 'draw_and_resolve';
    case 'gukjin':
      return round.rules.gukjin === 'whenItMatters' && round.asked === round.seat
        ? 'score_decision'
        : 'draw_and_resolve';
    case 'decision':
    case 'finished':
      return 'score_decision';
  }
}

export type FollowUp = {
  readonly player: string;
  readonly type: string;
  /** Only for the asked player: they may contain hand cards. */
  readonly options?: readonly Json[];
};

/** What a position waits for, except for a normal turn (docs/rules/gostop.md 38). */
export function followUpOf(round: Round, viewer?: Viewer): FollowUp | null {
  const waits = waitsFor(round);
  if (!waits) return null;
  const [type, options] = waits;
  const player = playerId(round.asked);
  return viewer === undefined || viewer === round.asked ? { player, type, options: options() } : { player, type };
}

function waitsFor(round: Round): readonly [type: string, options: () => readonly Json[]] | null {
  switch (round.stage) {
    case 'president':
      return ['DECLARE_PRESIDENT', () => [{ playOn: false }, { playOn: true }]];
    case 'play':
      return round.shaking === NONE ? null : ['PLAY_HAND_CARD', () => shakenCards(round)];
    case 'target':
    case 'flipTarget':
      return ['CHOOSE_CAPTURE_TARGET', () => captureTargets(round)];
    case 'draw':
      return ['DRAW_FROM_PILE', () => []];
    case 'gukjin':
      return ['CHOOSE_GUKJIN', () => [{ as: 'yeol' }, { as: 'ssangpi' }]];
    case 'decision':
      return ['SCORE_DECISION', () => ['DECLARE_GO', 'DECLARE_STOP']];
    case 'finished':
      return null;
  }
}

function captureTargets(round: Round): readonly string[] {
  return matching(round.table.at(FIELD), round.waiting).cards.map((card) => KOREAN.ids[card]);
}

function shakenCards(round: Round): readonly string[] {
  const hand = round.hand(round.seat).toArray();
  return hand.filter((card) => monthOf(card) === round.shaking).map((card) => KOREAN.ids[card]);
}
