import { z } from 'zod';
import { Outcome } from '../common/events.ts';
import { CardId } from './view.ts';

const CardScore = z.strictObject({ name: CardId, points: z.int() });

/** With every hand, card by card. */
export const RoundOutcome = Outcome.extend({
  hands: z.array(z.strictObject({ cards: z.array(CardScore), total: z.int() })),
});
