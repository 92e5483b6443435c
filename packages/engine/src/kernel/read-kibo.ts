import { isClientSeed } from './fairness.ts';
import { isRecord } from './json.ts';
import { checksumOf, digest, KIBO_FORMAT, type Kibo } from './kibo.ts';

/** A record that cannot be what it says, and the place where that shows. */
export class KiboError extends Error {
  readonly place: string;

  constructor(place: string, problem: string) {
    super(`${place}: ${problem}`);
    this.name = 'KiboError';
    this.place = place;
  }
}

/** A record from its text. Only its form and its sums are looked at; whether it replays is `replay`'s to say. */
export function readKibo(text: string): Kibo {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new KiboError('file', `not JSON, or cut off (${error instanceof Error ? error.message : error})`);
  }
  if (depthOf(json) > DEEPEST) throw new KiboError('file', 'is nested too deeply to be a record');
  const kibo = checkForm(json);
  if (digest(kibo.rules) !== kibo.rulesHash) throw new KiboError('rulesHash', 'does not fit the rules');
  if (checksumOf(kibo) !== kibo.checksum) throw new KiboError('checksum', 'does not fit the record: it was changed');
  return kibo;
}

const DEEPEST = 32;

/** How deeply a value is nested, without recursion, as far as it matters. */
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
const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, place) => {
    if (!isRecord(value)) fail(place, 'an object', value);
    for (const [name, check] of Object.entries(checks)) check(value[name], place === '' ? name : `${place}.${name}`);
  };

const outcome = fields({
  reason: string,
  winners: listOf(integer),
  points: listOf(integer),
  claims: listOf(
    fields({
      seat: integer,
      from: nullable(integer),
      items: listOf(fields({ name: string, points: integer })),
      factors: listOf(fields({ name: string, factor: integer })),
      total: integer,
      paid: optional(integer),
    }),
  ),
});

const form = fields({
  format: exactly(KIBO_FORMAT),
  game: string,
  engine: string,
  ruleset: string,
  rules: record,
  rulesHash: hex(64),
  seats: listOf(fields({ name: string, kind: anyOf('human', 'bot', 'external'), level: optional(string) })),
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
          at: optional(integer),
          by: optional(string),
        }),
      ),
      outcome: nullable(outcome),
    }),
  ),
  scores: listOf(integer),
  result: nullable(fields({ winners: listOf(integer), reason: string })),
  checksum: hex(64),
});

function checkForm(json: unknown): Kibo {
  if (!isRecord(json)) throw new KiboError('file', 'expected an object');
  form(json, '');
  return json as unknown as Kibo;
}
