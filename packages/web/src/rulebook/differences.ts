import type { Language, Translated } from '@madang/narrators/language';
import type { Row, Section } from './section.ts';

const TITLE: Translated = {
  en: 'Different at this table',
  ko: '이 자리에서 다른 점',
  ja: 'この卓で違うところ',
  zh: '這桌不同的規則',
  'zh-Hans': '这桌不同的规则',
  pl: 'Inaczej przy tym stole',
};
/** In place of a value, where something does not count at all. */
const NOT_HERE: Translated = { en: 'not here', ko: '없음', ja: 'なし', zh: '不算', 'zh-Hans': '不算', pl: 'nie ma' };

/** The sections, then a section with everything that differs from the default rules. Both have the same sections. */
export function withDifferences(
  language: Language,
  here: readonly Section[],
  usual: readonly Section[],
): readonly Section[] {
  const pairs = here.map((section, index) => [section, usual[index]] as const);
  const text = pairs.flatMap(([section, other]) => section.text.filter((line) => !other.text.includes(line)));
  const rows = pairs.flatMap(([{ rows = [] }, other]) => differentRows(language, rows, other.rows ?? []));
  if (text.length === 0 && rows.length === 0) return here;
  return [...here, rows.length > 0 ? { title: TITLE[language], text, rows } : { title: TITLE[language], text }];
}

function differentRows(language: Language, here: readonly Row[], usual: readonly Row[]): readonly Row[] {
  const worth = new Map(usual);
  const names = new Set(here.map(([what]) => nameOf(what)));
  return [
    ...here.filter(([what, value]) => worth.get(what) !== value),
    ...usual.filter(([what]) => !names.has(nameOf(what))).map(([what]) => [what, NOT_HERE[language]] as const),
  ];
}

/** The term before the colon: `Ppuk: you made a pair, and …` is about ppuk. */
function nameOf(what: string): string {
  return what.split(/: |：/, 1)[0];
}
