import { useState } from 'react';
import { Icon } from '../app/Icon.tsx';
import { followLink } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { type GameId, gameNames, SEATS } from '../games/names.ts';
import { unfinished } from '../play/local/unfinished.ts';
import { choiceOf, playHref, rememberChoice } from './choice.ts';
import { Fan } from './Fan.tsx';
import { Ways } from './Ways.tsx';
import { homeWords } from './words/index.ts';

/** What a game is called at home, where that is another script. */
const NATIVE: Readonly<Partial<Record<GameId, { readonly name: string; readonly lang: string }>>> = {
  koikoi: { name: 'こいこい', lang: 'ja' },
  gostop: { name: '고스톱', lang: 'ko' },
  matgo: { name: '맞고', lang: 'ko' },
};

const MINUTES: Readonly<Record<GameId, number>> = { koikoi: 10, gostop: 5, matgo: 15, tysiac: 30, check: 10 };

export interface DoorProps {
  readonly game: GameId;
  readonly isOpen: boolean;
  /** Opened by hand: the focus goes on to what can be done. */
  readonly takesFocus: boolean;
  readonly isOffline: boolean;
  readonly onOpen: () => void;
}

/** A game: closed, its name, a fan of its cards and the way in; open, every way to play it. */
export function Door({ game, isOpen, takesFocus, isOffline, onOpen }: DoorProps) {
  const words = useWords(homeWords);
  const { language } = useSettings();
  const [choice, setChoice] = useState(() => choiceOf(game));
  const [left] = useState(() => unfinished(game));
  const name = gameNames[game][language];
  const rounds = left?.rounds?.at(-1)?.number ?? null;
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
        <Subtitle game={game} name={name} />
        <p className="door-facts">
          <span>{words.players(Math.min(...SEATS[game]), Math.max(...SEATS[game]))}</span>
          <span>{words.minutes(MINUTES[game])}</span>
        </p>
        <p className="door-pitch">{words.games[game].pitch}</p>
      </div>
      <Fan game={game} />
      {isOpen ? (
        <Ways
          game={game}
          choice={choice}
          unfinishedRound={rounds}
          takesFocus={takesFocus}
          isOffline={isOffline}
          onChoice={(chosen) => {
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

function Subtitle({ game, name }: { readonly game: GameId; readonly name: string }) {
  const words = useWords(homeWords);
  const native = NATIVE[game];
  return native && native.name !== name ? (
    <p className="door-sub" lang={native.lang}>
      {native.name}
    </p>
  ) : (
    <p className="door-sub">{words.games[game].sub}</p>
  );
}
