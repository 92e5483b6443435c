import {
  type AnyGame,
  type AnyHappening,
  type Choose,
  determinize,
  FastRandom,
  type Language,
  playMatch,
  type Random,
  seedFrom,
} from '@madang/engine';
import { entryOf } from '@madang/engine/internal';
import { YOU } from '@madang/narrators/language';
import { wordsOf } from '../words/index.ts';
import { narratorOf, spokenLanguage } from './narration.ts';
import { scenePage } from './page.ts';
import { type Entry, menuOf, type Scene, type Screen } from './screen.ts';
import { Viewpoint } from './viewpoint.ts';

export interface Moment {
  readonly happening: AnyHappening;
  readonly scene: Scene;
  /** The same moment in a position that the seat cannot tell from the true one. */
  readonly alike: Scene;
}

interface RandomPlay {
  readonly seats?: number;
  readonly hidesPeeks?: boolean;
  readonly random?: Random;
  readonly choose?: Choose;
}

/** For tests: the first moment that passes this test, in one of several series of scenes. */
export function momentIn(
  scenes: (seed: number) => Iterable<Moment>,
  isWanted: (moment: Moment) => boolean,
  most = Number.POSITIVE_INFINITY,
): Moment {
  for (let seed = 0; seed < 200; seed++) {
    let left = most;
    for (const moment of scenes(seed)) {
      if (isWanted(moment)) return moment;
      if (--left === 0) break;
    }
  }
  throw new Error('no moment passes the test');
}

/** For tests: the page of a scene as text, by default with the first choice selected. */
export function pageOf(
  screen: Screen,
  scene: Scene,
  selected: Entry | null = menuOf(screen, scene)[0]?.[0] ?? null,
): string {
  const keys = wordsOf(scene.language).keys.choose;
  return `${scenePage(screen, scene, selected, keys).lines(false).join('\n')}\n`;
}

/** For tests: a match of random play, as seat 0 sees it. */
export function* randomScenes(
  game: AnyGame,
  seed: string,
  language: Language,
  rules?: unknown,
  { seats = entryOf(game.seats, 0), hidesPeeks = false, random = new FastRandom(1), choose }: RandomPlay = {},
): Generator<Moment> {
  const spoken = spokenLanguage(game, language);
  const names = [
    YOU[spoken],
    ...Array.from({ length: seats - 1 }, (_, i) => wordsOf(spoken).bot + (seats > 2 ? ` ${i + 1}` : '')),
  ];
  const eyes = { game, language, narrator: narratorOf(game, language), names, seat: 0, hidesPeeks };
  const [truth, guess] = [new Viewpoint(eyes), new Viewpoint(eyes)];
  const setup = { rules: game.configure(rules), seats, seed: seedFrom(seed) };
  for (const { happenings } of playMatch(game, setup, random, choose))
    for (const happening of happenings) {
      const state = determinize(happening.state, 0, random);
      yield { happening, scene: truth.see(happening), alike: guess.see({ ...happening, state }) };
    }
}
