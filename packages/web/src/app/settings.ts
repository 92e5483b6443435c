import { LANGUAGES, type Language } from '@madang/narrators/language';
import { useSyncExternalStore } from 'react';
import { isObject, keep, readKept } from './kept.ts';

export interface Settings {
  readonly name: string;
  readonly language: Language;
  readonly theme: 'auto' | 'light' | 'dark';
  /** 0 is instant; the other numbers divide every duration. */
  readonly speed: 0 | 0.5 | 1 | 2 | 3;
  readonly sound: boolean;
  /** The big number in the corner of a flower card. */
  readonly cornerIndex: boolean;
  readonly fourColours: boolean;
  /** Single letters act at the table. */
  readonly letterKeys: boolean;
}

const KEY = 'madang.settings';

function preferred(): Language {
  for (const tag of navigator.languages) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().startsWith(known));
    if (language) return language;
  }
  return 'en';
}

const THEMES: readonly Settings['theme'][] = ['auto', 'light', 'dark'];
const SPEEDS: readonly Settings['speed'][] = [0, 0.5, 1, 2, 3];

function fresh(): Settings {
  return {
    name: '',
    language: preferred(),
    theme: 'auto',
    speed: 1,
    sound: true,
    cornerIndex: true,
    fourColours: true,
    letterKeys: true,
  };
}

/** Reads setting by setting: an unknown value falls back to the default, the others are kept. */
export function settingsFrom(kept: unknown, usual: Settings): Settings | null {
  if (!isObject(kept)) return null;
  const oneOf = <T>(known: readonly T[], value: unknown, other: T): T => known.find((one) => one === value) ?? other;
  const flag = (name: 'sound' | 'cornerIndex' | 'fourColours' | 'letterKeys') =>
    oneOf([true, false], kept[name], usual[name]);
  return {
    name: typeof kept.name === 'string' ? kept.name : usual.name,
    language: oneOf(LANGUAGES, kept.language, usual.language),
    theme: oneOf(THEMES, kept.theme, usual.theme),
    speed: oneOf(SPEEDS, kept.speed, usual.speed),
    sound: flag('sound'),
    cornerIndex: flag('cornerIndex'),
    fourColours: flag('fourColours'),
    letterKeys: flag('letterKeys'),
  };
}

function read(): Settings {
  const usual = fresh();
  return readKept(KEY, (kept) => settingsFrom(kept, usual)) ?? usual;
}

let current = read();
const listeners = new Set<() => void>();

export function settings(): Settings {
  return current;
}

export function change(news: Partial<Settings>): void {
  current = { ...current, ...news };
  keep(KEY, current);
  applySettings();
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settings, settings);
}

export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  en: 'en',
  ko: 'ko',
  ja: 'ja',
  zh: 'zh-Hant',
  pl: 'pl',
};

/** Theme and language on the document itself. */
export function applySettings(): void {
  const { documentElement: root } = document;
  const isDark =
    current.theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : current.theme === 'dark';
  root.dataset.theme = isDark ? 'dark' : 'light';
  root.lang = LANGUAGE_TAGS[current.language];
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? '#181715' : '#f2ecdf');
}
