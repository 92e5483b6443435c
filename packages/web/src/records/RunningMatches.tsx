import type { RoundLog } from '@madang/engine';
import { matchOfLog } from '@madang/engine/internal';
import { Icon } from '../app/Icon.tsx';
import { followLink } from '../app/router.ts';
import { LANGUAGE_TAGS, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import { saveLogs } from './save-file.ts';
import { scoresAfter } from './scores-after.ts';
import { recordWords } from './words.ts';

/** The finished rounds of matches that are not over: to be seen again and exported at once. */
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
  const name = gameName(game, language);
  const date = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'medium', timeStyle: 'short' });
  const scores = scoresAfter(last);
  return (
    <li data-game={game}>
      <i aria-hidden="true" />
      <div className="records-what">
        <h3>{name}</h3>
        <p>
          <time dateTime={new Date(last.at).toISOString()}>{date.format(last.at)}</time>
          <span>{words.roundsSoFar(logs.length)}</span>
          <span>{Object.values(players).join(', ')}</span>
        </p>
      </div>
      <strong className="num">{scores?.map((score) => score.toLocaleString()).join(' : ')}</strong>
      <div className="records-do">
        <a className="b" href={`/replay?rounds=${encodeURIComponent(matchOfLog(last))}`} onClick={followLink}>
          <Icon name="play" /> {words.replay}
          <span className="sr"> {name}</span>
        </a>
        <button
          type="button"
          className="b quiet ic"
          aria-label={`${words.exportRounds}: ${name}`}
          onClick={() => saveLogs(logs)}
        >
          <Icon name="download" />
        </button>
      </div>
    </li>
  );
}
