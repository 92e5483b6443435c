import { isSame } from '../../play/same-action.ts';
import type { Written } from '../../play/told.ts';
import { whyThis } from '../flower/why.ts';
import { playsOf, targetChoices } from './choices.ts';
import type { BoardProps } from './props.ts';
import { roundOf } from './view.ts';
import { gostopWords } from './words/index.ts';

/** The reason for an action, in a sentence. */
export function why(action: Written, { scene, narrator, language }: BoardProps): string {
  const words = gostopWords[language];
  const view = scene.view;
  const rules = scene.rules;
  switch (action.type) {
    case 'PLAY_HAND_CARD':
    case 'CHOOSE_CAPTURE_TARGET': {
      const plays = [
        ...playsOf(String(action.cardId), scene.legal, view, rules),
        ...targetChoices(scene.legal, view, rules),
      ];
      const play = plays.find((choice) => isSame(choice.action, action));
      return play ? whyThis(play, (name) => narrator.term(name), language) : '';
    }
    case 'DECLARE_GO':
      return words.goNote(rules.goBonus);
    case 'DECLARE_STOP':
      return words.stopNote;
    case 'DECLARE_SHAKE':
      return words.shakeNote(rules.shakeFactor);
    case 'DECLARE_BOMB':
      return words.bombNote(rules.bombFactor);
    case 'DECLARE_KUNG':
      return words.kungNote;
    case 'DECLARE_PRESIDENT':
      return action.playOn === true ? words.presidentPlayNote(rules.heldPresidentFactor) : words.presidentEndNote;
    case 'CHOOSE_GUKJIN':
      return words.thenScore(roundOf(view, rules).score(view.turn.asked, action.as === 'ssangpi'));
    default:
      return '';
  }
}
