import type { Refusal } from '@madang/engine';
import type { Words } from '../common/narrator-in.ts';
import { commonRefusal, TABLE_TALK, textOf } from '../common/table-talk.ts';
import type { Phrases } from './phrases.ts';

/** A refusal from the wire may have no facts. */
export function refusalOf(phrases: Phrases, refusal: Refusal): string {
  const plain: Words = phrases.refusals;
  switch (refusal.code) {
    case 'WRONG_STAGE':
      return insteadOf(phrases, textOf(refusal, 'stage') ?? '');
    case 'WRONG_STEP':
      return insteadOf(phrases, textOf(refusal, 'step') ?? '');
    default:
      return plain[refusal.code] ?? commonRefusal(refusal, phrases.language);
  }
}

/** What the position waits for. */
function insteadOf({ prompts, language }: Phrases, asked: string): string {
  const { notNow, notPossible, refusals } = TABLE_TALK[language];
  const words: Words = prompts;
  if (asked === 'scoringPhase') return refusals.ROUND_OVER;
  const prompt = words[asked];
  return prompt === undefined ? notPossible : notNow(prompt);
}
