import { FULL_HAND } from '@madang/engine/check';
import { z } from 'zod';
import { command } from '../commands.ts';
import { Position } from './view.ts';

// The moves under their names (docs/rules/check.md 21).

export const PEEK = 'must be a list of one position, or of two for a king that has not looked yet';
export const SWAP = 'must be a list of two positions';

const whole = `must be a whole number from 0 to ${FULL_HAND - 1}`;
const slot = z
  .int(whole)
  .min(0, whole)
  .max(FULL_HAND - 1, whole);

export const COMMANDS = {
  confirmPeek: command('confirmPeek', {}),
  drawFromDeck: command('drawFromDeck', {}),
  drawFromDiscard: command('drawFromDiscard', {}),
  discardDrawn: command('discardDrawn', {}),
  swapAndDiscard: command('swapAndDiscard', { slot }),
  attemptMatch: command('attemptMatch', { slot }),
  passMatch: command('passMatch', {}),
  /** Exactly one of the three. */
  resolveSpecialAbility: command('resolveSpecialAbility', {
    peek: z.array(Position, PEEK).optional(),
    swap: z.array(Position, SWAP).optional(),
    skip: z.literal(true, 'must be true').optional(),
  }),
  callCheck: command('callCheck', {}),
  endTurn: command('endTurn', {}),
};
