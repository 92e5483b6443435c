import type { Action as AnyAction, AnyGame, Language } from '@madang/engine';
import { type Action, narrator, type Round, tysiac } from '@madang/engine/tysiac';
import { settings } from '../../app/settings.ts';
import type { AnyNarrator } from '../../play/narration.ts';
import type { Scene } from '../../play/stage.ts';
import type { BoardProps, GameFace } from '../face.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { Count } from './Count.tsx';
import { Rail } from './Rail.tsx';
import { read, shapeAt } from './reading.ts';
import { tysiacWords } from './words/index.ts';

export const tysiacFace: GameFace = {
  game: tysiac as unknown as AnyGame,
  deck: 'french',
  narrator: (language) => narrator(language) as unknown as AnyNarrator,
  Board,
  Rail,
  Count,
  beats,
  choice,
  facts,
};

function facts(scene: Scene, names: readonly string[], language: Language): readonly string[] {
  const words = tysiacWords[language];
  const reading = read(scene);
  const { tricks } = shapeAt(reading);
  const full = reading.tricks.filter(({ isFull }) => isFull).length;
  const trick = reading.view.phase === 'Play' ? [words.trickOf(Math.min(full + 1, tricks), tricks)] : [];
  return [...trick, words.deals(names[reading.view.dealer])];
}

/** Of the position the narrator reads only what is going on and how many musiks there are. */
function choice(action: AnyAction, { scene, names }: BoardProps): string {
  const reading = read(scene);
  const position = { phase: reading.view.phase, shape: shapeAt(reading) } as unknown as Round;
  const { language } = settings();
  return narrator(language).choice(action as Action, position, names);
}
