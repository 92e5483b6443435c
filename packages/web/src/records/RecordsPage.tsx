import type { RoundLog } from '@madang/engine';
import { useCallback, useEffect, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { Icon } from '../app/Icon.tsx';
import { LanguageSelect } from '../app/LanguageSelect.tsx';
import { followLink } from '../app/router.ts';
import { Switch } from '../app/Switch.tsx';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { ChallengeButton } from '../challenge/lazy-challenge.tsx';
import { gameName } from '../games/list.ts';
import { meWords } from '../me/words.ts';
import { positionWords } from '../positions/words.ts';
import { replayWords } from '../replay/words.ts';
import { statisticsWords } from '../statistics/words.ts';
import { browserArchive, type MatchSummary } from './archive.ts';
import { MatchRow, ReplayAndExport } from './MatchRow.tsx';
import { RunningMatches } from './RunningMatches.tsx';
import './records.css';
import { takeBackWords } from '../table/take-back-words.ts';
import { othersOf, resultText } from './result-text.ts';
import { saveFile, saveLogs } from './save-file.ts';
import { recordWords } from './words.ts';

type Found = Kept | 'asking' | 'unreadable';

interface Kept {
  readonly matches: readonly MatchSummary[];
  /** Finished rounds of unfinished matches. */
  readonly running: readonly (readonly RoundLog[])[];
  readonly rounds: number;
}

async function kept(): Promise<Kept> {
  const archive = browserArchive();
  const [matches, running, rounds] = await Promise.all([archive.matches(), archive.running(), archive.rounds()]);
  return { matches, running, rounds: rounds.length };
}

/** What was played on this device: finished matches, and finished rounds of unfinished ones. */
export function RecordsPage() {
  const words = useWords(recordWords);
  const statistics = useWords(statisticsWords);
  const people = useWords(meWords);
  const replay = useWords(replayWords);
  const { mistakes } = useWords(positionWords);
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
        <p className="records-links">
          <a href="/statistics" onClick={followLink}>
            {statistics.title}
          </a>{' '}
          ·{' '}
          <a href="/me" onClick={followLink}>
            {people.title}
          </a>{' '}
          ·{' '}
          <a href="/mistakes" onClick={followLink}>
            {mistakes}
          </a>
        </p>
        <Switch of="withoutEnds" label={replay.withoutEnd} why={replay.withoutEndWhy} />
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
  const takenBack = useWords(takeBackWords);
  const { language, withoutEnds } = useSettings();
  const [isSure, askSure] = useState(false);
  const name = gameName(match.game, language);
  const remove = () => void browserArchive().remove(match.id).then(onChange);
  return (
    <MatchRow
      game={match.game}
      heading="h2"
      at={match.at}
      rounds={[
        ...(withoutEnds ? [] : [words.rounds(match.rounds)]),
        ...(match.takenBack ? [takenBack.marked] : []),
      ].join(' · ')}
      players={othersOf(match)}
      result={withoutEnds ? '' : resultText(match, words)}
    >
      {isSure ? (
        <RemoveQuestion onYes={remove} onNo={() => askSure(false)} />
      ) : (
        <ReplayAndExport
          name={name}
          replayHref={`/replay?match=${match.id}`}
          exportLabel={words.exportMatch}
          onExport={() => void exportMatch(match)}
        >
          <ChallengeButton match={match} load={() => browserArchive().byId(match.id)} className="b quiet" />
          <button
            type="button"
            className="b quiet ic"
            aria-label={`${words.remove}: ${name}`}
            onClick={() => askSure(true)}
          >
            <Icon name="close" />
          </button>
        </ReplayAndExport>
      )}
    </MatchRow>
  );
}

function RemoveQuestion({ onYes, onNo }: { readonly onYes: () => void; readonly onNo: () => void }) {
  const words = useWords(recordWords);
  return (
    <div className="records-do" role="alertdialog" aria-label={words.removeSure}>
      <span>{words.removeSure}</span>
      <button type="button" className="b main" onClick={onYes}>
        {words.yes}
      </button>
      {/* Enter answers no. */}
      <button type="button" className="b" ref={(button) => button?.focus()} onClick={onNo}>
        {words.no}
      </button>
    </div>
  );
}

async function exportMatch({ id, game }: MatchSummary): Promise<void> {
  const kibo = await browserArchive().byId(id);
  if (kibo) saveFile(`${game}-${id}.kibo.json`, `${JSON.stringify(kibo, null, 1)}\n`);
}

/** All rounds, those of unfinished matches and older ones included. */
async function exportRounds(): Promise<void> {
  saveLogs(await browserArchive().rounds());
}
