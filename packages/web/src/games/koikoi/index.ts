import { koikoi } from '@madang/engine/koikoi';
import { narrator } from '@madang/narrators/koikoi';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { Count } from './Count.tsx';
import type { Ui } from './props.ts';
import { Rail } from './Rail.tsx';
import { why } from './why.ts';
import { koikoiWords } from './words.ts';

export const koikoiUi: Ui = {
  game: koikoi,
  deck: 'japanese',
  narrator,
  Board,
  Rail,
  Count,
  beats,
  why,
  rounds: ({ total_rounds }) => total_rounds,
  facts: (scene, names, language) => {
    const words = koikoiWords[language];
    const { dealer } = scene.view;
    return [words.deals(names[dealer]), ...(scene.rules.seven_point_double ? [words.sevenDouble] : [])];
  },
};
