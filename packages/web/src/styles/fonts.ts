import type { Language } from '@madang/narrators/language';
import { settings, subscribe } from '../app/settings.ts';

type Script = 'korean' | 'japanese' | 'chinese' | 'simplified';

/** Some hundred unicode ranges each: the style sheet is loaded at once, and the browser fetches only the ranges in use. */
const SHEETS: Readonly<Record<Script, () => Promise<unknown>>> = {
  korean: () => Promise.all([import('@fontsource/noto-sans-kr/400.css'), import('@fontsource/noto-sans-kr/700.css')]),
  japanese: () => Promise.all([import('@fontsource/noto-sans-jp/400.css'), import('@fontsource/noto-sans-jp/700.css')]),
  chinese: () => Promise.all([import('@fontsource/noto-sans-tc/400.css'), import('@fontsource/noto-sans-tc/700.css')]),
  simplified: () =>
    Promise.all([import('@fontsource/noto-sans-sc/400.css'), import('@fontsource/noto-sans-sc/700.css')]),
};

const SCRIPTS: Readonly<Partial<Record<Language, Script>>> = {
  ko: 'korean',
  ja: 'japanese',
  zh: 'chinese',
  'zh-Hans': 'simplified',
};

/**
 * The names of games and the signs of flower cards, which are shown in every language (signs.css). Fetched in advance for
 * offline use.
 */
const SIGNS = [
  ['700 16px "Noto Sans KR"', '광열띠피'],
  ['700 16px "Noto Sans JP"', '光種短カ'],
] as const;
/** Other text in these scripts, such as names, is loaded after the page. */
const OTHERS: readonly Script[] = ['korean', 'japanese'];
const LATER = 4000;

const loading = new Map<Script, Promise<unknown>>();

/** Without its style sheet a script falls back to a system font; the next page tries again. */
function load(script: Script): Promise<unknown> {
  const known = loading.get(script) ?? SHEETS[script]().catch(() => loading.delete(script));
  loading.set(script, known);
  return known;
}

function loadOwn(): void {
  const script = SCRIPTS[settings().language];
  if (script) void load(script);
}

/** Loads the reader's script at once and on change, the others when the page is idle. */
export function loadFonts(): void {
  loadOwn();
  subscribe(loadOwn);
  setTimeout(() => {
    for (const [font, signs] of SIGNS) void document.fonts.load(font, signs).catch(() => []);
    for (const script of OTHERS) void load(script);
  }, LATER);
}
