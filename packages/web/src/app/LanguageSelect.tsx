import { LANGUAGES, type Language } from '@madang/narrators/language';
import { change, LANGUAGE_TAGS, useSettings } from './settings.ts';
import { useWords, type Words } from './words.ts';

const words: Words<string> = { en: 'Language', ko: '언어', ja: '言語', zh: '語言', 'zh-Hans': '语言', pl: 'Język' };

/** Each language by its own name: readers may not understand the current one. */
const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ko: '한국어',
  ja: '日本語',
  zh: '繁體中文',
  'zh-Hans': '简体中文',
  pl: 'Polski',
};

export function LanguageSelect() {
  const { language } = useSettings();
  const label = useWords(words);
  const choose = (value: string) => {
    const chosen = LANGUAGES.find((known) => known === value);
    if (chosen) change({ language: chosen });
  };
  return (
    <select className="select" aria-label={label} value={language} onChange={({ target }) => choose(target.value)}>
      {LANGUAGES.map((known) => (
        <option key={known} value={known} lang={LANGUAGE_TAGS[known]}>
          {OWN_NAMES[known]}
        </option>
      ))}
    </select>
  );
}
