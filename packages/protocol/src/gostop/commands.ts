import { z } from 'zod';
import { command } from '../commands.ts';

// The actions of docs/rules/gostop.md 39 under their names. Each may carry the `actionCounter` it answers: an old one
// is refused (docs/rules/gostop.md 41).

const actionCounter = z.int('must be a whole number').optional();
const card = z.string('must be a card id');
const month = z
  .int('must be a month from 1 to 12')
  .min(1, 'must be a month from 1 to 12')
  .max(12, 'must be a month from 1 to 12');

export const COMMANDS = {
  PLAY_HAND_CARD: command('PLAY_HAND_CARD', { cardId: card, actionCounter }),
  CHOOSE_CAPTURE_TARGET: command('CHOOSE_CAPTURE_TARGET', { fromTableCardId: card, actionCounter }),
  DRAW_FROM_PILE: command('DRAW_FROM_PILE', { actionCounter }),
  DECLARE_GO: command('DECLARE_GO', { actionCounter }),
  DECLARE_STOP: command('DECLARE_STOP', { actionCounter }),
  DECLARE_SHAKE: command('DECLARE_SHAKE', { month, actionCounter }),
  DECLARE_BOMB: command('DECLARE_BOMB', { month, actionCounter }),
  DECLARE_KUNG: command('DECLARE_KUNG', { month, actionCounter }),
  DECLARE_PRESIDENT: command('DECLARE_PRESIDENT', { playOn: z.boolean('must be true or false'), actionCounter }),
  CHOOSE_GUKJIN: command('CHOOSE_GUKJIN', {
    as: z.enum(['yeol', 'ssangpi'], 'must be yeol or ssangpi'),
    actionCounter,
  }),
  PLAY_FLIP_TOKEN: command('PLAY_FLIP_TOKEN', { actionCounter }),
  PASS: command('PASS', { actionCounter }),
  RESIGN: command('RESIGN', { actionCounter }),
};
