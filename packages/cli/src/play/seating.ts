import { basename } from 'node:path';
import type { AnyGame, Kibo, Language, SeatRecord } from '@madang/engine';
import { entryOf } from '@madang/engine/internal';
import { YOU } from '@madang/narrators/language';
import { type AnyPlayer, levelsAt, levelsOf, loadPlayer, MODEL, placeOf, playerOf, usualLevel } from '@madang/players';
import { nodeAssets } from '@madang/players/node';
import { UsageError } from '../failure.ts';
import { labFailure } from '../lab-failure.ts';
import { namesOf } from '../record-file.ts';
import { displayWidth } from '../width.ts';
import { wordsOf } from '../words/index.ts';
import { spokenLanguage } from './narration.ts';
import type { Levels } from './thinker.ts';

const LONGEST_NAME = 24;

/** People take the first seats (the first dealer is random), bots of one level the others. */
export interface Seating {
  /** By seat; null is a person. */
  readonly players: readonly (AnyPlayer | null)[];
  readonly levels: Levels;
  /** Whether the bots think long: those that need files do. */
  readonly isSlow: boolean;
  /** For the record. */
  readonly seats: readonly SeatRecord[];
  /** For the screen. */
  readonly names: readonly string[];
}

interface SeatingOptions {
  readonly players?: string;
  readonly humans?: string;
  readonly level?: string;
  readonly name?: string;
  readonly lang: Language;
}

export async function seatingOf(game: AnyGame, rules: object, options: SeatingOptions): Promise<Seating> {
  const seats = seatsOf(game, options.players);
  const lang = spokenLanguage(game, options.lang);
  const people = peopleOf(seats, { ...options, lang });
  const level = levelOf(game, options.level, levelsAt(game, placeOf(seats, rules)));
  const player = await playerAt({ game, rules, seats }, level);
  const bots = botNames(seats - people.length, lang);
  return {
    players: [...people.map(() => null), ...bots.map(() => player)],
    levels: [...people.map(() => null), ...bots.map(() => level)],
    isSlow: !playerOf(game, level),
    seats: [
      ...people.map(({ recorded }) => ({ name: recorded, kind: 'human' }) as const),
      ...bots.map((name) => ({ name, kind: 'bot', level: recordedLevel(level) }) as const),
    ],
    names: [...people.map(({ shown }) => shown), ...bots],
  };
}

/** A person in the challenger's seat, and the bots of the challenge. */
export async function challengeSeating(
  game: AnyGame,
  challenge: Kibo,
  { name, lang }: Pick<SeatingOptions, 'name' | 'lang'>,
): Promise<Seating> {
  const { seats: sitters, rules } = challenge;
  const seats = sitters.length;
  const [person] = peopleOf(seats, { lang: spokenLanguage(game, lang), ...(name === undefined ? {} : { name }) });
  if (!person) throw new Error('a challenge is for one person');
  const levels = sitters.map(({ kind, level }) => (kind === 'bot' ? levelOf(game, level, levelsOf(game)) : null));
  const isPerson = (seat: number): boolean => levels[seat] === null;
  return {
    players: await Promise.all(
      levels.map((level) => (level === null ? null : playerAt({ game, rules, seats }, level))),
    ),
    levels,
    isSlow: levels.some((level) => level !== null && !playerOf(game, level)),
    seats: sitters.map((sitter, seat) => (isPerson(seat) ? { name: person.recorded, kind: 'human' } : sitter)),
    names: namesOf(challenge).map((bot, seat) => (isPerson(seat) ? person.shown : bot)),
  };
}

async function playerAt(seating: Parameters<typeof loadPlayer>[0], level: string): Promise<AnyPlayer> {
  const player = await loadPlayer(seating, level, nodeAssets).catch((error: unknown) => {
    throw labFailure(error);
  });
  if (!player) throw new Error(`no player for level ${level} of ${seating.game.id}`);
  return player;
}

/** For scripts: every seat has a name. */
export function scriptSeating(
  game: AnyGame,
  options: Omit<SeatingOptions, 'humans'>,
): Pick<Seating, 'seats' | 'names'> {
  const seats = seatsOf(game, options.players);
  const names = peopleOf(seats, { ...options, humans: String(seats) }).map(({ recorded }) => recorded);
  return { names, seats: names.map((name) => ({ name, kind: 'human' })) };
}

function botNames(bots: number, language: Language): readonly string[] {
  const { bot } = wordsOf(language);
  return Array.from({ length: bots }, (_, i) => (bots > 1 ? `${bot} ${i + 1}` : bot));
}

interface Person {
  readonly recorded: string;
  readonly shown: string;
}

/** A single person is "you"; several people have names. */
function peopleOf(seats: number, { humans = '1', name, lang }: SeatingOptions): readonly Person[] {
  const count = Number(humans);
  if (!/^\d$/.test(humans) || count < 1 || count > seats)
    throw new UsageError(`--humans must be 1 to ${seats} at this table, not ${JSON.stringify(humans)}`);
  const given = name === undefined ? [] : count === 1 ? [name] : name.split(',').map((one) => one.trim());
  if (given.length > count || !given.every(isName))
    throw new UsageError(
      `--name must have 1 to ${LONGEST_NAME} columns of printable characters${count > 1 ? ' for each person, separated by commas' : ''}`,
    );
  if (count === 1) return [{ recorded: name ?? 'Player', shown: name ?? YOU[lang] }];
  return Array.from({ length: count }, (_, i) => {
    const called = given[i] ?? wordsOf(lang).player(i + 1);
    return { recorded: called, shown: called };
  });
}

function isName(name: string): boolean {
  return /^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(name) && name.trim() !== '' && displayWidth(name) <= LONGEST_NAME;
}

/** One of these levels, or a model. */
function levelOf(game: AnyGame, asked: string | undefined, levels: readonly string[]): string {
  if (asked === undefined) return usualLevel(game);
  if (levels.includes(asked) || asked.startsWith(MODEL)) return asked;
  throw new UsageError(
    `--level of ${game.id} is ${[...levels, `${MODEL}FILE`].join(' or ')}, not ${JSON.stringify(asked)}, at this table`,
  );
}

/** Records are passed on: they name a model, not where its file is. */
function recordedLevel(level: string): string {
  return level.startsWith(MODEL) ? `${MODEL}${basename(level, '.json')}` : level;
}

function seatsOf(game: AnyGame, asked: string | undefined): number {
  if (asked === undefined) return entryOf(game.seats, 0);
  const seats = game.seats.find((count) => String(count) === asked);
  if (seats !== undefined) return seats;
  throw new UsageError(`--players of ${game.id} is ${game.seats.join(' or ')}, not ${JSON.stringify(asked)}`);
}
