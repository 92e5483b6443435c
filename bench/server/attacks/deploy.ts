import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../../packages/server/src/store/testing/postgres.ts';
import { type ChildServer, startChild } from '../child.ts';
import { type AttackRow, ms, type Waits } from './figures.ts';
import { reportOf } from './reporting-process.ts';
import type { Sizes } from './sizes.ts';

const PROCESS = new URL('movers-process.ts', import.meta.url);
const PACE = 500;
const MOST_MS = 1_000;
/** Everybody has to be back by then. */
const LEAST_S = 1;

interface Longest extends Waits {
  readonly most: number;
}

interface Moved extends Longest {
  /** How long moves took, from the beginning to the end. */
  readonly moves: Longest;
  readonly events: number;
  /** How many clients have told their user of it. */
  readonly noticed: number;
  readonly refused: number;
}

/** One of two nodes stops, as in a deploy, while people play there; they go on at the other. */
export async function deploy({ moving, ...sizes }: Sizes): Promise<AttackRow> {
  const seconds = Math.max(sizes.seconds, LEAST_S);
  const postgres = await startPostgres();
  const nodes: ChildServer[] = [];
  try {
    const database = await postgres.createDatabase();
    const [first, second] = [await startChild('madang', { database }), await startChild('madang', { database })];
    nodes.push(first, second);
    const { report } = await reportOf<Moved, void>(PROCESS, [first.url, second.url, moving, PACE], async () => {
      await sleep((1000 * seconds) / 2);
      await first.end();
      await sleep((1000 * seconds) / 2);
    });
    return row(moving, report);
  } finally {
    for (const node of nodes) await node.stop();
    await postgres.stop();
  }
}

function row(moving: number, { count, p50, p99, most, moves, noticed, refused }: Moved): AttackRow {
  return {
    attack: `one of two nodes stops while ${moving.toLocaleString('en')} people play there`,
    quiet: null,
    under: null,
    checks: [
      {
        measured: `${count} moved; without a connection for p50 ${ms(p50)}, p99 ${ms(p99)}, at most ${ms(most)}`,
        bound: 'everybody, at most 1 s',
        isMet: count === moving && most < MOST_MS,
      },
      {
        measured: `moves answered after p50 ${ms(moves.p50)}, p99 ${ms(moves.p99)}, at most ${ms(moves.most)}`,
        bound: 'at most 1 s',
        isMet: moves.most < MOST_MS,
      },
      {
        measured: `${noticed} clients told their user; ${refused} moves refused`,
        bound: 'none',
        isMet: noticed === 0 && refused === 0,
      },
    ],
  };
}
