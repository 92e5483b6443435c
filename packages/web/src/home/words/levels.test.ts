import { LANGUAGES } from '@madang/narrators/language';
import { expect, it } from 'vitest';
import { GAME_IDS, levelsOf } from '../../games/list.ts';
import { homeWords } from './index.ts';

it.each(LANGUAGES)('every level has a name on the door: %s', (language) => {
  const named = Object.keys(homeWords[language].levels);
  for (const game of GAME_IDS) expect(named).toEqual(expect.arrayContaining([...levelsOf(game)]));
});
