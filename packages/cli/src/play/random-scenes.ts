import {
  type AnyGame,
  type AnyHappening,
  determinize,
  FastRandom,
  type Language,
  playMatch,
  seedFrom,
  YOU,
} from '@madang/engine';
import { wordsOf } from '../words/index.ts';
import { narratorOf } from './narration.ts';
import type { Scene } from './screen.ts';
import { Viewpoint } from './viewpoint.ts';

export interface Moment {
  readonly happening: AnyHappening;
  readonly scene: Scene;
  /** The same moment in a world that the seat cannot tell from the true one. */
  readonly alike: Scene;
}

/** For tests: a match of random play, as seat 0 sees it. */
export function* randomScenes(game: AnyGame, seed: string, language: Language, rules?: unknown): Generator<Moment> {
  const seats = game.seats[0];
  const names = [YOU[language], ...Array.from({ length: seats - 1 }, () => wordsOf(language).bot)];
  const eyes = { game, language, narrator: narratorOf(game, language), names, seat: 0 };
  const [truth, guess] = [new Viewpoint(eyes), new Viewpoint(eyes)];
  const random = new FastRandom(1);
  const setup = { rules: game.configure(rules), seats, seed: seedFrom(seed) };
  for (const { happenings } of playMatch(game, setup, random))
    for (const happening of happenings) {
      const state = determinize(happening.state, 0, random);
      yield { happening, scene: truth.see(happening), alike: guess.see({ ...happening, state }) };
    }
}
