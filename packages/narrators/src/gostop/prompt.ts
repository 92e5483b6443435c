import { NONE, type Viewer } from '@madang/engine';
import { entryOf } from '@madang/engine/entry';
import { payoutIfStopped, type Round } from '@madang/engine/gostop';
import { inARow, TABLE_TALK, waitingFor } from '../common/table-talk.ts';
import { monthName } from '../hwatu/index.ts';
import type { Phrases } from './phrases.ts';

export function phaseOf({ phases, language }: Phrases, { stage }: Round): string {
  return stage === 'finished' ? TABLE_TALK[language].roundOver : phases[stage];
}

export function promptOf(phrases: Phrases, round: Round, viewer: Viewer, names: readonly string[]): string | null {
  const { stage, asked, rules } = round;
  if (stage === 'finished') return null;
  if (viewer !== asked) return waitingFor(entryOf(names, asked), phrases.language);
  switch (stage) {
    case 'play':
      return turnPrompt(phrases, round);
    case 'decision': {
      const amount = phrases.amount(payoutIfStopped(round, asked), rules.gold);
      return inARow([phrases.prompts.decision, phrases.stopBrings(amount)], phrases.language);
    }
    default:
      return phrases.prompts[stage];
  }
}

function turnPrompt(phrases: Phrases, round: Round): string {
  const { seat, shaking, tallies } = round;
  if (shaking !== NONE) return phrases.playShaken(monthName('korean', shaking + 1, phrases.language));
  if (!round.hand(seat).isEmpty) return phrases.prompts.play;
  return entryOf(tallies, seat).tokens > 0 ? phrases.flipOnly : phrases.pass;
}
