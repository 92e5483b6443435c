import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { SCREENS } from './screens.ts';
import { openSite } from './site.ts';
import { still } from './still.ts';

const site = openSite();
const LANGUAGES = ['en', 'ko', 'ja', 'zh', 'pl', 'zh-Hans'] as const;
const TAGS = { en: 'en', ko: 'ko', ja: 'ja', zh: 'zh-Hant', pl: 'pl', 'zh-Hans': 'zh-Hans' } as const;

/** Texts that are the same in every language: names, keys, formats. */
const NAMES = new Set(
  'Madang Mina Aiko mjs node js true Ola Wei Jonas Dohyun Koi Go Stop Matgo Tysiąc Tysi Check Musik Enter Esc Tab Home End PageUp PageDown Space QR JSON kibo SHA URL http https localhost tables'
    .toLowerCase()
    .split(' '),
);

interface Seen {
  readonly lang: string;
  readonly texts: readonly string[];
  readonly nameless: readonly string[];
}

/** All texts of the page, including labels for screen readers. */
function read(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const { lang } = document.documentElement;
    const isForeign = (element: Element): boolean =>
      element.closest('[lang]') !== document.documentElement ||
      element.closest('svg, script, style, code, kbd, .invite, .qr') !== null;
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement && !isForeign(node.parentElement)) texts.push(node.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]'))
      if (!isForeign(element))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
    const controls = [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, [role=slider]')];
    const nameOf = (control: HTMLElement): string =>
      (control.ariaLabel || control.textContent?.trim() || (control as HTMLInputElement).labels?.[0]?.textContent) ??
      '';
    const nameless = controls
      .filter((control) => nameOf(control) === '')
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
    return { lang, texts: [...new Set(texts.filter(Boolean))], nameless };
  });
}

/** Whether there are Latin words that are not names. */
function isLatin(text: string): boolean {
  return (text.match(/\p{Script=Latin}{2,}/gu) ?? []).some((word) => !NAMES.has(word.toLowerCase()));
}

/** English texts on a page in another language; in Polish, phrases that the English page has too. */
function isEnglish(text: string, language: string): boolean {
  if (language === 'en' || !isLatin(text)) return false;
  return language !== 'pl' || (english.has(text) && text.includes(' '));
}

/** The texts of the English pages. */
const english = new Set<string>();

/** Without screens whose texts all appear on another one. */
const SPEAKING = SCREENS.filter(
  ({ name }) => !/^(replay of (?!koikoi)|rules beside|bots alone|table of gostop)/.test(name),
);

it.each(LANGUAGES)('every screen is in the reader’s language: %s', async (language) => {
  const page = await site.visitor({}, { language });
  await page.goto(site.url);
  await still(page);
  const problems: string[] = [];
  for (const { name, open } of SPEAKING) {
    await open(page, site.url);
    const { lang, texts, nameless } = await read(page);
    if (lang !== TAGS[language]) problems.push(`${name}: the page says that it is in ${lang}`);
    for (const control of nameless) problems.push(`${name}: no name: ${control}`);
    for (const text of texts) {
      if (/undefined|NaN|\[object|\bnull\b/.test(text)) problems.push(`${name}: a word is missing: ${text}`);
      if (isEnglish(text, language)) problems.push(`${name}: not translated: ${text}`);
      if (language === 'en') english.add(text);
    }
  }
  expect(problems).toEqual([]);
});
