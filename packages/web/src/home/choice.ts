import type { Language } from '@madang/narrators/language';
import { isObject, keep, readKept } from '../app/kept.ts';
import { entryOf, GAME_IDS, isGame, levelNear, seatsOf } from '../games/list.ts';
import type { Rules } from '../play/told.ts';

/** The options chosen for a game, remembered for the next match. */
export interface Choice {
  readonly level: string;
  readonly seats: number;
  /** At a table with other people. */
  readonly clock: ClockName;
  /** What differs from the default rules. */
  readonly rules: Rules;
}

/** Time for each action and a time bank, in milliseconds, as the server expects them. */
export const CLOCKS = {
  off: null,
  quick: { per_action: 15_000, bank: 60_000 },
  usual: { per_action: 30_000, bank: 120_000 },
  calm: { per_action: 60_000, bank: 300_000 },
} as const;
export type ClockName = keyof typeof CLOCKS;
/** Among strangers there is always a clock. */
export function seekClock({ clock }: Pick<Choice, 'clock'>): Exclude<ClockName, 'off'> {
  return clock === 'off' ? 'usual' : clock;
}
export const CLOCK_NAMES = Object.keys(CLOCKS) as readonly ClockName[];

interface Remembered {
  /** The game that was chosen last. */
  readonly game?: string;
  readonly choices?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const KEY = 'madang.choices';

function read(): Remembered {
  return readKept(KEY, remembered) ?? {};
}

function remembered(kept: unknown): Remembered | null {
  if (!isObject(kept)) return null;
  const { game, choices } = kept;
  const known = Object.entries(isObject(choices) ? choices : {}).flatMap(([id, choice]) =>
    isObject(choice) ? [[id, choice] as const] : [],
  );
  return { ...(typeof game === 'string' ? { game } : {}), choices: Object.fromEntries(known) };
}

export function lastGame(): string {
  const { game = '' } = read();
  return isGame(game) ? game : GAME_IDS[0];
}

export function rememberGame(game: string): void {
  keep(KEY, { ...read(), game });
}

/** What was chosen last; at first the rules that readers of the language know. */
export function choiceOf(game: string, language: Language): Choice {
  const kept = read().choices?.[game] ?? {};
  const seats = seatsOf(game).find((count) => count === kept.seats) ?? seatsOf(game)[0];
  const rules = isObject(kept.rules) ? (kept.rules as Rules) : (entryOf(game)?.firstRules?.[language] ?? {});
  return {
    level: levelNear(game, kept.level, { seats, rules }),
    seats,
    clock: CLOCK_NAMES.find((known) => known === kept.clock) ?? 'off',
    rules,
  };
}

export function rememberChoice(game: string, choice: Choice): void {
  const { choices, ...rest } = read();
  keep(KEY, { ...rest, choices: { ...choices, [game]: choice } });
}

/** The address of a new match on this device. */
export function playHref(game: string, choice: Pick<Choice, 'level' | 'seats' | 'rules'>, humans = 1): string {
  const { level, seats, rules } = choice;
  const query = new URLSearchParams({ level, seats: String(seats), new: '1' });
  if (Object.keys(rules).length > 0) query.set('rules', JSON.stringify(rules));
  if (humans !== 1) query.set('humans', String(humans));
  return `/play/${game}?${query}`;
}
