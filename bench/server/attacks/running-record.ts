import { answeredCheck, flood } from './attacker.ts';
import { type AttackRow, honestCheck } from './figures.ts';
import { copy, idOf, PLAYING, playMatch } from './matches.ts';
import type { Sizes } from './sizes.ts';
import { compared, onStage } from './stage.ts';

/** The record of one running match, asked for again and again. */
export async function runningRecord(sizes: Sizes): Promise<AttackRow> {
  const match = await playMatch({ moves: sizes.moves });
  return onStage(
    sizes,
    (store) => copy(store, match, { count: 2, summary: PLAYING }),
    async (stage) => {
      const record = (table: number) => `${stage.server.url}/api/tables/${idOf(table)}/kibo`;
      await fetch(record(1)); // the first record after a start waits for a thread, whoever asks
      const url = record(0);
      const { quiet, under, found } = await compared(stage, sizes.seconds, (over) =>
        flood([url], sizes.perSecond, over),
      );
      return {
        attack: `\`GET kibo\` of a running match of ${sizes.moves} moves, ${sizes.perSecond}/s`,
        quiet,
        under,
        checks: [honestCheck(quiet, under), answeredCheck(found)],
      };
    },
  );
}
