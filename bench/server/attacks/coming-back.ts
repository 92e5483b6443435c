import { type AttackRow, ms } from './figures.ts';
import type { Sizes } from './sizes.ts';
import { onStage } from './stage.ts';

const PATIENCE_MS = 60_000;
const MOST_MS = 2_000;
/** What each table has played before: a snapshot of a match that has just begun costs nothing. */
const MOVES_PER_TABLE = 30;

/** Everybody's sockets break at the same moment, and everybody joins again. */
export function comingBack(sizes: Sizes): Promise<AttackRow> {
  return onStage({ ...sizes, players: sizes.returning, pace: 0 }, null, async ({ crowd }) => {
    await crowd.warmUp((MOVES_PER_TABLE * sizes.returning) / 2);
    await crowd.drop();
    const { p50, p99 } = await crowd.comeBack(PATIENCE_MS);
    return {
      attack: `${sizes.returning.toLocaleString('en')} people come back at once`,
      quiet: null,
      under: null,
      checks: [
        { measured: `match shown after p50 ${ms(p50)}, p99 ${ms(p99)}`, bound: 'p99 < 2 s', isMet: p99 < MOST_MS },
      ],
    };
  });
}
