import type { AnyGame } from '../kernel/game.ts';
import type { Kibo } from '../kernel/kibo.ts';
import { KiboError } from '../kernel/read-kibo.ts';
import { replay } from '../kernel/replay.ts';
import { happeningsByRound } from '../kernel/round-log.ts';
import { playerId } from './follow-up.ts';
import { gostop, matgo } from './game.ts';
import { type MatgoEntry, matgoEntries } from './log.ts';

/** The key of the browser storage that holds logs of rounds (docs/records.md#logs-of-rounds). */
export const MATGO_STORAGE_KEY = 'kflower_game_logs';

/** One round in the house form. */
export interface MatgoLog {
  readonly round: number;
  readonly ruleset: string;
  readonly players: Readonly<Record<string, string>>;
  readonly kibo: readonly MatgoEntry[];
}

/** The record in the house form, round by round, by a replay. */
export function exportMatgoKibo(kibo: Kibo): readonly MatgoLog[] {
  const game: AnyGame | undefined = [gostop, matgo].find(({ id }) => id === kibo.game);
  if (!game) throw new KiboError('game', `is ${JSON.stringify(kibo.game)}, not gostop or matgo`);
  const players = Object.fromEntries(kibo.seats.map(({ name }, seat) => [playerId(seat), name]));
  return happeningsByRound(replay(game, kibo)).map((happenings) => {
    const { number } = happenings[0].round;
    return { round: number, ruleset: kibo.ruleset, players, kibo: matgoEntries(happenings) };
  });
}
