import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { entryOf } from '@madang/engine/internal';
import { FRAME, frame } from '../../../packages/server/src/testing/raw-socket.ts';
import { headersOf } from '../madang-people.ts';
import { askForUpgrade } from './attacker.ts';
import { type AttackRow, type Check, honestCheck, type Noticed } from './figures.ts';
import type { Sizes } from './sizes.ts';
import { compared, onStage } from './stage.ts';

/** What no honest client sends. */
const RUBBISH = [
  ...['', '{', 'null', '[[[[[[[[[[[[[[[[[[[[[[[[', '{"command":', '\u0000', '{"__proto__":{"command":"GameResign"}}'],
  ...['{"command":"constructor"}', '{"command":"GameRequestJoin","player_id":{},"session_token":[]}'],
  ...['{"command":"GameRequestJoin","table_id":"__proto__"}', '{"command":"GameRequestJoin","table_id":"nowhere"}'],
  ...['{"command":"GameRequestJoin","player_id":"nobody-at","session_token":"wrong"}', '{"command":"GameResign"}'],
];
/** A socket may send 60 at once: the others are answered with RATE_LIMITED. */
const EACH = 100;
/** How long an attacker waits for answers. */
const LINGER_MS = 1000;
const A_SECOND = 25_000;
const ADDRESSES = 1 << 20;

/** Sockets of many addresses, of which each sends rubbish until it is closed. */
export function hostileMessages(sizes: Sizes): Promise<AttackRow> {
  const { hostile } = sizes;
  const seconds = Math.max(sizes.seconds, hostile / A_SECOND);
  return onStage(sizes, null, async (stage) => {
    const before = stage.server.memory();
    const { quiet, under, found } = await compared(stage, seconds, (over) => pour(stage.server.url, hostile, over));
    const megabytes = (stage.server.memory() - before) / 1024 ** 2;
    return {
      attack: `${hostile.toLocaleString('en')} hostile messages, ${EACH} from each of very many addresses, in ${seconds.toFixed(0)} s`,
      quiet,
      under,
      checks: [
        { measured: `${found.toLocaleString('en')} sent`, bound: 'all', isMet: found >= hostile },
        withinThree(quiet, under),
        { ...honestCheck(quiet, under), bound: 'for comparison', isMet: true },
        { measured: `memory + ${megabytes.toFixed(0)} MB`, bound: '+ 200 MB', isMet: megabytes <= 200 },
      ],
    };
  });
}

function withinThree(quiet: Noticed, under: Noticed): Check {
  const ratio = under.p99 / quiet.p99;
  const measured = `honest p99 × ${ratio.toFixed(1)}, ${under.broken} of their sockets broken`;
  return { measured, bound: 'p99 ≤ 3 × quiet, none', isMet: ratio <= 3 && under.broken === 0 };
}

/** So many messages in even steps, or until the signal. How many were sent. */
async function pour(url: string, most: number, over: AbortSignal): Promise<number> {
  const open: Promise<void>[] = [];
  const began = performance.now();
  for (let sent = 0; sent < most && !over.aborted; ) {
    const due = Math.min(most, ((performance.now() - began) / 1000) * A_SECOND);
    for (; sent < due; sent += EACH) open.push(abuse(url, sent / EACH));
    await sleep(10);
  }
  await Promise.all(open);
  return open.length * EACH;
}

async function abuse(url: string, number: number): Promise<void> {
  const socket = askForUpgrade(url, headersOf(ADDRESSES + number));
  socket.on('error', () => socket.destroy());
  socket.on('end', () => socket.destroy());
  const closed = once(socket, 'close');
  await Promise.race([once(socket, 'data').catch(() => null), closed]);
  const frames = Array.from({ length: EACH }, (_, i) =>
    frame(FRAME.text, entryOf(RUBBISH, (number + i) % RUBBISH.length)),
  );
  if (!socket.destroyed) socket.write(Buffer.concat(frames));
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS);
  await closed;
}
