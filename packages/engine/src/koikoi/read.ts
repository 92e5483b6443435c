import { JAPANESE, monthOf } from '../hwatu/deck.ts';
import { matching } from '../hwatu/matches.ts';
import { NONE } from '../kernel/cards.ts';
import type { Seat } from '../kernel/game.ts';
import { isRecord } from '../kernel/json.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { type Action, KOIKOI, play, playsOf, STOP, select } from './actions.ts';
import { invalidTarget, refuse } from './refuse.ts';
import type { Round } from './round.ts';
import { FIELD } from './zones.ts';

/** Malformed input is answered first, then whose turn it is, then what was meant (docs/rules/koikoi.md 24). */
export function read(round: Round, seat: Seat, json: unknown): Action | Refusal {
  if (!isRecord(json)) return malformed('action');
  switch (json.type) {
    case 'play':
      return readPlay(round, seat, json);
    case 'select': {
      const target = readCard(json, 'target');
      return typeof target === 'number' ? select(target) : target;
    }
    case 'koikoi':
      return KOIKOI;
    case 'stop':
      return STOP;
    default:
      return malformed('type');
  }
}

function readPlay(round: Round, seat: Seat, json: Record<string, unknown>): Action | Refusal {
  const card = readCard(json, 'card');
  if (typeof card !== 'number') return card;
  const target = json.target === null ? NONE : readCard(json, 'target');
  if (typeof target !== 'number') return target;
  const matches = matching(round.table.at(FIELD), card).cards;
  if (target === NONE) return matches.length === 1 ? play(card, matches[0]) : play(card);
  if (monthOf(target) !== monthOf(card) || target === card)
    return (
      refuse(round, seat, play(card, matches[0] ?? NONE)) ??
      invalidTarget(JAPANESE.ids[target], playsOf(card, round.table.at(FIELD)))
    );
  return matches.length === 3 && matches.includes(target) ? play(card) : play(card, target);
}

function readCard(json: Record<string, unknown>, field: string): number | Refusal {
  const id = json[field];
  if (typeof id !== 'string') return malformed(field);
  return JAPANESE.find(id) ?? { code: 'INVALID_CARD', card: id };
}

function malformed(field: string): Refusal {
  return { code: 'INVALID_STATE', field };
}
