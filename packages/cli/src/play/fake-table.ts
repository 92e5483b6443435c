import { type AnyGame, type Language, seedFrom } from '@madang/engine';
import { entryOf } from '@madang/engine/internal';
import { screenOf } from '../games.ts';
import { Audience } from './audience.ts';
import type { Lines } from './line-mode.ts';
import { type Played, play } from './loop.ts';
import { narratorOf } from './narration.ts';
import type { PlayerInterface } from './player-interface.ts';
import { seatingOf } from './seating.ts';
import { Thinker } from './thinker.ts';

interface FakeTable {
  readonly game: AnyGame;
  readonly seed?: string;
  readonly rules?: unknown;
  readonly players?: number;
  readonly humans?: number;
  readonly names?: string;
  readonly memoryAid?: boolean;
  readonly level?: string;
  readonly language?: Language;
}

/** For tests: plays a match of people at this interface and bots. */
export async function playOn(stage: PlayerInterface, table: FakeTable): Promise<Played> {
  const { game, language = 'en', players: count = entryOf(game.seats, 0), humans = 1, level, names: name } = table;
  const narrator = narratorOf(game, language);
  const rules = game.configure(table.rules);
  const { players, seats, names, levels, isSlow } = await seatingOf(game, rules, {
    lang: language,
    players: String(count),
    humans: String(humans),
    ...(level === undefined ? {} : { level }),
    ...(name === undefined ? {} : { name }),
  });
  const seed = seedFrom(table.seed ?? 'spring');
  const hidesPeeks = (screenOf(game).hidesPeeks ?? false) && !table.memoryAid;
  const people = Array.from({ length: humans }, (_, seat) => seat);
  const setup = { rules, seats: count, seed };
  const thinker = new Thinker(game, setup, levels);
  const played = play({
    game,
    setup,
    players,
    seats,
    names,
    thinker,
    isSlow,
    narrator,
    audience: new Audience({ game, language, narrator, names, hidesPeeks }, people),
    stage,
  });
  return played.finally(() => thinker.close());
}

/** For tests: answers depending on what was printed since the last answer. */
export class FakeLines implements Lines {
  readonly scripted = true;
  printed = '';
  private asked = '';
  private readonly answer: (asked: string) => string | null;

  constructor(answer: (asked: string) => string | null) {
    this.answer = answer;
  }

  async read(): Promise<string | null> {
    const answer = this.answer(this.asked);
    this.asked = '';
    return answer;
  }

  write(text: string): void {
    this.printed += text;
    this.asked += text;
  }
}
