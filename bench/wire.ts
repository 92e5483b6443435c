import { constants, createDeflateRaw } from 'node:zlib';
import { type AnyGame, GAMES } from '@madang/engine';
import { plainWireOf, sealAll, wireOf } from '../packages/server/src/protocol/index.ts';
import { asDeltas, shownBy } from '../packages/server/src/protocol/plain/deltas.ts';
import { randomTurns } from '../packages/server/src/protocol/testing/tables.ts';
import type { Body } from '../packages/server/src/protocol/wire.ts';
import { COMPRESSION } from '../packages/server/src/socket/compression.ts';
import { writeSection } from './results-file.ts';

interface WireBenchOptions {
  /** Matches of each game. */
  readonly matches: number;
  readonly write: boolean;
  tell(line: string): void;
}

/** What one seat is sent in a match: the events as texts, in each form. */
interface Sent {
  readonly own: string[];
  readonly whole: string[];
  readonly deltas: string[];
}

interface Row {
  readonly game: AnyGame;
  readonly actions: number;
  /** Bytes of the socket, for one action and one player. */
  readonly bytes: Readonly<Record<'own' | 'whole' | 'deltas' | 'compressed' | 'wholeCompressed', number>>;
}

/** Moves come this far apart, in milliseconds; matches begin at a fixed time, so that every run counts the same. */
const PACE = 1500;
const BEGUN = 1_780_000_000_000;

/** Counts what the socket carries in random matches of each game. The same at every run. */
export async function benchWire({ matches, write, tell }: WireBenchOptions): Promise<void> {
  const rows: Row[] = [];
  for (const game of GAMES) {
    tell(`${matches} matches of ${game.id}`);
    rows.push(await measured(game, matches));
  }
  const text = report(rows, matches);
  process.stdout.write(text);
  if (write) writeSection('wire', text);
}

async function measured(game: AnyGame, matches: number): Promise<Row> {
  const seats = game.seats[0] ?? 2;
  const totals = { own: 0, whole: 0, deltas: 0, compressed: 0, wholeCompressed: 0 };
  let actions = 0;
  for (let number = 0; number < matches; number++) {
    const played = playedMatch(game, seats, number);
    actions += played.actions;
    for (const { own, whole, deltas } of played.sent) {
      totals.own += framed(own.map(sizeOf));
      totals.whole += framed(whole.map(sizeOf));
      totals.deltas += framed(deltas.map(sizeOf));
      totals.compressed += framed(await deflated(deltas));
      totals.wholeCompressed += framed(await deflated(whole));
    }
  }
  const each = actions * seats;
  const bytes = Object.fromEntries(Object.entries(totals).map(([form, sum]) => [form, sum / each]));
  return { game, actions, bytes: bytes as Row['bytes'] };
}

function playedMatch(game: AnyGame, seats: number, number: number): { actions: number; sent: readonly Sent[] } {
  const wires = { own: wireOf(game), plain: plainWireOf(game) };
  const sent = Array.from({ length: seats }, (): Sent => ({ own: [], whole: [], deltas: [] }));
  const shown = new Map<number, NonNullable<ReturnType<typeof shownBy>>>();
  let actions = -1; // the deal comes first
  for (const { happenings, table } of randomTurns({ game, seats, number })) {
    actions++;
    const at = BEGUN + PACE * actions;
    for (const [seat, { own, whole, deltas }] of sent.entries()) {
      const add = (texts: string[], bodies: readonly Body[]): void => {
        texts.push(...sealAll(bodies, texts.length, at).map((event) => JSON.stringify(event)));
      };
      const bodies = wires.plain.translate(happenings, table, seat);
      const before = shown.get(seat);
      const after = shownBy(bodies);
      add(own, wires.own.translate(happenings, table, seat));
      add(whole, bodies);
      add(deltas, before ? asDeltas(bodies, before) : bodies);
      if (after) shown.set(seat, after);
    }
  }
  return { actions, sent };
}

function sizeOf(text: string): number {
  return Buffer.byteLength(text);
}

/** The bytes of messages with the heads of their frames. */
function framed(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size + (size < 126 ? 2 : 4), 0);
}

/** An empty block ends each message, and is not sent (RFC 7692). */
const TRAILER = 4;

/** The sizes of these messages of one socket, as the server compresses them. */
async function deflated(texts: readonly string[]): Promise<number[]> {
  const windowBits = COMPRESSION.serverMaxWindowBits;
  const stream = createDeflateRaw({ ...COMPRESSION.zlibDeflateOptions, windowBits });
  let size = 0;
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length;
  });
  const sizes: number[] = [];
  for (const text of texts) {
    size = 0;
    stream.write(text);
    await new Promise<void>((done) => stream.flush(constants.Z_SYNC_FLUSH, done));
    sizes.push(size - TRAILER);
  }
  stream.close();
  return sizes;
}

/** What issue and design ask for: so many times fewer bytes than whole views. */
const GOAL = 4;

function report(rows: readonly Row[], matches: number): string {
  const times = ({ bytes }: Row): number => bytes.whole / bytes.compressed;
  const least = Math.min(...rows.map(times));
  return [
    '## The wire',
    '',
    `By \`npx madang bench wire\`: ${matches} random matches of each game by its usual rules. Bytes that the socket carries to one player for one action of the match, all events and frames from the first deal to the end, without joins and notices. The same at every run.`,
    '',
    '| game | actions | own dialect | plain: whole views | differences | whole views, compressed | differences, compressed | whole / differences | whole / compressed differences |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...rows.map(({ game, actions, bytes }) => {
      const { own, whole, deltas, wholeCompressed, compressed } = bytes;
      const cells = [own, whole, deltas, wholeCompressed, compressed].map((value) => value.toFixed(0));
      const ratios = [whole / deltas, whole / compressed].map((value) => value.toFixed(1));
      return `| ${[`${game.id}, ${game.seats[0]} players`, actions.toLocaleString('en'), ...cells, ...ratios].join(' | ')} |`;
    }),
    '',
    '| figure | measured | goal |',
    '|---|---:|---:|',
    `| whole views / compressed differences, the game where it is least | ${least.toFixed(1)} | ≥ ${GOAL} |`,
    '',
  ].join('\n');
}
