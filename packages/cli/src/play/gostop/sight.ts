import type { Rules, Snapshot } from '@madang/engine/gostop';
import type { Scene } from '../screen.ts';
import { type GostopWords, type Spoken, spokenIn, WORDS } from './words.ts';

/** What this game's screen reads in a scene. */
export interface Sight {
  readonly scene: Scene;
  readonly round: Snapshot;
  readonly rules: Rules;
  readonly language: Spoken;
  readonly words: GostopWords;
}

export function sightOf(scene: Scene): Sight {
  const language = spokenIn(scene.language);
  return {
    scene,
    round: scene.view as unknown as Snapshot,
    rules: scene.round.rules as Rules,
    language,
    words: WORDS[language],
  };
}

/** The others in the order of play, then the own seat, nearest to its hand. */
export function seatsFromTheTop({ scene }: Sight): readonly number[] {
  const seats = scene.names.length;
  return scene.names.map((_, i) => (scene.seat + 1 + i) % seats);
}
