import { isClientSeed } from './fairness.ts';
import { harmless } from './harmless.ts';
import { isRecord } from './json.ts';
import { checksumOf, digest, KIBO_FORMAT, type Kibo } from './kibo.ts';

/** A record that is not valid, and the place of the error. The message is safe to print. */
export class KiboError extends Error {
  readonly place: string;
  readonly kind: KiboErrorKind;

  constructor(place: string, problem: string, kind: KiboErrorKind = 'malformed') {
    super(harmless(`${place}: ${problem}`));
    this.name = 'KiboError';
    this.place = harmless(place);
    this.kind = kind;
  }
}

/** A wrong form; a value that differs from the replay; an action that is refused, or is not one. */
type KiboErrorKind = 'malformed' | 'differs' | 'refused' | 'not an action';

/** A record from its text. Only its form and its checksums are checked; `replay` checks the rest. */
export function readKibo(text: string): Kibo {
  let kibo: unknown;
  try {
    kibo = JSON.parse(text);
  } catch (error) {
    throw new KiboError('file', `not JSON, or cut off (${error instanceof Error ? error.message : error})`);
  }
  if (depthOf(kibo) > DEEPEST) throw new KiboError('file', 'is nested too deeply to be a record');
  mustBeKibo(kibo);
  if (digest(kibo.rules) !== kibo.rulesHash) throw new KiboError('rulesHash', 'does not fit the rules', 'differs');
  if (checksumOf(kibo) !== kibo.checksum)
    throw new KiboError('checksum', 'does not fit the record: it was changed', 'differs');
  return kibo;
}

const DEEPEST = 32;

/** How deeply a value is nested, up to the limit, without recursion. */
function depthOf(json: unknown): number {
  let level = [json];
  for (let depth = 0; ; depth++) {
    const next = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    if (next.length === 0 || depth > DEEPEST) return depth;
    level = next;
  }
}

type Check = (value: unknown, place: string) => void;

function fail(place: string, expected: string, value: unknown): never {
  throw new KiboError(place, value === undefined ? `missing, expected ${expected}` : `expected ${expected}`);
}

const string: Check = (value, place) => {
  if (typeof value !== 'string') fail(place, 'a text', value);
};
const clientSeed: Check = (value, place) => {
  if (!isClientSeed(value)) fail(place, '1 to 64 printable characters', value);
};
const integer: Check = (value, place) => {
  if (!Number.isSafeInteger(value)) fail(place, 'a whole number', value);
};
const positive: Check = (value, place) => {
  if (!Number.isSafeInteger(value) || Number(value) < 1) fail(place, 'a whole number from 1', value);
};
const boolean: Check = (value, place) => {
  if (typeof value !== 'boolean') fail(place, 'true or false', value);
};
const time: Check = (value, place) => {
  if (!Number.isSafeInteger(value) || Number(value) < 0) fail(place, 'a time in milliseconds', value);
};
const hex =
  (digits: number): Check =>
  (value, place) => {
    if (typeof value !== 'string' || !new RegExp(`^[0-9a-f]{${digits}}$`).test(value))
      fail(place, `${digits} hexadecimal digits`, value);
  };
const exactly =
  (wanted: string): Check =>
  (value, place) => {
    if (value !== wanted) fail(place, JSON.stringify(wanted), value);
  };
const anyOf =
  (...wanted: readonly string[]): Check =>
  (value, place) => {
    if (typeof value !== 'string' || !wanted.includes(value)) fail(place, `one of ${wanted.join(', ')}`, value);
  };
const optional =
  (check: Check): Check =>
  (value, place) => {
    if (value !== undefined) check(value, place);
  };
const nullable =
  (check: Check): Check =>
  (value, place) => {
    if (value !== null) check(value, place);
  };
const record: Check = (value, place) => {
  if (!isRecord(value)) fail(place, 'an object', value);
};
const listOf =
  (check: Check): Check =>
  (value, place) => {
    if (!Array.isArray(value)) fail(place, 'a list', value);
    value.forEach((item, i) => {
      check(item, `${place}[${i}]`);
    });
  };
/** A game may add fields to an outcome; they are compared when the record is replayed. */
const atLeast =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, place) => {
    if (!isRecord(value)) fail(place, 'an object', value);
    for (const [name, check] of Object.entries(checks)) check(value[name], within(place, name));
  };
const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, place) => {
    atLeast(checks)(value, place);
    const unknown = Object.keys(value as object).find((name) => !Object.hasOwn(checks, name));
    if (unknown !== undefined) throw new KiboError(within(place, unknown.slice(0, 40)), 'is not a field of a record');
  };

function within(place: string, name: string): string {
  return place === '' ? name : `${place}.${name}`;
}

const outcome = atLeast({
  reason: string,
  winners: listOf(integer),
  points: listOf(integer),
  claims: listOf(
    atLeast({
      seat: integer,
      from: nullable(integer),
      items: listOf(atLeast({ name: string, points: integer })),
      factors: listOf(atLeast({ name: string, factor: integer })),
      total: integer,
      paid: optional(integer),
    }),
  ),
  void: optional(boolean),
});

const seatFields = fields({ name: string, kind: anyOf('human', 'bot', 'external'), level: optional(string) });
const seat: Check = (value, place) => {
  seatFields(value, place);
  if (isRecord(value) && value.kind !== 'bot' && value.level !== undefined)
    throw new KiboError(`${place}.level`, 'is only for bots');
};

const form = fields({
  format: exactly(KIBO_FORMAT),
  game: string,
  engine: string,
  ruleset: string,
  rules: record,
  rulesHash: hex(64),
  seats: listOf(seat),
  seed: hex(64),
  commitment: hex(64),
  clientSeeds: listOf(clientSeed),
  inputs: record,
  opening: record,
  rounds: listOf(
    fields({
      number: integer,
      deck: listOf(string),
      hash: hex(8),
      actions: listOf(
        fields({
          n: integer,
          seat: integer,
          action: record,
          hash: hex(8),
          at: optional(time),
          by: optional(anyOf('clock', 'bot')),
        }),
      ),
      outcome: nullable(outcome),
    }),
  ),
  scores: listOf(integer),
  result: nullable(fields({ winners: listOf(integer), reason: string })),
  takenBack: optional(positive),
  checksum: hex(64),
});

function mustBeKibo(json: unknown): asserts json is Kibo {
  if (!isRecord(json)) throw new KiboError('file', 'expected an object');
  form(json, '');
}
