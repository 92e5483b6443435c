import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { canonical } from '@madang/engine/internal';
import type { Entry } from '../table/log.ts';
import type { EntryRow, ListedRow } from './rows.ts';

// The log of a finished match as the archive keeps it. Actions are written column by column, because what is alike then lies
// side by side, and compressed. Everything comes back as it was but the ids of commands, which only a running match needs.

/** How much is kept of a table in the archive. */
export interface Packed {
  /** How many entries the log has. */
  readonly n: number;
  /** Its card and its summary. */
  readonly head: Uint8Array;
  readonly log: Uint8Array;
}

/** A log, column by column. The first entry that is an action has the first value of each column, and so on. */
interface Columns {
  readonly first: number;
  /** When the first entry was written, and how many milliseconds after the one before it each later one. */
  readonly at: readonly number[];
  /** Entries that are not written in columns, by their place. */
  readonly others: readonly (readonly [place: number, entry: Entry])[];
  readonly actions: readonly unknown[];
  /** Which of `actions` was played. */
  readonly action: readonly number[];
  readonly seat: readonly number[];
  readonly by: readonly (string | null)[];
  readonly bank: readonly (number | null)[];
  /** Eight digits each. */
  readonly hash: string;
  readonly dealt: readonly (readonly [place: number, hash: string])[];
}

type Acted = Extract<Entry, { type: 'acted' }>;

const compress = promisify(brotliCompress);
/** A higher quality takes ten times as long for a hundredth less. */
const QUALITY = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** Packs a table whose match is over. Rejects when it would not come back as it was. */
export async function pack(listed: ListedRow, entries: readonly EntryRow[]): Promise<Packed> {
  const text = JSON.stringify(columnsOf(entries));
  const back = rowsOf(JSON.parse(text));
  if (!entries.every((row, place) => isSame(row, back[place]))) throw new Error('a log cannot be packed');
  const [head, log] = await Promise.all([
    compress(JSON.stringify([listed.card, listed.summary]), QUALITY),
    compress(text, QUALITY),
  ]);
  return { n: entries.at(-1)?.n ?? 0, head, log };
}

export function unpackHead(head: Uint8Array): ListedRow {
  const [card, summary] = JSON.parse(brotliDecompressSync(head).toString()) as [string, string];
  return { card, summary };
}

export function unpackLog(log: Uint8Array): readonly EntryRow[] {
  return rowsOf(JSON.parse(brotliDecompressSync(log).toString()) as Columns);
}

function columnsOf(rows: readonly EntryRow[]): Columns {
  const entries = rows.map(({ entry }): Entry => JSON.parse(entry));
  const columned = entries.flatMap((entry, place) => (isColumned(entry) ? [{ place, ...entry }] : []));
  const actions = new Map<string, number>();
  const action = columned.map((acted) => {
    const text = JSON.stringify(acted.action);
    const known = actions.get(text) ?? actions.size;
    actions.set(text, known);
    return known;
  });
  return {
    first: rows[0]?.n ?? 1,
    at: rows.map(({ at }, place) => at - (rows[place - 1]?.at ?? 0)),
    others: entries.flatMap((entry, place) => (isColumned(entry) ? [] : [[place, entry] as const])),
    actions: Array.from(actions.keys(), (text) => JSON.parse(text)),
    action,
    seat: columned.map(({ seat }) => seat),
    by: columned.map(({ by }) => by),
    bank: columned.map(({ bank }) => bank),
    hash: columned.map(({ hash }) => hash).join(''),
    dealt: columned.flatMap(({ dealt, place }) => (dealt === undefined ? [] : [[place, dealt] as const])),
  };
}

const HASH_DIGITS = 8;
const COLUMNED = new Set(['type', 'seat', 'action', 'by', 'commandId', 'hash', 'dealt', 'bank']);

/** Whether an entry is an action with nothing but what has a column: what other versions add is kept as it is. */
function isColumned(entry: Entry): entry is Acted {
  return (
    entry.type === 'acted' && entry.hash.length === HASH_DIGITS && Object.keys(entry).every((key) => COLUMNED.has(key))
  );
}

function rowsOf(columns: Columns): readonly EntryRow[] {
  const others = new Map(columns.others);
  const dealt = new Map(columns.dealt);
  let at = 0;
  let acted = 0;
  return columns.at.map((later, place) => {
    at += later;
    const entry = others.get(place) ?? actedAt(columns, acted++, dealt.get(place));
    return { n: columns.first + place, at, entry: JSON.stringify(entry) };
  });
}

function actedAt({ actions, action, seat, by, bank, hash }: Columns, i: number, dealt: string | undefined): unknown {
  return {
    type: 'acted',
    seat: seat[i],
    action: actions[action[i] ?? -1],
    by: by[i],
    commandId: null,
    hash: hash.slice(HASH_DIGITS * i, HASH_DIGITS * (i + 1)),
    ...(dealt === undefined ? {} : { dealt }),
    bank: bank[i],
  };
}

function isSame(row: EntryRow, back: EntryRow | undefined): boolean {
  if (row.n !== back?.n || row.at !== back.at) return false;
  const entry: Entry = JSON.parse(row.entry);
  const kept = entry.type === 'acted' && isColumned(entry) ? { ...entry, commandId: null } : entry;
  return canonical(kept) === canonical(JSON.parse(back.entry));
}
