import { entryOf } from '@madang/engine/internal';
import type { Seated } from '@madang/protocol';
import { startServer } from '../../../packages/server/src/server/start.ts';
import { MemoryStore } from '../../../packages/server/src/store/memory.ts';
import type { Store, Summary } from '../../../packages/server/src/store/store.ts';
import type { Logged, TableCard } from '../../../packages/server/src/table/log.ts';
import { openKoikoi } from '../madang-people.ts';
import type { Person } from '../people.ts';

/** A table as the store has it: played once, written many times under other ids. */
interface Played {
  readonly card: TableCard;
  readonly log: readonly Logged[];
  /** With whose tokens the seats of every copy can be taken again. */
  readonly seats: readonly Seated[];
}

export const PLAYING = { status: 'playing', names: ['One', 'Two'], freeSeats: 0 } as const;

const LONG = 99;
/** The match is prepared, not measured. */
const UNLIMITED = { burst: 1e6, perSecond: 1e6, addressBurst: 1e6, addressPerSecond: 1e6 };

/** Two people play Koi-Koi on a server in this process: to the end of so many rounds, or until so many moves were made. */
export async function playMatch(length: { readonly rounds: number } | { readonly moves: number }): Promise<Played> {
  const rounds = 'rounds' in length ? length.rounds : LONG;
  const moves = 'moves' in length ? length.moves : Number.POSITIVE_INFINITY;
  const store = new MemoryStore();
  const server = await startServer({ store, limits: UNLIMITED, logLevel: 'error' });
  try {
    const people = await openKoikoi(server.url, 0, rounds);
    await playOn(people, moves);
    const { card } = entryOf(await store.list({}), 0);
    const seats = people.map(({ greeting }): Seated => ({ ...JSON.parse(greeting), table_id: card.id }));
    return { card, log: await store.log(card.id), seats };
  } finally {
    await server.close();
  }
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

interface Copies {
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
  { card, log }: Pick<Played, 'card' | 'log'>,
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

/** The seats of the first so many copies, table by table. */
export function seatsOfCopies({ seats }: Played, count: number): readonly Seated[] {
  return Array.from({ length: count }, (_, n) => idOf(n)).flatMap((id) =>
    seats.map((seat) => ({ ...seat, table_id: id, player_id: playerAt(id, seat.player_id) })),
  );
}

function renamed(entry: Logged['entry'], id: string): Logged['entry'] {
  return entry.type === 'sat' ? { ...entry, playerId: playerAt(id, entry.playerId) } : entry;
}

/** A player's id begins with that of the table. */
function playerAt(id: string, playerId: string): string {
  return `${id}${playerId.slice(id.length)}`;
}
