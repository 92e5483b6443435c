import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';

describe('the language', () => {
  it.each([
    [{ LANG: 'ja_JP.UTF-8' }, 'ja'],
    [{ LANG: 'ja_JP.UTF-8', LC_ALL: 'pl_PL' }, 'pl'],
    [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'ko_KR' }, 'ko'],
    [{ LANG: 'zh_TW.UTF-8', LC_ALL: '' }, 'zh'],
    [{ LANG: 'zh_CN.UTF-8' }, 'zh-Hans'],
    [{ LANG: 'fr_FR.UTF-8' }, 'en'],
    [{ LANG: 'C' }, 'en'],
    [{}, 'en'],
  ])('of %j is %s', (environment, language) => {
    expect(languageOf(environment)).toBe(language);
  });
});
