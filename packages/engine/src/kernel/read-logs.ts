import { isRecord } from './json.ts';
import type { Kibo } from './kibo.ts';
import { KiboError, readKibo } from './read-kibo.ts';
import type { RoundLog } from './round-log.ts';

/** A file that can be replayed: the record of a match, or logs of rounds. */
export type RecordText =
  | { readonly kind: 'kibo'; readonly kibo: Kibo }
  | { readonly kind: 'logs'; readonly logs: readonly RoundLog[] };

/** Checks only the form; a KiboError says where it is wrong. */
export function readRecordText(text: string): RecordText {
  // Logs are a list, a record is an object: so a long record is parsed only once.
  if (!text.trimStart().startsWith('[')) return { kind: 'kibo', kibo: readKibo(text) };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new KiboError('file', `not JSON, or cut off (${error instanceof Error ? error.message : error})`);
  }
  if (!Array.isArray(json) || json.length === 0) throw new KiboError('file', 'has no round');
  return { kind: 'logs', logs: json.map(logFrom) };
}

const DEEPEST = 16;

function logFrom(json: unknown, i: number): RoundLog {
  mustBeLog(json, `[${i}]`);
  // The rulebook's form has no ids: then all rounds belong to one match.
  const id = isText(json.id) ? json.id : `log-${i + 1}`;
  return { ...json, id, at: Number(json.at ?? 0) };
}

/** Ids and times are optional: see `logFrom`. */
type WrittenLog = Omit<RoundLog, 'id' | 'at'> & { readonly id?: unknown; readonly at?: unknown };

function mustBeLog(json: unknown, place: string): asserts json is WrittenLog {
  if (!isRecord(json)) throw new KiboError(place, 'expected the log of a round');
  if (isDeeper(json, DEEPEST)) throw new KiboError(place, 'is nested too deeply to be a log');
  const expect = (isRight: boolean, field: string, expected: string) => {
    if (!isRight) throw new KiboError(`${place}.${field}`, `expected ${expected}`);
  };
  const { round, ruleset, players, kibo, seats, game, rules, commitment } = json;
  expect(Number.isSafeInteger(round) && Number(round) > 0, 'round', 'a whole number from 1');
  expect(typeof ruleset === 'string', 'ruleset', 'a text');
  expect(isRecord(players) && Object.values(players).every(isText), 'players', 'names by player');
  expect(Array.isArray(kibo) && kibo.length > 0 && kibo.every(isEntry), 'kibo', 'a list of entries');
  expect(game === undefined || isText(game), 'game', 'a text');
  expect(rules === undefined || isRecord(rules), 'rules', 'an object');
  expect(commitment === undefined || isText(commitment), 'commitment', 'a text');
  expect(seats === undefined || (Array.isArray(seats) && seats.every(isSeat)), 'seats', 'a list with names and kinds');
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isEntry = (value: unknown): boolean => isRecord(value) && isText(value.type);
const KINDS: readonly unknown[] = ['human', 'bot', 'external'];
const isSeat = (value: unknown): boolean => isRecord(value) && isText(value.name) && KINDS.includes(value.kind);

function isDeeper(json: unknown, most: number): boolean {
  let level = [json];
  for (let depth = 0; depth <= most; depth++) {
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    if (level.length === 0) return false;
  }
  return true;
}
