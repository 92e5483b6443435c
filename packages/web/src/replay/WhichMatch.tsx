import type { RoundLog } from '@madang/engine';
import { Bar } from '../app/Bar.tsx';
import { LANGUAGE_TAGS, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import { recordWords } from '../records/words.ts';
import { replayWords } from './words.ts';

interface WhichMatchProps {
  readonly matches: readonly (readonly RoundLog[])[];
  readonly onChoose: (logs: readonly RoundLog[]) => void;
}

/** A file of round logs contains several matches: the reader chooses one. */
export function WhichMatch({ matches, onChoose }: WhichMatchProps) {
  const words = useWords(replayWords);
  const { rounds } = useWords(recordWords);
  const { language } = useSettings();
  const date = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <Bar where={[words.replay]} />
      <main className="designed">
        <h1>{words.which}</h1>
        <ul className="which-match">
          {matches.map((logs) => {
            const [{ id, game, players, at }] = logs;
            return (
              <li key={id}>
                <button type="button" className="b" onClick={() => onChoose(logs)}>
                  <strong>{gameName(game, language)}</strong>
                  <span>{[rounds(logs.length), ...Object.values(players)].join(' · ')}</span>
                  {at > 0 && <time dateTime={new Date(at).toISOString()}>{date.format(at)}</time>}
                </button>
              </li>
            );
          })}
        </ul>
      </main>
    </>
  );
}
