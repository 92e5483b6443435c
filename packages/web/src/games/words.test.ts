import { CALL_CHECK, narrator as checkNarrator } from '@madang/engine/check';
import { narrator as gostopNarrator } from '@madang/engine/gostop';
import { type Round as KoikoiRound, narrator as koikoiNarrator } from '@madang/engine/koikoi';
import { LANGUAGES } from '@madang/engine/language';
import { narrator as tysiacNarrator } from '@madang/engine/tysiac';
import { describe, expect, it } from 'vitest';
import { checkWords } from './check/words/index.ts';
import { gostopWords } from './gostop/words/index.ts';
import { koikoiWords } from './koikoi/words.ts';
import { tysiacWords } from './tysiac/words/index.ts';

/** The word itself, without quotation marks, numbers and exclamation marks. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[„”!！\d\s]/g, '');

describe.each(LANGUAGES)('in %s the mat and the log call a thing by the same word', (language) => {
  it('koi-koi and stop', () => {
    const { koikoi, stop } = koikoiWords[language];
    const decision = koikoiNarrator(language).phase({ phase: 'decision' } as KoikoiRound);
    for (const word of [koikoi, stop]) expect(bare(decision)).toContain(bare(word));
  });

  it('ppuk and jjok', () => {
    const { specials } = gostopWords[language];
    for (const special of ['ppuk', 'jjob'] as const)
      expect(bare(specials[special])).toBe(bare(gostopNarrator(language).term(special)));
  });

  it('musik and marriage', () => {
    const { musik, marriage } = tysiacWords[language];
    const narrator = tysiacNarrator(language);
    expect(bare(narrator.term('acesInMusik'))).toContain(bare(musik));
    expect(bare(narrator.term('marriageHearts'))).toContain(bare(marriage(100)));
  });

  it('check', () => {
    const call = checkNarrator(language).choice(
      CALL_CHECK,
      {} as Parameters<ReturnType<typeof checkNarrator>['choice']>[1],
    );
    expect(bare(call)).toContain(bare(checkWords[language].check));
  });
});
