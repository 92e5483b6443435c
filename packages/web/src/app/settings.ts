import type { BackColour } from '@madang/cards';
import { LANGUAGES, type Language } from '@madang/narrators/language';
import { useSyncExternalStore } from 'react';
import { isObject, keep, readKept } from './kept.ts';

export interface Settings {
  readonly name: string;
  /** Of the second person at this screen. */
  readonly secondName: string;
  readonly language: Language;
  readonly theme: 'auto' | 'light' | 'dark';
  /** 0 is instant; the other numbers divide every duration. */
  readonly speed: 0 | 0.5 | 1 | 2 | 3;
  readonly sound: boolean;
  readonly volume: (typeof VOLUMES)[number];
  /** The device vibrates when a card lands or the turn comes. */
  readonly haptics: boolean;
  /** The big number in the corner of a flower card. */
  readonly cornerIndex: boolean;
  /** The faces that Koreans know, in the Korean games. */
  readonly koreanFaces: boolean;
  readonly fourColours: boolean;
  readonly back: BackColour;
  /** `game`: each game's own. */
  readonly felt: (typeof FELTS)[number];
  /** Single letters act at the table. */
  readonly letterKeys: boolean;
  /** A notification when it is the reader's turn in a hidden tab. */
  readonly notify: boolean;
  /** What others say at a table is shown. */
  readonly reactions: boolean;
  /** Replays and lists of records do not tell how a match ended. */
  readonly withoutEnds: boolean;
}

/** The settings that are on or off. */
export type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

const KEY = 'madang.settings';
export const VOLUMES = [0.25, 0.5, 1] as const;
export const BACKS: readonly BackColour[] = ['red', 'blue', 'green'];
export const FELTS = ['game', 'mugwort', 'gardenia', 'safflower', 'indigo', 'gromwell'] as const;

/** Where Chinese is written in traditional characters; elsewhere it is simplified. */
const TRADITIONAL = new Set(['hant', 'tw', 'hk', 'mo']);

/** The first known language of a reader's list: tags such as `pl-PL`, `zh-Hant-TW`, `en-US@posix`. */
export function preferred(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [language, ...parts] = tag.toLowerCase().split(/[-_@]/);
    if (language === 'zh') return parts.some((part) => TRADITIONAL.has(part)) ? 'zh' : 'zh-Hans';
    const known = LANGUAGES.find((each) => each === language);
    if (known) return known;
  }
  return 'en';
}

const THEMES: readonly Settings['theme'][] = ['auto', 'light', 'dark'];
const SPEEDS: readonly Settings['speed'][] = [0, 0.5, 1, 2, 3];

function fresh(): Settings {
  return {
    name: '',
    secondName: '',
    language: preferred(navigator.languages),
    theme: 'auto',
    speed: 1,
    sound: true,
    volume: 1,
    haptics: true,
    cornerIndex: true,
    koreanFaces: false,
    fourColours: true,
    back: 'red',
    felt: 'game',
    letterKeys: true,
    notify: false,
    reactions: true,
    withoutEnds: false,
  };
}

/** Reads setting by setting: an unknown value falls back to the default, the others are kept. */
export function settingsFrom(kept: unknown, usual: Settings): Settings | null {
  if (!isObject(kept)) return null;
  const oneOf = <T>(known: readonly T[], value: unknown, other: T): T => known.find((one) => one === value) ?? other;
  const flag = (name: Flag) => oneOf([true, false], kept[name], usual[name]);
  const text = (value: unknown, other: string) => (typeof value === 'string' ? value : other);
  return {
    name: text(kept.name, usual.name),
    secondName: text(kept.secondName, usual.secondName),
    language: oneOf(LANGUAGES, kept.language, usual.language),
    theme: oneOf(THEMES, kept.theme, usual.theme),
    speed: oneOf(SPEEDS, kept.speed, usual.speed),
    sound: flag('sound'),
    volume: oneOf(VOLUMES, kept.volume, usual.volume),
    haptics: flag('haptics'),
    cornerIndex: flag('cornerIndex'),
    koreanFaces: flag('koreanFaces'),
    fourColours: flag('fourColours'),
    back: oneOf(BACKS, kept.back, usual.back),
    felt: oneOf(FELTS, kept.felt, usual.felt),
    letterKeys: flag('letterKeys'),
    notify: flag('notify'),
    reactions: flag('reactions'),
    withoutEnds: flag('withoutEnds'),
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
  'zh-Hans': 'zh-Hans',
};

/** Theme, felt and language on the document itself. */
export function applySettings(): void {
  const { documentElement: root } = document;
  const isDark =
    current.theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : current.theme === 'dark';
  root.dataset.theme = isDark ? 'dark' : 'light';
  root.dataset.felt = current.felt;
  root.lang = LANGUAGE_TAGS[current.language];
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? '#181715' : '#f2ecdf');
}
