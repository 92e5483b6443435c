import { findGame } from '@madang/engine';
import { LANGUAGES, type Language } from '@madang/narrators/language';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../games/list.ts';
import type { Rules } from '../play/told.ts';
import { loadBooks } from '../rulebook/load-books.ts';

/** Scripts that a reader of the language cannot read. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /[\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u,
  ko: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
  ja: /\p{sc=Hangul}/u,
  zh: /[\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u,
  pl: /[\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u,
  'zh-Hans': /[\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u,
};

/** The Chinese rulebook gives Korean terms in brackets. */
const KOREAN_TERM = /（\p{sc=Hangul}+）/gu;

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../**/words.ts', '../**/*-words.ts', '../**/words/index.ts', '../games/*/*entry.ts'],
  { eager: true },
);

/** Every text inside a value; functions are read as source. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value)];
  return isTree(value) ? Object.values(value).flatMap(textsIn) : [];
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The parts of a module that belong to one language, at any depth. */
function inLanguage(value: unknown, language: Language): readonly string[] {
  if (!isTree(value)) return [];
  if (LANGUAGES.every((each) => each in value)) return textsIn(value[language]);
  return Object.values(value).flatMap((part) => inLanguage(part, language));
}

describe('the words of the page', () => {
  it.each(LANGUAGES)('use only scripts that readers of %s can read', (language) => {
    const foreign = Object.entries(MODULES).flatMap(([path, words]) =>
      inLanguage(words, language)
        .filter((text) => FOREIGN[language].test(text))
        .map((text) => `${path}: ${text}`),
    );
    expect(foreign).toEqual([]);
  });

  it('were all found', () => {
    const sentences = Object.values(MODULES).flatMap((words) => inLanguage(words, 'zh'));
    expect(sentences.length).toBeGreaterThan(400);
  });
});

describe.each(GAME_IDS)('the rulebook of %s', (id) => {
  it('uses the script of each language, except for Korean terms in brackets', async () => {
    const book = await loadBooks(id);
    const rules = findGame(id)?.configure() as Rules;
    for (const language of LANGUAGES)
      for (const text of textsIn(book[language](rules)))
        expect(text.replaceAll(KOREAN_TERM, ''), language).not.toMatch(FOREIGN[language]);
  });
});
