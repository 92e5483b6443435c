import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { entryOf } from '@madang/engine/internal';
import { type Check, ms, type Waits, waitsOf } from './figures.ts';

/** All attacks come from this one address, as far as the server can tell. */
export const ATTACKER: Readonly<Record<string, string>> = { 'x-forwarded-for': '203.0.113.9' };

/** The limit of sockets per address, less what an attack needs beside its requests. */
const MOST_SOCKETS = 200;

interface Flooded {
  readonly sent: number;
  /** Answers by their status; 0: none came. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly waits: Waits;
}

/** Requests these URLs in turn, so many a second, without waiting for answers, until the signal. */
export async function flood(urls: readonly string[], perSecond: number, over: AbortSignal): Promise<Flooded> {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_SOCKETS });
  const statuses = new Map<number, number>();
  const waits: number[] = [];
  const asked: Promise<void>[] = [];
  const began = performance.now();
  while (!over.aborted) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond) + 1;
    for (let n = asked.length; n < due; n++) {
      const sentAt = performance.now();
      const answer = statusOf(entryOf(urls, n % urls.length), agent, over).then((status) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        waits.push(performance.now() - sentAt);
      });
      asked.push(answer);
    }
    await sleep(5);
  }
  await Promise.all(asked);
  agent.destroy();
  return { sent: asked.length, statuses, waits: waitsOf(waits) };
}

/** The status of the answer, read to its end; 0 when there was none. */
function statusOf(url: string, agent: Agent, signal: AbortSignal): Promise<number> {
  return new Promise((resolve) => {
    const request = get(url, { agent, signal, headers: ATTACKER }, (answer) => {
      answer.on('error', () => resolve(0)).on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    request.on('error', () => resolve(0));
  });
}

export function counted({ statuses }: Flooded): string {
  return [...statuses]
    .toSorted(([one], [two]) => one - two)
    .map(([status, count]) => `${count} × ${status === 0 ? 'no answer' : status}`)
    .join(', ');
}

/** Some of the requests were answered. */
export function answeredCheck(flooded: Flooded): Check {
  return {
    measured: `${counted(flooded)}; p50 ${ms(flooded.waits.p50)}`,
    bound: 'answered',
    isMet: flooded.statuses.has(200),
  };
}

/** A socket that asks for an upgrade and never closes by itself. */
export function askForUpgrade(url: string, headers: Readonly<Record<string, string>> = {}): Socket {
  const { hostname, port, host } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const lines = Object.entries({ ...ATTACKER, ...headers }).map(([name, value]) => `${name}: ${value}`);
  socket.write(
    [
      'GET /ws HTTP/1.1',
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      ...lines,
      '\r\n',
    ].join('\r\n'),
  );
  return socket;
}
