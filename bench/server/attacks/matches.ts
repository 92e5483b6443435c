import { openStore } from '../../../packages/server/src/store/open.ts';
import type { Store, Summary } from '../../../packages/server/src/store/store.ts';
import type { Logged, TableCard } from '../../../packages/server/src/table/log.ts';
import { startChild } from '../child.ts';
import { openKoikoi } from '../madang-people.ts';
import type { Person } from '../people.ts';
import { inFolder } from './stage.ts';

/** A table as the store has it: played once, written many times under other ids. */
export interface Played {
  readonly card: TableCard;
  readonly log: readonly Logged[];
}

const LONG = 99;

/** Two people play Koi-Koi on a server: to the end of so many rounds, or until so many moves were made. */
export function playMatch(length: { readonly rounds: number } | { readonly moves: number }): Promise<Played> {
  const rounds = 'rounds' in length ? length.rounds : LONG;
  const moves = 'moves' in length ? length.moves : Number.POSITIVE_INFINITY;
  return inFolder(null, async (folder) => {
    const server = await startChild('madang', { folder });
    try {
      await playOn(await openKoikoi(server.url, 0, rounds), moves);
    } finally {
      await server.stop();
    }
    const store = await openStore({ data: folder });
    const [{ card }] = await store.list({});
    const log = await store.log(card.id);
    await store.close();
    return { card, log };
  });
}

async function playOn(people: readonly Person[], moves: number): Promise<void> {
  const sockets = people.map((person) => ({ person, socket: person.connect() }));
  await new Promise<void>((resolve, reject) => {
    let heard = 0;
    for (const { person, socket } of sockets) {
      socket.on('error', reject).on('open', () => socket.send(person.greeting));
      socket.on('message', (data) => {
        const text = String(data);
        if (!person.hear(text)) return;
        if (text.includes('"GameFinished"') || ++heard / 2 > moves) return resolve();
        const move = person.move();
        if (move !== null) socket.send(move);
      });
    }
  });
  for (const { socket } of sockets) socket.terminate();
}

/** How many tables are handed to the store before the first of them is waited for. */
const AT_ONCE = 2_000;
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The id of the nth table that is written: of the form that the server gives. */
export function idOf(n: number): string {
  return [...n.toString(32).padStart(16, '0')].map((digit) => LETTERS[Number.parseInt(digit, 32)]).join('');
}

export interface Copies {
  readonly count: number;
  /** The number of the first one. */
  readonly first?: number;
  /** How much of the log each has. */
  readonly entries?: number;
  readonly summary: Omit<Summary, 'updatedAt'>;
}

/** Writes the same match as many tables, the newest a second ago. */
export async function copy(
  store: Store,
  { card, log }: Played,
  { count, first = 0, entries, summary }: Copies,
): Promise<void> {
  const now = Date.now();
  const kept = log.slice(0, entries ?? log.length);
  for (let done = 0; done < count; done += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, i) => {
      const id = idOf(first + done + i);
      const createdAt = now - 1000 - (count - done - i);
      const moved = kept.map(({ n, entry }): Logged => ({ n, at: createdAt, entry: renamed(entry, id) }));
      return store.create({ ...card, id, createdAt }, moved, { ...summary, updatedAt: createdAt });
    });
    await Promise.all(some);
  }
}

/** A player's id begins with that of the table. */
function renamed(entry: Logged['entry'], id: string): Logged['entry'] {
  return entry.type === 'sat' ? { ...entry, playerId: `${id}${entry.playerId.slice(id.length)}` } : entry;
}
