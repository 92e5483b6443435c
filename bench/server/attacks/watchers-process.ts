// node watchers-process.ts URL TABLE COUNT: watches a table on so many sockets, each from an address of its own. Writes "ready"
// when all of them have been shown the table. A line of JSON when its input ends: how late events were.
import { once } from 'node:events';
import { entryOf } from '@madang/engine/internal';
import { socketAddress } from '@madang/protocol/client';
import { WebSocket } from 'ws';
import { headersOf } from '../madang-people.ts';
import { waitsOf } from './figures.ts';

/** Sockets that are opened at the same time. */
const AT_ONCE = 50;
/** So many of all delays are kept. */
const KEPT = 0.05;

const [url, table_id, count] = [entryOf(process.argv, 2), entryOf(process.argv, 3), Number(process.argv[4])];
const delays: number[] = [];
let [events, bytes, broken] = [0, 0, 0];
let isMeasured = false;

async function watch(number: number): Promise<void> {
  const socket = new WebSocket(socketAddress(url), { headers: headersOf(number) });
  socket.on('error', () => broken++).on('close', () => broken++);
  socket.on('open', () => socket.send(JSON.stringify({ command: 'GameRequestJoin', table_id })));
  await once(socket, 'message');
  socket.on('message', (data) => {
    if (!isMeasured) return;
    events++;
    const text = String(data);
    bytes += text.length;
    if (Math.random() < KEPT) delays.push(Date.now() - JSON.parse(text).timestamp);
  });
}

for (let first = 0; first < count; first += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, i) => watch(first + i)));
isMeasured = true;
console.log('ready');
process.stdin.resume();
await once(process.stdin, 'end');
console.log(JSON.stringify({ events, bytes, broken, ...waitsOf(delays) }));
process.exit(0);
