import { isRecord } from '@madang/engine/internal';
import { LabError } from '../failure.ts';
import type { Simulation } from '../simulate.ts';
import { damaged, isCount, isSeats, isText, numbersAt } from './damage.ts';
import { DELTA_FORMAT } from './delta.ts';
import { linesOf } from './lines.ts';
import { readHeader } from './read-header.ts';

/** A deal of a log: the reason of its end, the points, and the indexes of its actions in the catalogue. */
export interface LoggedRound {
  readonly reason: string;
  readonly points: readonly number[];
  readonly actions: readonly number[];
}

/** A match of a log. */
export interface LoggedMatch {
  readonly game: number;
  /** Only in a log whose hours are spread over the day. */
  readonly hour?: number;
  /** It was cut after its last round here. */
  readonly isCut: boolean;
  readonly scores: readonly number[];
  readonly rounds: readonly LoggedRound[];
  /** The file and line, for error messages. */
  readonly where: string;
  /** The share of the file that has been read, from 0 to 1. */
  readonly part: number;
}

/** A log of either mode. */
export interface Log {
  readonly file: string;
  readonly simulation: Simulation;
  matches(): Generator<LoggedMatch, void, undefined>;
}

/** A problem with the log is a LabError that names the file, the line and the field. */
export function openLog(file: string): Log {
  for (const { text } of linesOf(file)) {
    const { format, simulation } = readHeader(`${file}:1`, parsed(text, `${file}:1`));
    return { file, simulation, matches: () => matchesOf(file, format, simulation) };
  }
  throw new LabError(`${file} is empty`);
}

function* matchesOf(file: string, format: string, simulation: Simulation): Generator<LoggedMatch, void, undefined> {
  for (const { text, number, part } of linesOf(file)) {
    if (number === 1 || text === '') continue;
    const where = `${file}:${number}`;
    const line = parsed(text, where);
    if (!isRecord(line)) throw damaged(where, '', 'expected a match', line);
    const match = readMatch(where, line, format === DELTA_FORMAT ? DELTA : COMPACT, simulation);
    yield { ...match, where, part };
  }
}

/** The field names of a match in one log mode. */
interface Keys {
  readonly game: string;
  readonly hour: string;
  readonly scores: string;
  readonly winners: string;
  readonly rounds: string;
  readonly reason: string;
  readonly points: string;
  readonly actions: (where: string, place: string, round: Readonly<Record<string, unknown>>) => readonly number[];
}

const COMPACT: Keys = {
  ...{ game: 'game', hour: 'hour', scores: 'scores', winners: 'winners', rounds: 'rounds' },
  ...{ reason: 'reason', points: 'points' },
  actions: (where, place, { actions }) =>
    numbersAt(where, `${place}.actions`, actions, isCount, 'whole numbers, 0 or more'),
};

const DELTA: Keys = {
  ...{ game: 'g', hour: 'h', scores: 's', winners: 'w', rounds: 'r', reason: 'e', points: 'p' },
  actions: (where, place, { t }) => {
    if (!Array.isArray(t)) throw damaged(where, `${place}.t`, 'expected the list of steps', t);
    // The dealer's steps have no index; a replay repeats them by itself.
    return t.map((step: unknown, i) => stepIndex(where, `${place}.t[${i}]`, step)).filter((index) => index >= 0);
  },
};

function stepIndex(where: string, place: string, step: unknown): number {
  if (!isRecord(step)) throw damaged(where, place, 'expected a step', step);
  const { s, i } = step;
  if (!Number.isInteger(s) || Number(s) < -1) throw damaged(where, `${place}.s`, 'expected a seat, or −1', s);
  if (!Number.isInteger(i) || Number(i) < -1)
    throw damaged(where, `${place}.i`, 'expected a whole number, −1 or more', i);
  return Number(i);
}

type Read = Pick<LoggedMatch, 'game' | 'hour' | 'isCut' | 'scores' | 'rounds'>;

function readMatch(where: string, line: Readonly<Record<string, unknown>>, keys: Keys, simulation: Simulation): Read {
  const { [keys.game]: game, [keys.hour]: hour, [keys.rounds]: rounds, [keys.winners]: winners, cut = false } = line;
  if (!isCount(game)) throw damaged(where, keys.game, 'expected the number of the match', game);
  const isHour = isCount(hour) && hour < 24;
  if (simulation.hour === 'spread' && !isHour) throw damaged(where, keys.hour, 'expected an hour from 0 to 23', hour);
  if (typeof cut !== 'boolean') throw damaged(where, 'cut', 'expected true', cut);
  const scores = perSeat(where, keys.scores, line[keys.scores], simulation);
  if (!isSeats(winners, simulation.seats)) throw damaged(where, keys.winners, 'expected a list of seats', winners);
  if (!Array.isArray(rounds) || rounds.length === 0)
    throw damaged(where, keys.rounds, 'expected the list of its deals', rounds);
  const read = rounds.map((round: unknown, i) => readRound(where, `${keys.rounds}[${i}]`, round, keys, simulation));
  return { game, isCut: cut, scores, rounds: read, ...(isHour && simulation.hour === 'spread' ? { hour } : {}) };
}

function readRound(where: string, place: string, round: unknown, keys: Keys, simulation: Simulation): LoggedRound {
  if (!isRecord(round)) throw damaged(where, place, 'expected a deal', round);
  const { [keys.reason]: reason, [keys.points]: points } = round;
  if (!isText(reason)) throw damaged(where, `${place}.${keys.reason}`, 'expected the reason of its end', reason);
  return {
    reason,
    points: perSeat(where, `${place}.${keys.points}`, points, simulation),
    actions: keys.actions(where, place, round),
  };
}

function perSeat(where: string, place: string, value: unknown, { seats }: Simulation): readonly number[] {
  const numbers = numbersAt(where, place, value, Number.isFinite, 'numbers');
  if (numbers.length !== seats) throw damaged(where, place, `expected ${seats} numbers, one for each seat`, value);
  return numbers;
}

function parsed(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LabError(`${where}: not JSON, or cut off`);
  }
}
