import type { AnyGame, AnyNarrator, Language } from '@madang/engine';
import { koikoi } from '@madang/engine/koikoi';
import { narrator } from '@madang/narrators/koikoi';
import type { GameUi } from '../ui.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { Count } from './Count.tsx';
import { Rail } from './Rail.tsx';
import { rulesOf, viewOf } from './view.ts';
import { why } from './why.ts';
import { koikoiWords } from './words.ts';

export const koikoiFace: GameUi = {
  game: koikoi as unknown as AnyGame,
  deck: 'japanese',
  narrator: (language: Language) => narrator(language) as unknown as AnyNarrator,
  Board,
  Rail,
  Count,
  beats,
  why,
  facts: (scene, names, language) => {
    const words = koikoiWords[language];
    const { dealer } = viewOf(scene);
    return [words.deals(names[dealer]), ...(rulesOf(scene).seven_point_double ? [words.sevenDouble] : [])];
  },
};
