import { setTimeout as sleep } from 'node:timers/promises';
import type { Seated } from '@madang/protocol';
import type { WebSocket } from 'ws';
import { person, post } from '../madang-people.ts';
import type { Person } from '../people.ts';
import { ATTACKER } from './attacker.ts';
import { type AttackRow, ms } from './figures.ts';
import type { Sizes } from './sizes.ts';
import { onStage } from './stage.ts';

/** How long the two players have to be paired. */
const PATIENCE_MS = 5_000;
/** Their numbers, and so their addresses: far from those of the honest players. */
const REAL = [900_000, 900_001] as const;

/** Many ask for a game with the next person and never connect. Then two real players ask. */
export function ghostPlayers(sizes: Sizes): Promise<AttackRow> {
  return onStage(sizes, null, async ({ server: { url } }) => {
    const taken = await ghosts(url, sizes.ghosts);
    const began = performance.now();
    const first = await arrive(url, REAL[0]);
    const second = await arrive(url, REAL[1]);
    await Promise.race([Promise.all([first.meets, second.meets]), sleep(PATIENCE_MS)]);
    const took = performance.now() - began;
    const isTogether = first.seat.table_id === second.seat.table_id && first.hasMet() && second.hasMet();
    for (const { socket } of [first, second]) socket.terminate();
    return {
      attack: `${sizes.ghosts} quick-play requests that never connect, then two people`,
      quiet: null,
      under: null,
      checks: [
        {
          measured: `${taken} requests were given seats; the two ${isTogether ? `play after ${ms(took)}` : 'sit apart'}`,
          bound: 'they meet',
          isMet: isTogether,
        },
      ],
    };
  });
}

/** Asks as fast as the limits for one address allow; how many seats it got. */
async function ghosts(url: string, count: number): Promise<number> {
  const headers = { 'content-type': 'application/json', ...ATTACKER };
  const body = JSON.stringify({ game: 'koikoi', human: true });
  let seats = 0;
  for (let asked = 0; asked < count; asked++) {
    const { status } = await fetch(`${url}/api/quick`, { method: 'POST', headers, body });
    if (status === 201) seats++;
    if (status === 429) await sleep(10);
  }
  return seats;
}

interface Arrived {
  readonly seat: Seated;
  readonly socket: WebSocket;
  /** When the match is shown. */
  readonly meets: Promise<void>;
  hasMet(): boolean;
}

/** Asks for a game, connects and joins. */
async function arrive(url: string, number: number): Promise<Arrived> {
  const seat = await post(`${url}/api/quick`, number, { game: 'koikoi', human: true });
  const somebody: Person = person(url, seat, number);
  const socket = somebody.connect();
  let hasMet = false;
  const joined = new Promise<void>((resolve) => socket.once('message', () => resolve()));
  const meets = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      hasMet ||= somebody.hear(String(data));
      if (hasMet) resolve();
    });
  });
  socket.on('error', () => undefined).on('open', () => socket.send(somebody.greeting));
  await Promise.race([joined, sleep(PATIENCE_MS)]);
  return { seat, socket, meets, hasMet: () => hasMet };
}
