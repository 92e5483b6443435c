import type { ReactNode } from 'react';
import { Icon } from '../app/Icon.tsx';
import { followLink } from '../app/router.ts';
import { LANGUAGE_TAGS, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import { recordWords } from './words.ts';

interface MatchRowProps {
  readonly game: string;
  readonly heading: 'h2' | 'h3';
  /** When it was played, how long it was, with whom. */
  readonly at: number;
  readonly rounds: string;
  readonly players: string;
  readonly result: string;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A line of the list of records. */
export function MatchRow({ game, heading: Heading, at, rounds, players, result, children }: MatchRowProps) {
  const { language } = useSettings();
  const date = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li data-game={game}>
      <i aria-hidden="true" />
      <div className="records-what">
        <Heading>{gameName(game, language)}</Heading>
        <p>
          <time dateTime={new Date(at).toISOString()}>{date.format(at)}</time>
          <span>{rounds}</span>
          <span>{players}</span>
        </p>
      </div>
      <strong className="num">{result}</strong>
      {children}
    </li>
  );
}

interface ReplayAndExportProps {
  readonly name: string;
  readonly replayHref: string;
  readonly exportLabel: string;
  readonly onExport: () => void;
  readonly children?: ReactNode;
}

export function ReplayAndExport({ name, replayHref, exportLabel, onExport, children }: ReplayAndExportProps) {
  const words = useWords(recordWords);
  return (
    <div className="records-do">
      <a className="b" href={replayHref} onClick={followLink}>
        <Icon name="play" /> {words.replay}
        <span className="sr"> {name}</span>
      </a>
      <button type="button" className="b quiet ic" aria-label={`${exportLabel}: ${name}`} onClick={onExport}>
        <Icon name="download" />
      </button>
      {children}
    </div>
  );
}
