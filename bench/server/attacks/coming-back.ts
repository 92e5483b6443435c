import { startChild } from '../child.ts';
import { Crowd } from './crowd.ts';
import { type AttackRow, ms, type Waits } from './figures.ts';
import { copy, PLAYING, playMatch, seatsOfCopies } from './matches.ts';
import type { Sizes } from './sizes.ts';
import { inFolder } from './stage.ts';

const PATIENCE_MS = 60_000;
const MOST_MS = 2_000;

/** Everybody's sockets break at the same moment, and everybody joins again. */
export async function comingBack(sizes: Sizes): Promise<AttackRow> {
  const match = await playMatch({ moves: sizes.moves });
  const tables = sizes.returning / 2;
  const { p50, p99 } = await inFolder(
    (store) => copy(store, match, { count: tables, summary: PLAYING }),
    async (folder): Promise<Waits> => {
      const server = await startChild('madang', { folder });
      let crowd: Crowd | null = null;
      try {
        crowd = await Crowd.returned(server.url, seatsOfCopies(match, tables));
        await crowd.drop();
        return await crowd.comeBack(PATIENCE_MS);
      } finally {
        await crowd?.leave();
        await server.stop();
      }
    },
  );
  return {
    attack: `${sizes.returning.toLocaleString('en')} people come back at once, to matches of ${sizes.moves} moves`,
    quiet: null,
    under: null,
    checks: [
      { measured: `match shown after p50 ${ms(p50)}, p99 ${ms(p99)}`, bound: 'p99 < 2 s', isMet: p99 < MOST_MS },
    ],
  };
}
