import { startChild } from '../child.ts';
import { Crowd } from './crowd.ts';
import { type AttackRow, ms } from './figures.ts';
import { copy, PLAYING, playMatch, seatsOfCopies } from './matches.ts';
import type { Sizes } from './sizes.ts';
import { inFolder } from './stage.ts';

const PATIENCE_MS = 60_000;
const MOST_MS = 1_000;
/** How far the tables are at which nobody is. */
const UNFINISHED_MOVES = 50;

/** The server is killed while tables are busy and very many others wait unfinished. */
export async function restart(sizes: Sizes): Promise<AttackRow> {
  const { busyTables, unfinishedTables } = sizes;
  const match = await playMatch({ moves: sizes.moves });
  return inFolder(
    async (store) => {
      await copy(store, match, { count: busyTables, summary: PLAYING });
      const others = { first: busyTables, count: unfinishedTables, entries: UNFINISHED_MOVES };
      await copy(store, match, { ...others, summary: PLAYING });
    },
    async (folder) => {
      let server = await startChild('madang', { folder });
      let crowd: Crowd | null = null;
      try {
        crowd = await Crowd.returned(server.url, seatsOfCopies(match, busyTables));
        await server.stop();
        const began = performance.now();
        server = await startChild('madang', { folder, port: Number(new URL(server.url).port) });
        const started = performance.now() - began;
        await crowd.drop();
        const { p50, p99 } = await crowd.playOn(PATIENCE_MS);
        return row(sizes, started, p50, p99);
      } finally {
        await crowd?.leave();
        await server.stop();
      }
    },
  );
}

function row({ busyTables, unfinishedTables, moves }: Sizes, started: number, p50: number, p99: number): AttackRow {
  return {
    attack: `restart with ${busyTables} busy tables of ${moves} moves and ${unfinishedTables.toLocaleString('en')} unfinished ones`,
    quiet: null,
    under: null,
    checks: [
      {
        measured: `serves after ${ms(started)}; first move at a table p50 ${ms(p50)}, p99 ${ms(p99)} after that`,
        bound: 'first move < 1 s',
        isMet: p99 < MOST_MS,
      },
    ],
  };
}
