import { isSame } from '../../play/same-action.ts';
import type { Written } from '../../play/told.ts';
import { whyThis } from '../flower/why.ts';
import { playsOf, selectionsOf } from './choices.ts';
import type { BoardProps } from './props.ts';
import { stakeOf } from './stake.ts';
import { koikoiWords } from './words.ts';

/** The reason for an action, in a sentence. */
export function why(action: Written, { scene, narrator, language }: BoardProps): string {
  const words = koikoiWords[language];
  const view = scene.view;
  const rules = scene.rules;
  if (action.type === 'stop') return words.stopNote;
  if (action.type === 'koikoi') return words.koikoiNote(stakeOf(view, rules).cardsLeft);
  const plays = [...playsOf(String(action.card), scene.legal, view, rules), ...selectionsOf(scene.legal, view, rules)];
  const play = plays.find((choice) => isSame(choice.action, action));
  return play ? whyThis(play, (name) => narrator.term(name), language) : '';
}
