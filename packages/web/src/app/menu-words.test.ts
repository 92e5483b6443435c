import { LANGUAGES } from '@madang/narrators/language';
import { describe, expect, it } from 'vitest';
import { menuWords } from './menu-words.ts';

/** The keys that the menu has to explain, at a table and in a replay. */
const KEYS = ['←', '→', '↑', '↓', '1–9', 'Enter', 'Esc', ...'GSPMHULYRT?0'.split(''), '+', '−'];
const REPLAY_KEYS = ['Space', '←', '→', 'Shift+←', 'Shift+→', 'Home', 'End', '[', ']', 'V'];

describe('the keys of the dialog', () => {
  it.each(LANGUAGES)('are all listed, each with a text: %s', (language) => {
    const { keyList, replayKeys } = menuWords[language];
    const keysIn = (list: typeof keyList) => list.flatMap(([keys]) => keys.split(' '));
    expect(new Set(keysIn(keyList))).toEqual(new Set(KEYS));
    expect(keysIn(replayKeys)).toEqual(expect.arrayContaining(REPLAY_KEYS));
    for (const [keys, does] of [...keyList, ...replayKeys]) expect(does, keys).not.toBe('');
  });
});
