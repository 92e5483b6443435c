// node bench/server/load.ts SERVER URLS PLAYERS PACE WARMUP MOST seconds|moves [apart]: plays at a server and
// measures the latency of moves, for so many seconds or so many moves a table. Prints one line of JSON. Writes "go" to stderr
// when all players are connected and the measurement begins. URLS are the nodes of the server, with commas between them: tables
// are opened at each in turn, and with "apart" the second player of each table is at the next node.
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { openMadangTable } from './madang-people.ts';
import type { Person } from './people.ts';
import { openRivalTable } from './rival-people.ts';

const [kind, urls = '', ...numbers] = process.argv.slice(2);
const [players = 0, pace = 0, warmup = 0, most = 0] = numbers.map(Number);
const isMeasuredInMoves = numbers.includes('moves');
const nodes = urls.split(',');
const toSecond = numbers.includes('apart') ? 1 : 0;
const open = kind === 'madang' ? openMadangTable : openRivalTable;
/** Tables that are opened at the same time. */
const AT_ONCE = 16;

const latencies: number[] = [];
let isPlaying = false;
let isMeasured = false;
let isOver = false;
let broken = 0;
let bytes = 0;
const people: Seat[] = [];

class Seat {
  private readonly person: Person;
  private readonly socket: WebSocket;
  private sentAt = 0;
  private isThinking = false;
  readonly joined: Promise<void>;

  constructor(person: Person) {
    this.person = person;
    const socket = person.connect();
    this.socket = socket;
    socket.on('open', () => socket.send(person.greeting));
    socket.on('error', () => {});
    this.joined = new Promise((resolve) => {
      // Nobody waits for a player whom the server has cut off before the first message.
      socket.on('close', () => {
        if (!isOver) broken++;
        resolve();
      });
      socket.on('message', (data) => {
        const text = String(data);
        if (isMeasured) bytes += Buffer.byteLength(text);
        const answer = person.answer?.(text) ?? null;
        if (answer !== null) socket.send(answer);
        if (!person.hear(text)) return;
        resolve();
        this.heard();
      });
    });
  }

  private heard(): void {
    if (this.sentAt > 0 && isMeasured) latencies.push(performance.now() - this.sentAt);
    this.sentAt = 0;
    if (isPlaying) this.think(pace);
  }

  think(ms: number): void {
    if (this.isThinking || this.person.move() === null) return;
    this.isThinking = true;
    if (ms === 0) this.play();
    else setTimeout(() => this.play(), ms);
  }

  private play(): void {
    this.isThinking = false;
    const move = this.person.move();
    if (move === null || !isPlaying) return;
    this.sentAt = performance.now();
    this.socket.send(move);
  }

  leave(): void {
    this.socket.terminate();
  }
}

function nodeAt(place: number): string {
  return nodes[place % nodes.length] ?? '';
}

for (let table = 0; table < players / 2; table += AT_ONCE) {
  const some = Array.from({ length: Math.min(AT_ONCE, players / 2 - table) }, (_, i) =>
    open(nodeAt(table + i), table + i, nodeAt(table + i + toSecond)),
  );
  const seated = (await Promise.all(some)).flat().map((person) => new Seat(person));
  await Promise.all(seated.map(({ joined }) => joined));
  people.push(...seated);
}
isPlaying = true;
// Turns begin at different moments, as among people.
for (const seat of people) seat.think(Math.random() * pace);
await sleep(1000 * warmup);
isMeasured = true;
const began = performance.now();
const cpu = process.cpuUsage();
console.error('go');
if (isMeasuredInMoves) while (latencies.length < (most * players) / 2) await sleep(100);
else await sleep(1000 * most);
isMeasured = false;
const took = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(cpu);
console.error('done');
isPlaying = false;
isOver = true;
for (const seat of people) seat.leave();

latencies.sort((one, two) => one - two);
const at = (part: number): number =>
  latencies[Math.min(latencies.length - 1, Math.floor(part * latencies.length))] ?? Number.NaN;
console.log(
  JSON.stringify({
    actions: latencies.length,
    seconds: took,
    perSecond: latencies.length / took,
    p50: at(0.5),
    p99: at(0.99),
    worst: at(1),
    broken,
    bytes,
    loadCpu: (user + system) / 1e6 / took,
  }),
);
process.exit(0);
