import type { Language } from '@madang/narrators/language';
import { settings, subscribe } from '../app/settings.ts';

type Script = 'korean' | 'japanese' | 'chinese';

/** Some hundred ranges each: the sheet alone is worth waiting for, and of the files only those that a page shows are fetched. */
const SHEETS: Readonly<Record<Script, () => Promise<unknown>>> = {
  korean: () => Promise.all([import('@fontsource/noto-sans-kr/400.css'), import('@fontsource/noto-sans-kr/700.css')]),
  japanese: () => Promise.all([import('@fontsource/noto-sans-jp/400.css'), import('@fontsource/noto-sans-jp/700.css')]),
  chinese: () => Promise.all([import('@fontsource/noto-sans-tc/400.css'), import('@fontsource/noto-sans-tc/700.css')]),
};

const SCRIPTS: Readonly<Partial<Record<Language, Script>>> = { ko: 'korean', ja: 'japanese', zh: 'chinese' };

/**
 * In every language games are called by their own names, and the kinds of flower cards have their signs (signs.css).
 * Fetched ahead, so that a table can also be opened where there is no network.
 */
const SIGNS = [
  ['700 16px "Noto Sans KR"', '광열띠피'],
  ['700 16px "Noto Sans JP"', '光種短カ'],
] as const;
/** What else there is of these scripts, a name say, can wait until the page is there. */
const OTHERS: readonly Script[] = ['korean', 'japanese'];
const LATER = 4000;

const loading = new Map<Script, Promise<unknown>>();

/** Without its sheet a script shows in the system's own face; the next page tries again. */
function load(script: Script): Promise<unknown> {
  const known = loading.get(script) ?? SHEETS[script]().catch(() => loading.delete(script));
  loading.set(script, known);
  return known;
}

function loadOwn(): void {
  const script = SCRIPTS[settings().language];
  if (script) void load(script);
}

/** The reader's script at once and whenever it changes, the others when the page has long been there. */
export function loadFonts(): void {
  loadOwn();
  subscribe(loadOwn);
  setTimeout(() => {
    for (const [font, signs] of SIGNS) void document.fonts.load(font, signs).catch(() => []);
    for (const script of OTHERS) void load(script);
  }, LATER);
}
