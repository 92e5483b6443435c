import { type AnyGame, type Language, type Seat, type SeatRecord, YOU } from '@madang/engine';
import { type AnyPlayer, levelsOf, playerOf } from '@madang/players';
import { UsageError } from '../failure.ts';
import { displayWidth } from '../width.ts';
import { wordsOf } from '../words/index.ts';

/** The person's place; who deals first is chance anyway. */
export const HUMAN: Seat = 0;
const LONGEST_NAME = 24;

/** Who sits where: the person, and bots of one level in the other seats. */
export interface Seating {
  /** By seat; null is the person. */
  readonly players: readonly (AnyPlayer | null)[];
  /** What the record says. */
  readonly seats: readonly SeatRecord[];
  /** What the screen says. */
  readonly names: readonly string[];
}

export interface SeatingOptions {
  readonly players?: string;
  readonly level?: string;
  readonly name?: string;
  readonly lang: Language;
}

export function seatingOf(game: AnyGame, options: SeatingOptions): Seating {
  const { name, lang } = options;
  if (name !== undefined && !isName(name))
    throw new UsageError(`--name has 1 to ${LONGEST_NAME} columns of printable characters`);
  const level = levelOf(game, options.level);
  const player = playerOf(game, level);
  if (!player) throw new Error(`${game.id} offers a level ${level} that nobody plays`);
  const bots = seatsOf(game, options.players) - 1;
  const bot = (i: number): string => wordsOf(lang).bot + (bots > 1 ? ` ${i + 1}` : '');
  const botNames = Array.from({ length: bots }, (_, i) => bot(i));
  return {
    players: [null, ...botNames.map(() => player)],
    seats: [
      { name: name ?? 'Player', kind: 'human' },
      ...botNames.map((botName) => ({ name: botName, kind: 'bot', level }) as const),
    ],
    names: [name ?? YOU[lang], ...botNames],
  };
}

function isName(name: string): boolean {
  return /^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(name) && name.trim() !== '' && displayWidth(name) <= LONGEST_NAME;
}

/** The one asked for; else the strongest that is quick. */
function levelOf(game: AnyGame, asked: string | undefined): string {
  const levels = levelsOf(game);
  if (asked === undefined) return levels.includes('easy') ? 'easy' : levels[0];
  if (levels.includes(asked)) return asked;
  throw new UsageError(`--level of ${game.id} is ${levels.join(' or ')}, not ${JSON.stringify(asked)}`);
}

function seatsOf(game: AnyGame, asked: string | undefined): number {
  if (asked === undefined) return game.seats[0];
  const seats = game.seats.find((count) => String(count) === asked);
  if (seats !== undefined) return seats;
  throw new UsageError(`--players of ${game.id} is ${game.seats.join(' or ')}, not ${JSON.stringify(asked)}`);
}
