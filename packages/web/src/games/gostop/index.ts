import { gostop, matgo } from '@madang/engine/gostop';
import { houseNarrator, narrator } from '@madang/narrators/gostop';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { Count } from './Count.tsx';
import type { Ui } from './props.ts';
import { Rail } from './Rail.tsx';
import { why } from './why.ts';
import { gostopWords } from './words/index.ts';

const shared: Omit<Ui, 'game' | 'narrator'> = {
  deck: 'korean',
  Board,
  Rail,
  Count,
  beats,
  why,
  rounds: ({ rounds }) => rounds,
  facts: (scene, names, language) => {
    const words = gostopWords[language];
    const { starter, multiplier } = scene.view;
    return [words.starts(names[Number(starter)]), ...(multiplier > 1 ? [words.times(multiplier)] : [])];
  },
};

/** Go-Stop for three and Matgo for two share one mat. */
export const gostopUi: Ui = { ...shared, narrator, game: gostop };
export const matgoUi: Ui = { ...shared, narrator: houseNarrator, game: matgo };
