import { useState } from 'react';
import { Icon } from '../app/Icon.tsx';
import { followLink } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { DAILY_TITLE } from '../daily/title.ts';
import type { GameEntry } from '../games/entry.ts';
import { entryOf, gameName, levelNear, seatsOf } from '../games/list.ts';
import { unfinished } from '../play/local/unfinished.ts';
import { choiceOf, playHref, rememberChoice } from './choice.ts';
import { Fan } from './Fan.tsx';
import { PlayOptions } from './PlayOptions.tsx';
import { homeWords } from './words/index.ts';

export interface DoorProps {
  readonly game: string;
  readonly isOpen: boolean;
  /** Opened by the reader: the focus moves to the first action. */
  readonly takesFocus: boolean;
  readonly isOffline: boolean;
  readonly onOpen: () => void;
}

/** A game on the home page. Closed: its name and a fan of cards; open: every way to play it. */
export function Door({ game, isOpen, takesFocus, isOffline, onOpen }: DoorProps) {
  const words = useWords(homeWords);
  const { language } = useSettings();
  const [choice, setChoice] = useState(() => choiceOf(game, language));
  const [left] = useState(() => unfinished(game));
  const entry = entryOf(game);
  const name = gameName(game, language);
  const rounds = left?.kibo.rounds.at(-1)?.number ?? null;
  return (
    <article className={`mat stitch door ${isOpen ? 'is-open' : ''}`} data-game={game}>
      <div className="door-text">
        <h2>
          {isOpen ? (
            name
          ) : (
            <button
              type="button"
              className="door-opener"
              aria-expanded={false}
              aria-label={words.choose(name)}
              onClick={onOpen}
            >
              {name}
            </button>
          )}
        </h2>
        {entry && <Subtitle entry={entry} name={name} />}
        <p className="door-facts">
          <span>{words.players(Math.min(...seatsOf(game)), Math.max(...seatsOf(game)))}</span>
          {entry && <span>{words.minutes(entry.minutes)}</span>}
        </p>
        {entry && <p className="door-pitch">{entry.words[language].pitch}</p>}
        {isOpen && !isOffline && (
          <a className="door-daily" href={`/daily/${game}`} onClick={followLink}>
            {DAILY_TITLE[language]}
          </a>
        )}
      </div>
      <Fan game={game} />
      {isOpen ? (
        <PlayOptions
          game={game}
          choice={choice}
          unfinishedRound={rounds}
          takesFocus={takesFocus}
          isOffline={isOffline}
          onChoice={(asked) => {
            const chosen = { ...asked, level: levelNear(game, asked.level, asked) };
            rememberChoice(game, chosen);
            setChoice(chosen);
          }}
        />
      ) : (
        <a
          className="b door-play"
          href={rounds === null ? playHref(game, choice) : `/play/${game}`}
          onClick={followLink}
        >
          <Icon name="play" /> {rounds === null ? words.play : words.goOn}
          <span className="sr"> {name}</span>
        </a>
      )}
    </article>
  );
}

function Subtitle({ entry, name }: { readonly entry: GameEntry; readonly name: string }) {
  const { language } = useSettings();
  const { native, words } = entry;
  return native && native.name !== name ? (
    <p className="door-sub" lang={native.lang}>
      {native.name}
    </p>
  ) : (
    <p className="door-sub">{words[language].sub}</p>
  );
}
