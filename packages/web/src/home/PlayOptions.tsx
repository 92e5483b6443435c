import { lazy, useEffect, useRef, useState } from 'react';
import { Icon } from '../app/Icon.tsx';
import { Part } from '../app/Part.tsx';
import { followLink, go } from '../app/router.ts';
import { useWords } from '../app/words.ts';
import { entryOf, seatsOf, usualLevel } from '../games/list.ts';
import { MODEL } from '../models/model-level.ts';
import { ClockSelect } from './ClockSelect.tsx';
import { type Choice, playHref } from './choice.ts';
import { houseRulesWords } from './house-rules/words.ts';
import { Levels } from './Levels.tsx';
import { findOpponent, openTable } from './lobby.ts';
import { lobbyWords } from './lobby-words.ts';
import { OneScreen } from './OneScreen.tsx';
import { homeWords } from './words/index.ts';

export interface PlayOptionsProps {
  readonly game: string;
  readonly choice: Choice;
  /** Null: there is no unfinished match. */
  readonly unfinishedRound: number | null;
  readonly takesFocus: boolean;
  readonly isOffline: boolean;
  readonly onChoice: (choice: Choice) => void;
}

/** Every way to play a game, the most common one first. */
export function PlayOptions({ game, choice, unfinishedRound, takesFocus, isOffline, onChoice }: PlayOptionsProps) {
  const words = useWords(homeWords);
  const first = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const fresh = playHref(game, choice);
  return (
    <div className="ways">
      <Levels game={game} choice={choice} onChoose={(level) => onChoice({ ...choice, level })} />
      {seatsOf(game).length > 1 && (
        <Seats
          counts={seatsOf(game)}
          chosen={choice.seats}
          // A model plays with the seats that it was trained for.
          onChoose={(seats) =>
            onChoice({ ...choice, seats, ...(choice.level.startsWith(MODEL) ? { level: usualLevel(game) } : {}) })
          }
        />
      )}
      {unfinishedRound === null ? (
        <a className="b main" ref={first} href={fresh} onClick={followLink}>
          <Icon name="play" /> {words.playNow}
        </a>
      ) : (
        <>
          <a className="b main" ref={first} href={`/play/${game}`} onClick={followLink}>
            <Icon name="play" /> {words.goOn} <small>{words.inRound(unfinishedRound)}</small>
          </a>
          <a className="b" href={fresh} onClick={followLink}>
            <Icon name="again" /> {words.newGame}
          </a>
        </>
      )}
      <FindOpponent game={game} choice={choice} isOffline={isOffline} />
      <Invite game={game} choice={choice} isOffline={isOffline} onChoice={onChoice} />
      <Part meanwhile={COMING}>
        <TableRulesChoice game={game} chosen={choice.rules} onChoose={(rules) => onChoice({ ...choice, rules })} />
      </Part>
      <Rules game={game} choice={choice} onChoice={onChoice} />
      <Part meanwhile={COMING}>
        <ModelChoice game={game} chosen={choice.level} onChoose={(chosen) => onChoice({ ...choice, ...chosen })} />
      </Part>
      <p className="ways-more">
        <OneScreen href={playHref(game, choice, 2)} />
        <a className="b" href={playHref(game, choice, 0)} onClick={followLink}>
          {words.botsAlone}
        </a>
      </p>
      <p className="ways-links">
        <a href={`/rules/${game}`} onClick={followLink}>
          {words.rules}
        </a>
        <a href="/records" onClick={followLink}>
          {words.records}
        </a>
        {entryOf(game)?.guide && (
          <a href={`/cards/${game}`} onClick={followLink}>
            {words.cardGuide}
          </a>
        )}
        {entryOf(game)?.lesson && (
          <a href={`/learn/${game}`} onClick={followLink}>
            {words.lesson}
          </a>
        )}
        {entryOf(game)?.positions && (
          <a href={`/positions/${game}`} onClick={followLink}>
            {words.positions}
          </a>
        )}
      </p>
    </div>
  );
}

interface SeatsProps {
  readonly counts: readonly number[];
  readonly chosen: number;
  readonly onChoose: (seats: number) => void;
}

function Seats({ counts, chosen, onChoose }: SeatsProps) {
  const words = useWords(homeWords);
  return (
    <fieldset className="segments">
      <legend>{words.howMany}</legend>
      {counts.toSorted().map((count) => (
        <label key={count}>
          <input type="radio" name="seats" checked={count === chosen} onChange={() => onChoose(count)} />
          <span>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}

const COMING = <div className="folded-choice" />;
const ModelChoice = lazy(() => import('../models/ModelChoice.tsx'));
const TableRulesChoice = lazy(() => import('./TableRulesChoice.tsx'));
/** The form contains every option of every game: it is loaded on demand. */
const HouseRules = lazy(() => import('./house-rules/HouseRules.tsx'));

function Rules({ game, choice, onChoice }: Pick<PlayOptionsProps, 'game' | 'choice' | 'onChoice'>) {
  const words = useWords(houseRulesWords);
  const [isOpen, open] = useState(false);
  const { rules } = choice;
  const changes = Object.keys(rules).length;
  return (
    <>
      <button type="button" className="b" aria-haspopup="dialog" onClick={() => open(true)}>
        <Icon name="book" />
        <span>
          {words.title}
          {changes > 0 && <small>{words.changes(changes)}</small>}
        </span>
      </button>
      {isOpen && (
        <Part>
          <HouseRules
            game={game}
            chosen={rules}
            onChoose={(chosen) => onChoice({ ...choice, rules: chosen })}
            onClose={() => open(false)}
          />
        </Part>
      )}
    </>
  );
}

/** A stranger who waits for a match by the same rules, too. */
function FindOpponent({ game, choice, isOffline }: Pick<PlayOptionsProps, 'game' | 'choice' | 'isOffline'>) {
  const words = useWords(homeWords);
  const lobbyText = useWords(lobbyWords);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const find = async () => {
    setState('busy');
    const address = await findOpponent(game, choice).catch(() => null);
    if (address === null) setState('failed');
    else go(address);
  };
  return (
    <>
      <button type="button" className="b" disabled={isOffline || state === 'busy'} onClick={() => void find()}>
        <Icon name="person" />
        <span>
          {lobbyText.find}
          <small>{isOffline ? words.offline : state === 'busy' ? lobbyText.finding : lobbyText.findWhy}</small>
        </span>
      </button>
      {state === 'failed' && (
        <p className="ways-failed" role="alert">
          {words.failed}
        </p>
      )}
    </>
  );
}

/** Opens a private table, reached by its link only, with or without a clock. */
function Invite({
  game,
  choice,
  isOffline,
  onChoice,
}: Pick<PlayOptionsProps, 'game' | 'choice' | 'isOffline' | 'onChoice'>) {
  const words = useWords(homeWords);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const invite = async () => {
    setState('busy');
    const address = await openTable(game, choice, false).catch(() => null);
    if (address === null) setState('failed');
    else go(address);
  };
  return (
    <div className="ways-invite">
      <button type="button" className="b" disabled={isOffline || state === 'busy'} onClick={() => void invite()}>
        <Icon name="link" />
        <span>
          {words.invite}
          {isOffline && <small>{words.offline}</small>}
        </span>
      </button>
      {state === 'failed' && (
        <p className="ways-failed" role="alert">
          {words.failed}
        </p>
      )}
      {!isOffline && <ClockSelect chosen={choice.clock} onChoose={(clock) => onChoice({ ...choice, clock })} />}
    </div>
  );
}
