import type { AnyGame, AnyState, Language } from '@madang/engine';
import { koikoi, narrator } from '@madang/engine/koikoi';
import type { AnyNarrator } from '../../play/narration.ts';
import type { Scene } from '../../play/stage.ts';
import type { GameFace } from '../face.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { Count } from './Count.tsx';
import { Rail } from './Rail.tsx';
import { worldOf } from './stake.ts';
import { rulesOf, viewOf } from './view.ts';
import { koikoiWords } from './words.ts';

const world = (scene: Scene) => worldOf(viewOf(scene), rulesOf(scene)) as unknown as AnyState;

export const koikoiFace: GameFace = {
  game: koikoi as unknown as AnyGame,
  deck: 'japanese',
  narrator: (language: Language) => narrator(language) as unknown as AnyNarrator,
  Board,
  Rail,
  Count,
  beats,
  world,
  choice: (action, { scene, narrator: speaks, names }) => speaks.choice(action, world(scene), names),
  facts: (scene, names, language) => {
    const words = koikoiWords[language];
    const { dealer } = viewOf(scene);
    return [words.deals(names[dealer]), ...(rulesOf(scene).seven_point_double ? [words.sevenDouble] : [])];
  },
};
