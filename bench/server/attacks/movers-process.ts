// node movers-process.ts FIRST SECOND PLAYERS PACE: people play at the first node with the client of the protocol, and go to the second
// when they are disconnected, as a balancer would send them. Writes "ready" when all of them play. A line of JSON when its input
// ends: how long each was without a connection.
import { once } from 'node:events';
import { FastRandom } from '@madang/engine';
import { entryOf } from '@madang/engine/internal';
import type { AnyCommand, Seated } from '@madang/protocol';
import { Connection, socketAddress } from '@madang/protocol/client';
import { WebSocket } from 'ws';
import { KoikoiMind, type Message } from '../../../packages/server/src/testing/mind.ts';
import { headersOf, openSeats } from '../madang-people.ts';
import { waitsOf } from './figures.ts';

/** Tables that are opened at the same time. */
const AT_ONCE = 16;

const [first, second] = [entryOf(process.argv, 2), entryOf(process.argv, 3)];
const [players = 0, pace = 0] = process.argv.slice(4).map(Number);
const gaps: number[] = [];
let [events, noticed, refused] = [0, 0, 0];

class Mover {
  readonly joined: Promise<void>;
  private readonly mind: KoikoiMind;
  private readonly random: FastRandom;
  private readonly connection: Connection<Message>;
  private lostAt: number | null = null;
  private isThinking = false;

  constructor(seat: Seated, number: number) {
    this.mind = new KoikoiMind(seat.player_id);
    this.random = new FastRandom(number + 1);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.joined = promise;
    let sockets = 0;
    const open = () => {
      const socket = new WebSocket(socketAddress(sockets++ === 0 ? first : second), { headers: headersOf(number) });
      socket.on('close', () => {
        this.lostAt ??= performance.now();
      });
      return socket;
    };
    this.connection = new Connection<Message>(
      { address: '', as: seat, dialect: 'own', open },
      {
        event: (event) => {
          resolve();
          this.heard(event);
        },
        refused: () => refused++,
        lost: () => noticed++,
      },
    );
  }

  private heard(event: Message): void {
    events++;
    if (this.lostAt !== null) gaps.push(performance.now() - this.lostAt);
    this.lostAt = null;
    this.mind.see(event);
    if (this.isThinking || this.mind.moves.length === 0) return;
    this.isThinking = true;
    setTimeout(() => this.play(), pace * (0.5 + Math.random()));
  }

  private play(): void {
    this.isThinking = false;
    const { moves } = this.mind;
    if (moves.length > 0) this.connection.send(entryOf(moves, this.random.below(moves.length)) as AnyCommand);
  }
}

const crowd: Mover[] = [];
for (let table = 0; table < players / 2; table += AT_ONCE) {
  const tables = Array.from({ length: Math.min(AT_ONCE, players / 2 - table) }, (_, i) => table + i);
  const seats = await Promise.all(tables.map((number) => openSeats(first, number, 99)));
  const seated = seats.flat().map((seat, i) => new Mover(seat, 2 * table + i));
  await Promise.all(seated.map(({ joined }) => joined));
  crowd.push(...seated);
}
console.log('ready');
process.stdin.resume();
await once(process.stdin, 'end');
console.log(JSON.stringify({ events, noticed, refused, most: Math.max(...gaps), ...waitsOf(gaps) }));
process.exit(0);
