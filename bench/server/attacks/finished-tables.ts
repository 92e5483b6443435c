import { answeredCheck, flood } from './attacker.ts';
import { type AttackRow, honestCheck } from './figures.ts';
import { copy, idOf, playMatch } from './matches.ts';
import type { Sizes } from './sizes.ts';
import { compared, onStage } from './stage.ts';

const FINISHED = { status: 'finished', names: ['One', 'Two'], freeSeats: 0 } as const;
const ROUNDS = 6;

/** Tables where the match is over, each asked for once or twice. */
export async function finishedTables(sizes: Sizes): Promise<AttackRow> {
  const match = await playMatch({ rounds: ROUNDS });
  return onStage(
    sizes,
    (store) => copy(store, match, { count: sizes.finishedTables, summary: FINISHED }),
    async (stage) => {
      const urls = Array.from({ length: sizes.finishedTables }, (_, n) => `${stage.server.url}/api/tables/${idOf(n)}`);
      const { quiet, under, found } = await compared(stage, sizes.seconds, (over) =>
        flood(urls, sizes.perSecond, over),
      );
      return {
        attack: `\`GET\` of ${sizes.finishedTables.toLocaleString('en')} finished tables, ${sizes.perSecond}/s`,
        quiet,
        under,
        checks: [honestCheck(quiet, under), answeredCheck(found)],
      };
    },
  );
}
