import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { askForUpgrade } from './attacker.ts';
import { type AttackRow, honestCheck } from './figures.ts';
import type { Sizes } from './sizes.ts';
import { compared, onStage } from './stage.ts';

const AT_ONCE = 50;
/** How long a descriptor may take to go. */
const PATIENCE_MS = 2_000;
/** Of the honest players and of the server itself, which come and go. */
const SLACK = 10;

/** Upgrades from a page of another site: each is refused, and the one who asked does not hang up. */
export function refusedUpgrades(sizes: Sizes): Promise<AttackRow> {
  return onStage(sizes, null, async (stage) => {
    const { server } = stage;
    const before = server.descriptors();
    const { quiet, under, found } = await compared(stage, sizes.seconds, () => ask(server.url, sizes.upgrades));
    const began = performance.now();
    while (server.descriptors() > before + SLACK && performance.now() - began < PATIENCE_MS) await sleep(50);
    const left = Math.max(0, server.descriptors() - before);
    for (const socket of found) socket.destroy();
    return {
      attack: `${sizes.upgrades.toLocaleString('en')} refused upgrades whose askers do not hang up`,
      quiet,
      under,
      checks: [
        honestCheck(quiet, under),
        {
          measured: `${left} descriptors left after ${PATIENCE_MS / 1000} s`,
          bound: `≤ ${SLACK}`,
          isMet: left <= SLACK,
        },
      ],
    };
  });
}

async function ask(url: string, count: number): Promise<readonly Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, () => {
      const socket = askForUpgrade(url, { origin: 'http://elsewhere.example' });
      socket.on('error', () => undefined);
      return socket;
    });
    await Promise.all(
      some.map((socket) => Promise.race([once(socket, 'data'), once(socket, 'close'), sleep(PATIENCE_MS)])),
    );
    sockets.push(...some);
  }
  return sockets;
}
