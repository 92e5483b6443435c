import { setTimeout as sleep } from 'node:timers/promises';
import { askForUpgrade } from './attacker.ts';
import { type AttackRow, honestCheck, ms } from './figures.ts';
import type { Sizes } from './sizes.ts';
import { compared, onStage } from './stage.ts';

/** A ping of 125 bytes, the most there may be, masked with zeros. */
const PING = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)]);
/** For so long memory may still grow by what was sent. */
const AFTERWARDS_MS = 1000;
const PINGS = Buffer.concat(Array.from({ length: 500 }, () => PING));

/** One socket that never joins, never reads, and sends pings as fast as they are taken. */
export function pingFlood(sizes: Sizes): Promise<AttackRow> {
  return onStage(sizes, null, async (stage) => {
    const { server } = stage;
    const { quiet, under, found } = await compared(stage, sizes.seconds, async (over) => {
      const before = server.memory();
      const { closedAfter, most } = await pour(server.url, over, () => server.memory());
      return { closedAfter, growth: most - before };
    });
    const megabytes = found.growth / 1024 ** 2;
    return {
      attack: 'ping flood on one unjoined socket that does not read',
      quiet,
      under,
      checks: [
        honestCheck(quiet, under),
        {
          measured: found.closedAfter === null ? 'never closed' : `closed after ${ms(found.closedAfter)}`,
          bound: 'within a second',
          isMet: found.closedAfter !== null && found.closedAfter <= 1000,
        },
        { measured: `memory + ${megabytes.toFixed(0)} MB`, bound: '+ 20 MB', isMet: megabytes <= 20 },
      ],
    };
  });
}

interface Poured {
  readonly closedAfter: number | null;
  /** The most memory that was seen. */
  readonly most: number;
}

async function pour(url: string, over: AbortSignal, memory: () => number): Promise<Poured> {
  const socket = askForUpgrade(url);
  let closedAfter: number | null = null;
  const began = performance.now();
  const closed = () => {
    closedAfter ??= performance.now() - began;
  };
  socket.on('error', closed).on('close', closed);
  let most = memory();
  while (!over.aborted && closedAfter === null) {
    // A socket that is not read learns of its end by writing.
    while (closedAfter === null && socket.writable && socket.write(PINGS));
    most = Math.max(most, memory());
    await sleep(20);
  }
  // What honest players leave to the garbage collector later is not the flood's.
  for (const end = performance.now() + AFTERWARDS_MS; !over.aborted && performance.now() < end; await sleep(50))
    most = Math.max(most, memory());
  socket.destroy();
  return { closedAfter, most };
}
