import { LANGUAGES, type Language } from '@madang/engine/language';
import { useSyncExternalStore } from 'react';

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

function read(): Settings {
  const fresh: Settings = {
    name: '',
    language: preferred(),
    theme: 'auto',
    speed: 1,
    sound: true,
    cornerIndex: true,
    fourColours: true,
    letterKeys: true,
  };
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return fresh;
  }
}

let current = read();
const listeners = new Set<() => void>();

export function settings(): Settings {
  return current;
}

export function change(news: Partial<Settings>): void {
  current = { ...current, ...news };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing still plays.
  }
  dress();
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
export function dress(): void {
  const { documentElement: root } = document;
  const isDark =
    current.theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : current.theme === 'dark';
  root.dataset.theme = isDark ? 'dark' : 'light';
  root.lang = LANGUAGE_TAGS[current.language];
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? '#181715' : '#f2ecdf');
}
