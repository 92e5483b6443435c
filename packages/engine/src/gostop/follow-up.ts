import { KOREAN, monthOf } from '../hwatu/deck.ts';
import { matching } from '../hwatu/matches.ts';
import { NONE } from '../kernel/cards.ts';
import type { Seat, Viewer } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import type { Round, Stage } from './round.ts';
import { FIELD } from './zones.ts';

/** Players at the border are texts (seed 000 §3: `PlayerId`). */
export function playerId(seat: Seat): string {
  return String(seat);
}

export type Phase = 'president-choice' | 'main_turn' | 'score_decision' | 'finished';
export type TurnStage = 'play_hand' | 'resolve_capture' | 'draw_and_resolve' | 'score_decision';

/** Seed 000 §4, with the house's `president-choice` (seed 001 §4-1). A deal is over before anybody can look. */
export const PHASES: Readonly<Record<Stage, Phase>> = {
  president: 'president-choice',
  play: 'main_turn',
  target: 'main_turn',
  draw: 'main_turn',
  flipTarget: 'main_turn',
  gukjin: 'main_turn',
  decision: 'score_decision',
  finished: 'finished',
};

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

export interface FollowUp {
  readonly player: string;
  readonly type: string;
  /** For the asked player only: they could name hand cards. */
  readonly options?: readonly Json[];
}

/** What a position waits for when it is not simply somebody's turn (rulings/gostop.md, State). */
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
