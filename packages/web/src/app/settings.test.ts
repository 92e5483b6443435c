import { expect, it } from 'vitest';
import { preferred, type Settings, settingsFrom } from './settings.ts';

const USUAL: Settings = {
  name: '',
  language: 'pl',
  theme: 'auto',
  speed: 1,
  sound: true,
  volume: 1,
  haptics: true,
  secondName: '',
  koreanFaces: false,
  back: 'red',
  felt: 'game',
  cornerIndex: true,
  fourColours: true,
  letterKeys: true,
  notify: false,
  reactions: true,
  withoutEnds: false,
};

it('settings are read one by one: an invalid one gets its default, the others are kept', () => {
  const kept = { name: 'Mina', language: 'tlh', theme: 7, speed: 3, sound: false, cornerIndex: 'yes', more: 1 };
  expect(settingsFrom(kept, USUAL)).toEqual({ ...USUAL, name: 'Mina', speed: 3, sound: false });
});

it('settings that are not an object are ignored', () => {
  for (const kept of [null, 5, 'en', []]) expect(settingsFrom(kept, USUAL)).toBeNull();
});

it.each([
  [['zh-CN'], 'zh-Hans'],
  [['zh-SG', 'en'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['zh-TW'], 'zh'],
  [['zh-HK'], 'zh'],
  [['de', 'pl-PL'], 'pl'],
  [['tlh'], 'en'],
  [['zh-Hant-TW'], 'zh'],
  [['', 'en-US@posix'], 'en'],
] as const)('a reader of %s begins in %s', (tags, language) => {
  expect(preferred(tags)).toBe(language);
});
