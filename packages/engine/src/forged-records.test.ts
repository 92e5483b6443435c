import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findGame } from './games.ts';
import { isRecord } from './kernel/json.ts';
import { digest, type Kibo, withChecksum } from './kernel/kibo.ts';
import { KiboError, readKibo } from './kernel/read-kibo.ts';
import { verify } from './kernel/replay.ts';

// Whoever changes a record can compute its sums again. So each value of a record of every game is changed, taken away or
// added to, sealed again, and must be refused with its place: what a record says and can be checked is checked.
const RECORDS = [
  ['0.2.0', 'koikoi-seed-2-rematch-resigned'],
  ['0.2.0', 'gostop-kr-gostop-core-v1-3'],
  ['0.1.0', 'matgo-kr-gostop-core-v1-2'],
  ['0.2.0', 'matgo-kr-matgo-house-v1-2-rematch-resigned'],
  ['0.2.0', 'tysiac-polish-4'],
  ['0.2.0', 'check-strict-2'],
] as const;

type Path = readonly (string | number)[];

interface Forgery {
  readonly name: string;
  readonly path: Path;
  readonly forge: (holder: Record<string | number, unknown>, key: string | number) => void;
}

function original(file: string, version: string): Kibo {
  return readKibo(readFileSync(new URL(`../records/${version}/${file}.kibo`, import.meta.url), 'utf8'));
}

/** Of a list the first and the last entry. */
function some(list: readonly unknown[]): readonly number[] {
  return [...new Set([0, list.length - 1])].filter((i) => i >= 0);
}

function* forgeries(value: unknown, path: Path = []): Generator<Forgery> {
  const at = path.length === 0 ? 'the record' : path.join('.');
  if (path.length > 0) {
    yield { name: `${at} changed`, path, forge: (holder, key) => (holder[key] = changed(value)) };
    if (typeof path.at(-1) === 'string')
      yield { name: `${at} taken away`, path, forge: (holder, key) => delete holder[key] };
  }
  if (Array.isArray(value)) {
    const more = value.at(-1) ?? 0;
    yield { name: `${at} longer`, path, forge: (holder, key) => (holder[key] = [...value, more]) };
    if (value.length > 0)
      yield { name: `${at} shorter`, path, forge: (holder, key) => (holder[key] = value.slice(0, -1)) };
    for (const i of some(value)) yield* forgeries(value[i], [...path, i]);
  } else if (isRecord(value)) {
    yield { name: `${at} with more`, path: [...path, 'more'], forge: (holder, key) => (holder[key] = 1) };
    for (const [name, each] of Object.entries(value)) yield* forgeries(each, [...path, name]);
  }
}

function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return /^[0-9a-f]{8,}$/.test(value) ? otherHex(value) : `${value}x`;
  return value === null ? { points: [1, 0] } : null;
}

function otherHex(text: string): string {
  return (text[0] === '0' ? '1' : '0') + text.slice(1);
}

function forged(kibo: Kibo, { path, forge }: Forgery): string {
  const copy = JSON.parse(JSON.stringify(kibo));
  const holder = path.slice(0, -1).reduce((place, step) => place[step], copy);
  forge(holder, path[path.length - 1]);
  if (path[0] === 'checksum') return JSON.stringify(copy);
  if (path[0] === 'rules' && copy.rules) copy.rulesHash = digest(copy.rules);
  const { checksum: _, ...rest } = copy;
  return JSON.stringify(withChecksum(rest));
}

/** How the record is refused; null when it is not. Anything but a KiboError is a fault of the reader. */
function refusalOf(text: string): string | null {
  try {
    const kibo = readKibo(text);
    const game = findGame(kibo.game);
    if (!game) throw new KiboError('game', 'there is none');
    verify(game, kibo);
    return null;
  } catch (error) {
    if (error instanceof KiboError) return error.message;
    throw error;
  }
}

/**
 * What only those who were there know: who sat where, when it was, who stood in, what was inherited where it could as well
 * have been drawn, the hour where no rule asks for it, and an option that made no difference to this match.
 */
const CANNOT_BE_CHECKED = [
  /^seats\.\d\.name changed$/,
  /\.actions\.\d+\.(at changed|at taken away|by taken away)$/,
  /^inputs\.carry(\.\w+)? taken away$/,
  /^rules\.(?!ruleset|revision)\S+ changed$/,
];
const HOUR = /^inputs\.hour (changed|taken away)$/;

it.each(RECORDS)('%s %s: whatever is changed in it is refused', (version, file) => {
  const kibo = original(file, version);
  const asksForTheHour = kibo.game === 'gostop' || kibo.game === 'matgo';
  const unknowable = asksForTheHour ? CANNOT_BE_CHECKED : [...CANNOT_BE_CHECKED, HOUR];
  const tried = [...forgeries(kibo)].filter(({ name }) => !unknowable.some((pattern) => pattern.test(name)));
  const accepted = tried.filter((forgery) => refusalOf(forged(kibo, forgery)) === null);
  expect(accepted.map(({ name }) => name)).toEqual([]);
  expect(tried.length).toBeGreaterThan(150);
});
