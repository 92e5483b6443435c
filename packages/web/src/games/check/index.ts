import { type Action as AnyAction, type AnyGame, type Language, UNSEEN } from '@madang/engine';
import { type Action, check, narrator, type Round } from '@madang/engine/check';
import { settings } from '../../app/settings.ts';
import type { AnyNarrator } from '../../play/narration.ts';
import type { Scene } from '../../play/stage.ts';
import type { BoardProps, GameFace } from '../face.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { Count } from './Count.tsx';
import { isMemoryAidOn } from './memory.ts';
import { Rail } from './Rail.tsx';
import { read } from './reading.ts';
import { checkWords } from './words/index.ts';

export const checkFace: GameFace = {
  game: check as unknown as AnyGame,
  deck: 'french',
  narrator: (language) => discreet(narrator(language)) as unknown as AnyNarrator,
  Board,
  Rail,
  Count,
  beats,
  choice,
  facts,
};

type CheckNarrator = ReturnType<typeof narrator>;

/** The log does not remember for the reader what only the reader saw, as little as the mat does (ruling 14). */
function discreet(speaks: CheckNarrator): CheckNarrator {
  return {
    ...speaks,
    event: (event, names) => {
      if (isMemoryAidOn()) return speaks.event(event, names);
      if (event.type === 'peeked') return null;
      return speaks.event(event.type === 'drew' && event.from === 'deck' ? { ...event, card: UNSEEN } : event, names);
    },
  };
}

function facts(scene: Scene, _names: readonly string[], language: Language): readonly string[] {
  const { turns } = read(scene).view;
  return turns > 0 ? [checkWords[language].turn(turns)] : [];
}

/** Of the position the narrator reads only the pile's top and the ability that is being used. */
function choice(action: AnyAction, { scene, names }: BoardProps): string {
  const { view } = read(scene);
  const position = {
    topDiscard: check.cardIds.indexOf(view.discardPile.at(-1) ?? ''),
    active: view.pendingAbilities.at(-1),
    abilityStep: view.abilityStep?.step ?? 'peek',
  } as unknown as Round;
  return narrator(settings().language).choice(action as Action, position, names);
}
