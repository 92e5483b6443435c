import { gostop, matgo } from '@madang/engine/gostop';
import { narrator } from '@madang/narrators/gostop';
import type { GameUi } from '../ui.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { Count } from './Count.tsx';
import { Rail } from './Rail.tsx';
import { viewOf } from './view.ts';
import { why } from './why.ts';
import { gostopWords } from './words/index.ts';

const shared: Omit<GameUi, 'game'> = {
  deck: 'korean',
  narrator,
  Board,
  Rail,
  Count,
  beats,
  why,
  facts: (scene, names, language) => {
    const words = gostopWords[language];
    const { starter, multiplier } = viewOf(scene);
    return [words.starts(names[Number(starter)]), ...(multiplier > 1 ? [words.times(multiplier)] : [])];
  },
};

/** 고스톱 for three, and 맞고 for two: one mat. */
export const gostopFace: GameUi = { ...shared, game: gostop };
export const matgoFace: GameUi = { ...shared, game: matgo };
