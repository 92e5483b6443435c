import { KOREAN } from '../hwatu/deck.ts';
import type { Card } from '../kernel/cards.ts';
import { RESIGN, type Seat } from '../kernel/game.ts';
import { isRecord } from '../kernel/json.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Action } from './actions.ts';
import * as act from './actions.ts';
import type { Round } from './round.ts';

type Fields = Readonly<Record<string, unknown>>;

const PLAIN = new Map<unknown, Action>(
  [act.DRAW, act.FLIP_TOKEN, act.PASS, act.GO, act.STOP].map((action) => [action.type, action]),
);

/** An action may name the `actionCounter` it answers; an old counter is refused (docs/rules/gostop.md 41). */
export function read(round: Round, _seat: Seat, json: unknown): Action | Refusal {
  if (!isRecord(json)) return malformed('action');
  const { actionCounter } = json;
  if (actionCounter !== undefined && !Number.isInteger(actionCounter)) return malformed('actionCounter');
  if (actionCounter !== undefined && actionCounter !== round.counter)
    return { code: 'STALE_ACTION', actionCounter, expected: round.counter };
  return PLAIN.get(json.type) ?? readFields(json);
}

function readFields(json: Fields): Action | Refusal {
  switch (json.type) {
    case 'PLAY_HAND_CARD':
      return readCard(json, 'cardId', act.play);
    case 'CHOOSE_CAPTURE_TARGET':
      return readCard(json, 'fromTableCardId', act.target);
    case 'DECLARE_SHAKE':
      return readMonth(json, act.shake);
    case 'DECLARE_BOMB':
      return readMonth(json, act.bomb);
    case 'DECLARE_KUNG':
      return readMonth(json, act.kung);
    case 'DECLARE_PRESIDENT':
      if (typeof json.playOn !== 'boolean') return malformed('playOn');
      return json.playOn ? act.PRESIDENT_PLAYS_ON : act.PRESIDENT_ENDS;
    case 'CHOOSE_GUKJIN':
      return act.GUKJIN_CHOICES.find(({ as }) => as === json.as) ?? malformed('as');
    case 'RESIGN':
      return RESIGN;
    default:
      return malformed('type');
  }
}

function readCard(json: Fields, field: string, action: (card: Card) => Action): Action | Refusal {
  const id = json[field];
  if (typeof id !== 'string') return malformed(field);
  const card = KOREAN.find(id);
  return card === undefined || card >= 48 ? { code: 'UNKNOWN_CARD', [field]: id } : action(card);
}

function readMonth(json: Fields, action: (month: number) => Action): Action | Refusal {
  const { month } = json;
  const known = typeof month === 'number' && Number.isInteger(month) && month >= 1 && month <= 12;
  return known ? action(month - 1) : malformed('month');
}

function malformed(field: string): Refusal {
  return { code: 'MALFORMED', field };
}
