import type { Written } from '../../play/told.ts';
import type { Progress } from './goals.ts';

/** One way to play a card, and what it would bring; the flip that follows is not known and not counted. */
export interface Choice {
  readonly action: Written;
  /** For whom the target is a second action: which one it will be. */
  readonly answer?: Written;
  /** The card on the field that is meant, where there is one to choose. */
  readonly target: string | null;
  /** What comes from the field; empty when the card stays there. */
  readonly takes: readonly string[];
  /** Points that this alone would add. */
  readonly gain: number;
  readonly advances: readonly Progress[];
}

/** The one to offer first: most points, then what completes or comes nearest to completing something. */
export function bestChoice(choices: readonly Choice[]): number {
  let best = 0;
  for (const [i, choice] of choices.entries()) if (value(choice) > value(choices[best])) best = i;
  return best;
}

function value({ gain, advances, takes }: Choice): number {
  const nearest = advances.reduce((most, { will, goal }) => Math.max(most, Math.min(1, will / goal.need)), 0);
  return gain * 100 + nearest * 10 + takes.length;
}
