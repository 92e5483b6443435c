import { type AnyMatch, FastRandom, type Seat } from '@madang/engine';
import { roundRandom } from '@madang/engine/internal';
import type { History } from './histories.ts';

/** What is drawn for a decision: a bot's choice, how long it waits before it, or a hint. */
export type DecisionPurpose = 'bot' | 'pause' | 'hint';

/**
 * The generator of one decision. It follows from the deal, the seat and the number of its decisions in this deal before: where
 * two matches have the same seeds, equal choices meet equal answers (docs/same-deal.md).
 */
export function decisionRandom(
  { setup, deal }: AnyMatch,
  seat: Seat,
  { acts }: History,
  purpose: DecisionPurpose = 'bot',
): FastRandom {
  const before = acts.filter((act) => act.seat === seat).length;
  const place = `${purpose}/${deal.deals}/${seat}/${before}`;
  const stream = roundRandom(setup.seed, setup.clientSeeds ?? [], deal.number, place);
  // A search draws many numbers, and ChaCha20 is slow.
  return new FastRandom(stream.next(), stream.next(), stream.next());
}
