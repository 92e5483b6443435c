import type { RoundLog } from '@madang/engine';
import { matchOfLog } from '@madang/engine/internal';
import { shown } from '../app/number.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import { MatchRow, ReplayAndExport } from './MatchRow.tsx';
import { saveLogs } from './save-file.ts';
import { scoresAfter } from './scores-after.ts';
import { recordWords } from './words.ts';

/** The finished rounds of unfinished matches, to replay and export. */
export function RunningMatches({ matches }: { readonly matches: readonly (readonly RoundLog[])[] }) {
  const words = useWords(recordWords);
  return (
    <section className="records-running" aria-labelledby="records-running">
      <h2 id="records-running">{words.running}</h2>
      <ul className="records-list">
        {matches.map((logs) => (
          <RunningMatch key={logs[0].id} logs={logs} />
        ))}
      </ul>
    </section>
  );
}

function RunningMatch({ logs }: { readonly logs: readonly RoundLog[] }) {
  const words = useWords(recordWords);
  const { language } = useSettings();
  const [{ game, players }] = logs;
  const last = logs[logs.length - 1];
  return (
    <MatchRow
      game={game}
      heading="h3"
      at={last.at}
      rounds={words.roundsSoFar(logs.length)}
      players={Object.values(players).join(', ')}
      result={(scoresAfter(last) ?? []).map((score) => shown(score)).join(' : ')}
    >
      <ReplayAndExport
        name={gameName(game, language)}
        replayHref={`/replay?rounds=${encodeURIComponent(matchOfLog(last))}`}
        exportLabel={words.exportRounds}
        onExport={() => saveLogs(logs)}
      />
    </MatchRow>
  );
}
