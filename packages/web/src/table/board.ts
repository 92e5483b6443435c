import type { Language } from '@madang/engine';
import type { BoardProps, GameUi } from '../games/ui.ts';
import type { Scene } from '../play/presenter.ts';
import type { Written } from '../play/told.ts';
import { namesOf } from './names.ts';

interface Doing {
  readonly act: (action: Written) => void;
  readonly hint: Written | null;
}

/** What a game's board is given to show this scene. */
export function boardOf(ui: GameUi, scene: Scene, language: Language, { act, hint }: Doing): BoardProps {
  const narrator = ui.narrator(language);
  return {
    scene,
    language,
    narrator,
    names: namesOf(scene, language),
    act,
    cardName: (id) => narrator.card(ui.game.cardIds.indexOf(id)),
    hint,
  };
}
