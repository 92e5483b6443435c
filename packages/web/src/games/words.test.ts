import { CALL_CHECK } from '@madang/engine/check';
import type { Round as KoikoiRound } from '@madang/engine/koikoi';
import { narrator as checkNarrator } from '@madang/narrators/check';
import { narrator as gostopNarrator } from '@madang/narrators/gostop';
import { narrator as koikoiNarrator } from '@madang/narrators/koikoi';
import { LANGUAGES } from '@madang/narrators/language';
import { narrator as tysiacNarrator } from '@madang/narrators/tysiac';
import { describe, expect, it } from 'vitest';
import { checkWords } from './check/words/index.ts';
import { gostopWords } from './gostop/words/index.ts';
import { koikoiWords } from './koikoi/words.ts';
import { tysiacWords } from './tysiac/words/index.ts';

/** The bare word, without quotation marks, numbers and exclamation marks. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[„”!！\d\s]/g, '');

describe.each(LANGUAGES)('in %s the mat and the log use the same term for', (language) => {
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
