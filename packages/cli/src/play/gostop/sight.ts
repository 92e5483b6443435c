import type { Action, Event, Rules, Snapshot } from '@madang/engine/gostop';
import type { Scene } from '../screen.ts';
import { type GostopWords, type Spoken, spokenIn, WORDS } from './words.ts';

export type GostopScene = Scene<Snapshot, Rules, Action, Event>;

/** A scene with what the drawing functions need most. */
export interface Sight {
  readonly scene: GostopScene;
  readonly round: Snapshot;
  readonly rules: Rules;
  readonly language: Spoken;
  readonly words: GostopWords;
}

export function sightOf(scene: GostopScene): Sight {
  const language = spokenIn(scene.language);
  return {
    scene,
    round: scene.view,
    rules: scene.round.rules,
    language,
    words: WORDS[language],
  };
}

/** The other seats in the order of play, then the player's own, next to the hand. */
export function seatsFromTheTop({ scene }: Sight): readonly number[] {
  const seats = scene.names.length;
  return scene.names.map((_, i) => (scene.seat + 1 + i) % seats);
}
