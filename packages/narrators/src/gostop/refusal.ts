import type { Refusal } from '@madang/engine';
import { KOREAN } from '@madang/engine/hwatu';
import type { Words } from '../common/narrator-in.ts';
import { commonRefusal, TABLE_TALK, textOf } from '../common/table-talk.ts';
import { cardName, monthName } from '../hwatu/index.ts';
import type { Phrases } from './phrases.ts';

/** A refusal from the wire may have no facts. */
export function refusalOf(phrases: Phrases, refusal: Refusal): string {
  const { language } = phrases;
  const talk = TABLE_TALK[language];
  const plain: Words = phrases.refusals;
  const { code, threshold, month } = refusal;
  switch (code) {
    case 'WRONG_STAGE':
      return wrongStage(phrases, textOf(refusal, 'stage') ?? '');
    case 'UNKNOWN_CARD':
      return talk.noSuchCard;
    case 'CARD_NOT_IN_HAND': {
      const id = textOf(refusal, 'cardId') ?? '';
      return KOREAN.find(id) === undefined ? talk.noSuchCard : talk.notInHand(cardName('korean', id, language));
    }
    case 'NO_SCORE_DECISION':
      return typeof threshold === 'number' ? phrases.threshold(threshold) : phrases.refusals[code];
    case 'SHAKEN_MONTH_MUST_BE_PLAYED':
      return typeof month === 'number'
        ? phrases.playShaken(monthName('korean', month, language))
        : phrases.refusals[code];
    default:
      return plain[code] ?? commonRefusal(refusal, language);
  }
}

/** What the position waits for instead. */
function wrongStage({ prompts, language }: Phrases, stage: string): string {
  const asked: Words = prompts;
  const prompt = asked[stage];
  return prompt === undefined ? TABLE_TALK[language].notPossible : TABLE_TALK[language].notNow(prompt);
}
