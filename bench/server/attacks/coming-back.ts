import { type AttackRow, ms } from './figures.ts';
import { copy, PLAYING, playMatch, seatsOfCopies } from './matches.ts';
import { afterRestart } from './revived.ts';
import type { Sizes } from './sizes.ts';

const PATIENCE_MS = 60_000;
const MOST_MS = 2_000;
/** A player who reconnects waits about this long before the next move. */
const LOOKING_MS = 2_000;

/** The server was restarted, and everybody joins again at the same moment. */
export async function comingBack({ moves, returning, seconds }: Sizes): Promise<AttackRow> {
  const match = await playMatch({ moves });
  const tables = returning / 2;
  const { p50, p99 } = await afterRestart(
    (store) => copy(store, match, { count: tables, summary: PLAYING }),
    { seats: seatsOfCopies(match, tables), seconds: seconds / 2 },
    (crowd) => crowd.comeBack(PATIENCE_MS, LOOKING_MS),
  );
  return {
    attack: `${returning.toLocaleString('en')} people come back at once, to matches of ${moves} moves, and look for ${LOOKING_MS / 1000} s before they move`,
    quiet: null,
    under: null,
    checks: [
      { measured: `match shown after p50 ${ms(p50)}, p99 ${ms(p99)}`, bound: 'p99 < 2 s', isMet: p99 < MOST_MS },
    ],
  };
}
