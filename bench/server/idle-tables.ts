// node --expose-gc bench/server/idle-tables.ts TABLES: bytes of memory for a table of Koi-Koi that waits for a
// move after 20 moves; one line of JSON. The memory of the two simulated clients is counted too, sockets are not.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastRandom, findGame } from '@madang/engine';
import { openTable } from '../../packages/server/src/lobby/open-table.ts';
import { takeSeat } from '../../packages/server/src/lobby/seats.ts';
import type { Connection } from '../../packages/server/src/room/connection.ts';
import type { Room } from '../../packages/server/src/room/room.ts';
import { type RunningServer, startServer } from '../../packages/server/src/server/start.ts';
import { KoikoiMind } from '../../packages/server/src/testing/mind.ts';

const MOVES = 20;
const tables = Number(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), 'madang-idle-'));
const server = await startServer({ data: folder, logLevel: 'error', settings: { idle: 1e9, grace: 1e9 } });

class Listener implements Connection {
  readonly mind: KoikoiMind;

  constructor(playerId: string) {
    this.mind = new KoikoiMind(playerId);
  }

  send(...texts: readonly string[]): void {
    for (const text of texts) this.mind.see(JSON.parse(text));
  }

  invite(): string {
    return '';
  }

  leave(): void {}
}

for (let i = 0; i < 100; i++) await playSome(server, i); // whatever is made once is made now
const [before, rooms] = [inUse(), server.rooms.size];
for (let i = 0; i < tables; i++) await playSome(server, i);
const bytes = (inUse() - before) / (server.rooms.size - rooms);
console.log(JSON.stringify({ bytes }));
await server.close();
rmSync(folder, { recursive: true });
process.exit(0);

function inUse(): number {
  const { gc } = globalThis;
  if (!gc) throw new Error('run with --expose-gc');
  for (let i = 0; i < 4; i++) gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** A table without sockets: two clients join, play, and then do nothing. */
async function playSome({ services, rooms }: RunningServer, number: number): Promise<void> {
  const game = findGame('koikoi');
  if (!game) throw new Error('no koikoi');
  const human = { kind: 'human' as const };
  const opening = { game, rules: game.configure(), seats: [human, human], clock: null, isPublic: false };
  const { table } = await openTable(services, opening);
  const room = await rooms.find(table.card.id);
  if (!room) throw new Error('no room');
  await takeSeat(services, room, { kind: 'human' });
  const random = new FastRandom(number + 1);
  const people = room.table.sitters.map((sitter) => new Listener(sitter?.playerId ?? ''));
  for (const [seat, person] of people.entries()) await room.join(person, seat, {});
  for (let moves = 0; moves < MOVES; moves++) await moveOne(room, people, random);
}

async function moveOne(room: Room, people: readonly Listener[], random: FastRandom): Promise<void> {
  const person = people.find(({ mind }) => mind.moves.length > 0);
  if (!person) throw new Error('nobody can move');
  await room.command(person, person.mind.moves[random.below(person.mind.moves.length)]);
}
