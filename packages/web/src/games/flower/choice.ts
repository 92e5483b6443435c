import type { Written } from '../../play/told.ts';
import type { Progress } from './goals.ts';

/** One way to play a card, and what it would bring, without the unknown flip that follows. */
export interface Choice {
  readonly action: Written;
  /** The second action that names the target, where that is a separate action. */
  readonly answer?: Written;
  /** The target on the field, where there is a choice. */
  readonly target: string | null;
  /** The cards taken from the field; empty when the card stays there. */
  readonly takes: readonly string[];
  /** The points this adds. */
  readonly gain: number;
  readonly advances: readonly Progress[];
}

/** The default: most points, then what completes a set or comes nearest to it. */
export function bestChoice(choices: readonly Choice[]): number {
  let best = 0;
  for (const [i, choice] of choices.entries()) if (value(choice) > value(choices[best])) best = i;
  return best;
}

function value({ gain, advances, takes }: Choice): number {
  const nearest = advances.reduce((most, { will, goal }) => Math.max(most, Math.min(1, will / goal.need)), 0);
  return gain * 100 + nearest * 10 + takes.length;
}
