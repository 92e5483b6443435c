// A process of honest players, which does what its parent asks: see crowd.ts.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seated } from '@madang/protocol';
import type { WebSocket } from 'ws';
import { openMadangTable, person } from '../madang-people.ts';
import type { Person } from '../people.ts';
import type { Asked, Told } from './crowd.ts';
import { type Noticed, type Waits, waitsOf } from './figures.ts';

/** Tables that are opened at the same time. */
const AT_ONCE = 16;
/** How long a player waits after RATE_LIMITED. */
const SLOWER_MS = 100;
const RETRY_MS = 50;
/** How long a measurement may wait for the first move that is answered. */
const PATIENCE_MS = 20_000;

const crowd: Player[] = [];
let pace: number | null = null;
let answered: number[] = [];
let broken = 0;
let refused = 0;

class Player {
  private readonly person: Person;
  private socket: WebSocket | null = null;
  private sentAt: number | null = null;
  private isThinking = false;
  /** Moves that it has heard of. */
  moves = 0;

  constructor(person: Person) {
    this.person = person;
  }

  /** Joins; how long it took until the match was shown. */
  async join(): Promise<number> {
    const began = performance.now();
    const socket = this.person.connect();
    this.socket = socket;
    this.sentAt = null;
    this.isThinking = false;
    socket.on('open', () => socket.send(this.person.greeting));
    return new Promise((resolve) => {
      const isOver = () => {
        if (this.socket === socket) broken++;
        resolve(Number.NaN);
      };
      socket.on('error', () => undefined).on('close', isOver);
      socket.on('message', (data) => {
        if (this.heard(String(data))) resolve(performance.now() - began);
      });
    });
  }

  /** True when it was an event of the match. */
  private heard(text: string): boolean {
    if (text.includes('"TurnError"')) {
      refused++;
      this.sentAt = null;
      setTimeout(() => this.think(), SLOWER_MS);
      return false;
    }
    if (!this.person.hear(text)) return false;
    if (this.sentAt !== null) {
      answered.push(performance.now() - this.sentAt);
      this.moves++;
    }
    this.sentAt = null;
    this.think();
    return true;
  }

  think(): void {
    if (pace === null || this.isThinking || this.sentAt !== null || this.person.move() === null) return;
    this.isThinking = true;
    // Turns begin at different moments, as among people.
    setTimeout(() => this.play(), pace * (0.5 + Math.random()));
  }

  private play(): void {
    this.isThinking = false;
    const move = this.person.move();
    if (move === null || pace === null || this.socket?.readyState !== this.socket?.OPEN) return;
    this.sentAt = performance.now();
    this.socket?.send(move);
  }

  get waits(): number | null {
    return this.sentAt === null ? null : performance.now() - this.sentAt;
  }

  drop(): void {
    const { socket } = this;
    this.socket = null;
    socket?.terminate();
  }
}

async function sit(url: string, players: number): Promise<number> {
  for (let table = 0; table < players / 2; table += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, players / 2 - table) }, (_, i) =>
      openMadangTable(url, table + i),
    );
    const seated = (await Promise.all(some)).flat().map((person) => new Player(person));
    await Promise.all(seated.map((player) => player.join()));
    crowd.push(...seated);
  }
  return crowd.length;
}

async function sitAt(url: string, seats: readonly Seated[]): Promise<number> {
  crowd.push(...seats.map((seat, number) => new Player(person(url, seat, number))));
  for (let i = 0; i < crowd.length; i += AT_ONCE)
    await Promise.all(crowd.slice(i, i + AT_ONCE).map((player) => player.join()));
  return crowd.length;
}

function play(every: number): void {
  pace = every;
  for (const player of crowd) player.think();
}

/** For so long, and until somebody has moved. */
async function measure(seconds: number): Promise<Noticed> {
  answered = [];
  [broken, refused] = [0, 0];
  const began = performance.now();
  await sleep(1000 * seconds);
  while (answered.length === 0 && performance.now() - began < PATIENCE_MS) await sleep(10);
  const actions = answered.length;
  const unanswered = crowd.flatMap(({ waits }) => waits ?? []);
  const { p50, p99 } = waitsOf([...answered, ...unanswered]);
  return { actions, perSecond: (1000 * actions) / (performance.now() - began), p50, p99, broken, refused };
}

/** Everybody reconnects at the same moment. A player who gets no snapshot in time counts with the whole time. */
async function comeBack(patience: number, then: number): Promise<Waits> {
  pace = then;
  const end = performance.now() + patience;
  return waitsOf(await Promise.all(crowd.map((player) => rejoined(player, end))));
}

/** Tries to join until a snapshot comes, like a client that was disconnected; the time that it took. */
async function rejoined(player: Player, end: number): Promise<number> {
  const began = performance.now();
  const late = new AbortController();
  while (performance.now() < end) {
    const timeout = sleep(end - performance.now(), null, { signal: late.signal }).catch(() => null);
    const joined = await Promise.race([player.join(), timeout]);
    if (joined !== null && !Number.isNaN(joined)) break;
    await sleep(RETRY_MS);
  }
  late.abort();
  return performance.now() - began;
}

/** Everybody reconnects and plays at once; the time until the first move at each table. */
async function playOn(patience: number): Promise<Waits> {
  const began = performance.now();
  pace = 0;
  const tables = crowd.flatMap((_, i) => (i % 2 === 0 ? [crowd.slice(i, i + 2)] : []));
  const first = async (people: readonly Player[]) => {
    const moves = () => people.reduce((sum, player) => sum + player.moves, 0);
    const before = moves();
    for (const player of people) void rejoined(player, began + patience);
    while (moves() === before && performance.now() - began < patience) await sleep(1);
    return performance.now() - began;
  };
  const times = await Promise.all(tables.map(first));
  pace = null;
  return waitsOf(times);
}

async function answer(asked: Asked): Promise<unknown> {
  switch (asked.ask) {
    case 'sit':
      return sit(asked.url, asked.players);
    case 'sitAt':
      return sitAt(asked.url, asked.seats);
    case 'play':
      return play(asked.pace);
    case 'measure':
      return measure(asked.seconds);
    case 'drop':
      for (const player of crowd) player.drop();
      return null;
    case 'leave':
      pace = null;
      for (const player of crowd.splice(0)) player.drop();
      return null;
    case 'comeBack':
      return comeBack(asked.patience, asked.pace);
    case 'playOn':
      return playOn(asked.patience);
  }
}

process.on('message', async (asked: Asked) => {
  const told: Told = await answer(asked).then(
    (value) => ({ value: value ?? null }),
    (error: unknown) => ({ problem: String(error) }),
  );
  process.send?.(told);
});
process.on('disconnect', () => process.exit(0));
