import type { RoundLog } from '@madang/engine';
import { useCallback, useEffect, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { Icon } from '../app/Icon.tsx';
import { LanguageSelect } from '../app/LanguageSelect.tsx';
import { followLink } from '../app/router.ts';
import { LANGUAGE_TAGS, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import { browserArchive, type MatchSummary } from './archive.ts';
import { RunningMatches } from './RunningMatches.tsx';
import './records.css';
import { othersOf, resultText } from './result-text.ts';
import { saveFile, saveLogs } from './save-file.ts';
import { recordWords } from './words.ts';

type Found = Kept | 'asking' | 'unreadable';

interface Kept {
  readonly matches: readonly MatchSummary[];
  /** Finished rounds of matches that still go on. */
  readonly running: readonly (readonly RoundLog[])[];
  readonly rounds: number;
}

async function kept(): Promise<Kept> {
  const archive = browserArchive();
  const [matches, running, rounds] = await Promise.all([archive.matches(), archive.running(), archive.rounds()]);
  return { matches, running, rounds: rounds.length };
}

/** What was played on this device: finished matches, and the finished rounds of others. */
export function RecordsPage() {
  const words = useWords(recordWords);
  const [found, setFound] = useState<Found>('asking');
  const look = useCallback(() => {
    kept().then(setFound, () => setFound('unreadable'));
  }, []);
  useEffect(look, [look]);
  return (
    <>
      <Bar where={[words.title]}>
        <LanguageSelect />
      </Bar>
      <main className="records">
        <h1>{words.title}</h1>
        <p className="records-lead">{words.lead}</p>
        <Matches found={found} onChange={look} />
        <p className="records-foot">
          <a className="b" href="/replay" onClick={followLink}>
            <Icon name="play" /> {words.load}
          </a>
          {typeof found === 'object' && found.rounds > 0 && (
            <button type="button" className="b" onClick={() => void exportRounds()}>
              <Icon name="download" /> {words.exportAll}
            </button>
          )}
        </p>
      </main>
    </>
  );
}

function Matches({ found, onChange }: { readonly found: Found; readonly onChange: () => void }) {
  const words = useWords(recordWords);
  if (found === 'asking') return <p className="empty" aria-busy="true" />;
  if (found === 'unreadable')
    return (
      <p className="empty" role="alert">
        {words.unreadable}
      </p>
    );
  const { matches, running } = found;
  if (matches.length === 0 && running.length === 0)
    return (
      <div className="empty">
        <p>{words.empty}</p>
        <a className="b main" href="/" onClick={followLink}>
          {words.playOne}
        </a>
      </div>
    );
  return (
    <>
      {running.length > 0 && <RunningMatches matches={running} />}
      {matches.length > 0 && (
        <ul className="records-list">
          {matches.map((match) => (
            <Match key={match.id} match={match} onChange={onChange} />
          ))}
        </ul>
      )}
    </>
  );
}

function Match({ match, onChange }: { readonly match: MatchSummary; readonly onChange: () => void }) {
  const words = useWords(recordWords);
  const { language } = useSettings();
  const [isSure, askSure] = useState(false);
  const name = gameName(match.game, language);
  const date = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'medium', timeStyle: 'short' });
  const remove = () => void browserArchive().remove(match.id).then(onChange);
  return (
    <li data-game={match.game}>
      <i aria-hidden="true" />
      <div className="records-what">
        <h2>{name}</h2>
        <p>
          <time dateTime={new Date(match.at).toISOString()}>{date.format(match.at)}</time>
          <span>{words.rounds(match.rounds)}</span>
          <span>{othersOf(match)}</span>
        </p>
      </div>
      <strong className="num">{resultText(match, words)}</strong>
      {isSure ? (
        <div className="records-do" role="alertdialog" aria-label={words.removeSure}>
          <span>{words.removeSure}</span>
          <button type="button" className="b main" onClick={remove}>
            {words.yes}
          </button>
          {/* The harmless answer is the one that Enter gives. */}
          <button type="button" className="b" ref={(button) => button?.focus()} onClick={() => askSure(false)}>
            {words.no}
          </button>
        </div>
      ) : (
        <div className="records-do">
          <a className="b" href={`/replay?match=${match.id}`} onClick={followLink}>
            <Icon name="play" /> {words.replay}
            <span className="sr"> {name}</span>
          </a>
          <button
            type="button"
            className="b quiet ic"
            aria-label={`${words.exportMatch}: ${name}`}
            onClick={() => void exportMatch(match)}
          >
            <Icon name="download" />
          </button>
          <button
            type="button"
            className="b quiet ic"
            aria-label={`${words.remove}: ${name}`}
            onClick={() => askSure(true)}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </li>
  );
}

async function exportMatch({ id, game }: MatchSummary): Promise<void> {
  const kibo = await browserArchive().byId(id);
  if (kibo) saveFile(`${game}-${id}.kibo.json`, `${JSON.stringify(kibo, null, 1)}\n`);
}

/** All rounds, those of running matches and older ones included. */
async function exportRounds(): Promise<void> {
  saveLogs(await browserArchive().rounds());
}
