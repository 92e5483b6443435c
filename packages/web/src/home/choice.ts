import { GAME_IDS, type GameId, isGameId, LEVELS, SEATS } from '../games/names.ts';

/** How somebody wants to play a game; remembered, so that the next match is one press away. */
export interface Choice {
  readonly level: string;
  readonly seats: number;
}

interface Remembered {
  /** The game that was touched last. */
  readonly game?: string;
  readonly choices?: Readonly<Record<string, Partial<Choice>>>;
}

const KEY = 'madang.choices';

function read(): Remembered {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

function write(remembered: Remembered): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

export function lastGame(): GameId {
  const { game = '' } = read();
  return isGameId(game) ? game : GAME_IDS[0];
}

export function rememberGame(game: GameId): void {
  write({ ...read(), game });
}

export function choiceOf(game: GameId): Choice {
  const { level, seats } = read().choices?.[game] ?? {};
  return {
    level: LEVELS.find((known) => known === level) ?? 'easy',
    seats: SEATS[game].find((count) => count === seats) ?? SEATS[game][0],
  };
}

export function rememberChoice(game: GameId, choice: Choice): void {
  const { choices, ...rest } = read();
  write({ ...rest, choices: { ...choices, [game]: choice } });
}

/** The address of a new match on this device. */
export function playHref(game: GameId, { level, seats }: Choice, humans = 1): string {
  const query = new URLSearchParams({ level, seats: String(seats), new: '1' });
  if (humans !== 1) query.set('humans', String(humans));
  return `/play/${game}?${query}`;
}
