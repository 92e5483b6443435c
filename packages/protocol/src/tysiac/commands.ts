import { z } from 'zod';
import { command } from '../commands.ts';

// Named as the calls of the facade (docs/tysiac-facade.md). A bid of 0 is a pass (docs/rules/tysiac.md 25).

const whole = 'must be a whole number';
const card = z.string('must be a card id');

export const COMMANDS = {
  PlaceBid: command('PlaceBid', { value: z.number('must be a number') }),
  ChooseMusik: command('ChooseMusik', { musik: z.int(whole) }),
  /** To a seat: one card to each opponent, in seat order after the declarer. */
  PassCard: command('PassCard', { to: z.int(whole), card }),
  Discard: command('Discard', { card }),
  /** With `marriage`, king and queen of the card's suit are announced. */
  PlayCard: command('PlayCard', { card, marriage: z.boolean('must be true or false').optional() }),
  /** By option: giving up the deal, and asking for a new one with four nines. */
  DeclareBomb: command('DeclareBomb', {}),
  AskRedeal: command('AskRedeal', {}),
};
