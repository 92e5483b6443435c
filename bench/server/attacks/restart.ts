import { type AttackRow, ms } from './figures.ts';
import { copy, PLAYING, playMatch, seatsOfCopies } from './matches.ts';
import { afterRestart } from './revived.ts';
import type { Sizes } from './sizes.ts';

const PATIENCE_MS = 60_000;
const MOST_MS = 1_000;
/** How many moves were made at the tables where nobody is connected. */
const UNFINISHED_MOVES = 50;

/** The server is killed while tables are busy and very many others wait unfinished. */
export async function restart({ busyTables, unfinishedTables, moves, seconds }: Sizes): Promise<AttackRow> {
  const match = await playMatch({ moves });
  const { first, startedAfter } = await afterRestart(
    async (store) => {
      await copy(store, match, { count: busyTables, summary: PLAYING });
      const others = { first: busyTables, count: unfinishedTables, entries: UNFINISHED_MOVES };
      await copy(store, match, { ...others, summary: PLAYING });
    },
    { seats: seatsOfCopies(match, busyTables), seconds: seconds / 2 },
    async (crowd, startedAfter) => ({ first: await crowd.playOn(PATIENCE_MS), startedAfter }),
  );
  return {
    attack: `restart with ${busyTables} busy tables of ${moves} moves and ${unfinishedTables.toLocaleString('en')} unfinished ones`,
    quiet: null,
    under: null,
    checks: [
      {
        measured: `listens after ${ms(startedAfter)}; first move at a table p50 ${ms(first.p50)}, p99 ${ms(first.p99)} after that`,
        bound: 'first move < 1 s',
        isMet: first.p99 < MOST_MS,
      },
    ],
  };
}
