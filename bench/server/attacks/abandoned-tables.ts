import { counted, flood } from './attacker.ts';
import { type AttackRow, honestCheck, ms } from './figures.ts';
import { copy, playMatch } from './matches.ts';
import type { Sizes } from './sizes.ts';
import { compared, onStage } from './stage.ts';

const OPEN = { status: 'open', names: ['One', null], freeSeats: 1 } as const;
/** The bound for "a few milliseconds" on a machine that runs other programs too. */
const A_FEW_MS = 20;

/** The list of open tables, when very many tables were opened and nobody connected: half of them public, half not. */
export async function abandonedTables(sizes: Sizes): Promise<AttackRow> {
  const { card, log } = await playMatch({ rounds: 1 });
  const half = Math.ceil(sizes.abandonedTables / 2);
  return onStage(
    sizes,
    async (store) => {
      const open = { entries: 1, summary: OPEN, count: half };
      await copy(store, { card: { ...card, isPublic: true }, log }, open);
      await copy(store, { card: { ...card, isPublic: false }, log }, { ...open, first: half });
    },
    async (stage) => {
      // The newest are not public, and none is of Check: a search for 50 from the newest on reads very many rows.
      const urls = ['', '?game=check', '?game=koikoi&limit=100'].map(
        (query) => `${stage.server.url}/api/tables${query}`,
      );
      const { quiet, under, found } = await compared(stage, sizes.seconds, (over) =>
        flood(urls, sizes.perSecond, over),
      );
      return {
        attack: `\`GET /api/tables\` with ${sizes.abandonedTables.toLocaleString('en')} abandoned open tables, ${sizes.perSecond}/s`,
        quiet,
        under,
        checks: [
          honestCheck(quiet, under),
          {
            measured: `${counted(found)}; p50 ${ms(found.waits.p50)}, p99 ${ms(found.waits.p99)}`,
            bound: `p50 ≤ ${A_FEW_MS} ms`,
            isMet: found.statuses.has(200) && found.waits.p50 <= A_FEW_MS,
          },
        ],
      };
    },
  );
}
