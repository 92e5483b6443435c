// node movers-process.ts FIRST SECOND PLAYERS PACE: people play at the first node with the client of the protocol, whose further
// sockets are to the second, as a balancer would send them. Writes "ready" when all of them play. A line of JSON when its input
// ends: how long each was without a connection that has answered, and how long their moves took.
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
/** How long each who has moved was without a connection, and how long each move took until it was heard of. */
const gaps: number[] = [];
const answers: number[] = [];
let [events, noticed, refused] = [0, 0, 0];

class Mover {
  readonly joined: Promise<void>;
  private readonly mind: KoikoiMind;
  private readonly random: FastRandom;
  private readonly connection: Connection<Message>;
  /** The sockets that have answered. */
  private readonly answering = new Set<WebSocket>();
  private lostAt: number | null = null;
  private sentAt: number | null = null;
  /** The id of the last event, which notices repeat. */
  private last = '';
  private isThinking = false;

  constructor(seat: Seated, number: number) {
    this.mind = new KoikoiMind(seat.player_id);
    this.random = new FastRandom(number + 1);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.joined = promise;
    let sockets = 0;
    const open = () => {
      const isFirst = sockets++ === 0;
      const socket = new WebSocket(socketAddress(isFirst ? first : second), { headers: headersOf(number) });
      socket.once('message', () => this.answered(socket, isFirst));
      socket.on('close', () => this.closed(socket));
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

  private answered(socket: WebSocket, isFirst: boolean): void {
    this.answering.add(socket);
    if (!isFirst) gaps.push(this.lostAt === null ? 0 : performance.now() - this.lostAt);
    this.lostAt = null;
  }

  private closed(socket: WebSocket): void {
    this.answering.delete(socket);
    if (this.answering.size === 0) this.lostAt ??= performance.now();
  }

  private heard(event: Message): void {
    events++;
    this.mind.see(event);
    const isNotice = event.event_id === this.last;
    this.last = event.event_id;
    if (this.sentAt !== null && isNotice) return;
    if (this.sentAt !== null) answers.push(performance.now() - this.sentAt);
    this.sentAt = null;
    if (this.isThinking || this.mind.moves.length === 0) return;
    this.isThinking = true;
    setTimeout(() => this.play(), pace * (0.5 + Math.random()));
  }

  private play(): void {
    this.isThinking = false;
    const { moves } = this.mind;
    if (moves.length === 0) return;
    this.sentAt = performance.now();
    this.connection.send(entryOf(moves, this.random.below(moves.length)) as AnyCommand);
  }
}

function most(times: readonly number[]): number {
  return times.reduce((longest, time) => Math.max(longest, time), 0);
}

const crowd: Mover[] = [];
for (let table = 0; table < players / 2; table += AT_ONCE) {
  const tables = Array.from({ length: Math.min(AT_ONCE, players / 2 - table) }, (_, i) => table + i);
  const seats = await Promise.all(tables.map((number) => openSeats(first, number, 99)));
  const seated = seats.flat().map((seat, i) => new Mover(seat, 2 * table + i));
  await Promise.all(seated.map(({ joined }) => joined));
  crowd.push(...seated);
}
answers.length = 0;
console.log('ready');
process.stdin.resume();
await once(process.stdin, 'end');
const moves = { ...waitsOf(answers), most: most(answers) };
console.log(JSON.stringify({ events, noticed, refused, moves, most: most(gaps), ...waitsOf(gaps) }));
process.exit(0);
