import { JAPANESE } from '../hwatu/deck.ts';
import { NONE } from '../kernel/cards.ts';
import type { Seat } from '../kernel/game.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { type Action, playsOf } from './actions.ts';
import type { Phase, Round } from './round.ts';
import { FIELD, HAND } from './zones.ts';

function refuseTurn(round: Round, seat: Seat, phase: Phase): Refusal | null {
  if (round.phase === 'ended' || seat !== round.seat) return { code: 'WRONG_PLAYER', seat };
  return round.phase === phase ? null : { code: 'INVALID_STATE', phase: round.phase };
}

export function refuse(round: Round, seat: Seat, action: Action): Refusal | null {
  switch (action.type) {
    case 'play': {
      const { card, target } = action;
      const refusal = refuseTurn(round, seat, 'hand');
      if (refusal) return refusal;
      if (!round.table.has(HAND[seat], card)) return { code: 'INVALID_CARD', card: JAPANESE.ids[card] };
      const allowed = playsOf(card, round.table.at(FIELD));
      return allowed.includes(action) ? null : invalidTarget(JAPANESE.ids[target] ?? null, allowed);
    }
    case 'select': {
      const refusal = refuseTurn(round, seat, 'selection');
      if (refusal) return refusal;
      return round.options.cards.includes(action.target)
        ? null
        : { code: 'INVALID_SELECTION', target: JAPANESE.ids[action.target] };
    }
    case 'koikoi':
    case 'stop':
      return refuseTurn(round, seat, 'decision');
    case 'resign':
      return round.phase === 'ended' ? { code: 'WRONG_PLAYER', seat } : null;
  }
}

export function invalidTarget(target: string | null, allowed: readonly Action[]): Refusal {
  const options = allowed.flatMap((action) => ('target' in action && action.target !== NONE ? [action.target] : []));
  return { code: 'INVALID_TARGET', target, options: options.map((card) => JAPANESE.ids[card]) };
}
