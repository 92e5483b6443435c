import type { Kibo } from '@madang/engine';
import { lazy, Suspense, use, useEffect, useState } from 'react';
import { NotFound } from '../../app/NotFound.tsx';
import { go } from '../../app/router.ts';
import { settings } from '../../app/settings.ts';
import { ChallengeButton } from '../../challenge/lazy-challenge.tsx';
import { type GameUi, loadGameUi } from '../../games/ui.ts';
import { MODEL } from '../../models/model-level.ts';
import { archive } from '../../records/archive.ts';
import { TablePage } from '../../table/TablePage.tsx';
import { OpenInAnotherTab } from './OpenInAnotherTab.tsx';
import { setupOf } from './options.ts';
import { LocalSession } from './session.ts';
import { freshSeed, type LocalSetup, nextSetup } from './setup.ts';
import { keepMatch, keepMoves, type Moves, matchKey, unfinished } from './unfinished.ts';
import { useTabLock } from './useTabLock.ts';
import { takeWorker } from './workers.ts';

const UsableModel = lazy(() =>
  import('../../models/UsableModel.tsx').then(({ UsableModel }) => ({ default: UsableModel })),
);

/** A match on this device. With `seed` or `new` in the address a new one starts, else an unfinished one is resumed. */
export function PlayPage({ game, query }: { readonly game: string; readonly query: URLSearchParams }) {
  const ui = loadGameUi(game);
  return ui ? <Asked ui={use(ui)} query={query} /> : <NotFound />;
}

interface AskedProps {
  readonly ui: GameUi;
  readonly query: URLSearchParams;
}

function Asked({ ui, query }: AskedProps) {
  const [asked] = useState(() => setupOf(ui.game, query, [settings().name, settings().secondName]));
  const [isNew] = useState(query.has('new') || query.has('seed'));
  // `new` is removed from the address: a reload resumes the match.
  useEffect(() => {
    if (query.has('new')) go(withoutNew(query), 'replace');
  }, [query]);
  if (!asked) return <NotFound />;
  const level = asked.sitters.find(({ kind }) => kind === 'bot')?.level ?? '';
  const matches = <Matches ui={ui} asked={asked} isNew={isNew} />;
  return isNew && level.startsWith(MODEL) ? (
    <Suspense fallback={<div className="designed" aria-busy="true" />}>
      <UsableModel ui={ui} setup={asked} level={level}>
        {matches}
      </UsableModel>
    </Suspense>
  ) : (
    matches
  );
}

interface MatchesProps {
  readonly ui: GameUi;
  readonly asked: LocalSetup;
  readonly isNew: boolean;
}

/** One match after another, in one tab at a time. */
function Matches({ ui, asked, isNew }: MatchesProps) {
  const people = peopleIn(asked);
  const { state, isMine, take } = useTabLock(people > 0 ? matchKey(ui.game.id, people) : null);
  const [match, setMatch] = useState({ number: 0, setup: asked, isNew: isNew || people === 0 });
  if (state === 'asking') return <div className="designed" aria-busy="true" />;
  if (state === 'elsewhere') {
    // Resumes the match of the other tab; if that is over, a new one starts.
    const goOn = () => {
      setMatch({ number: match.number + 1, setup: { ...match.setup, seed: freshSeed() }, isNew: false });
      take();
    };
    return <OpenInAnotherTab onTake={goOn} />;
  }
  return (
    <Played
      key={match.number}
      ui={ui}
      setup={match.setup}
      isNew={match.isNew}
      onSaved={(kibo) => isMine() && keepMatch(kibo)}
      onMoved={(kibo, moves) => isMine() && keepMoves(kibo, moves)}
      onNext={(setup) => setMatch({ number: match.number + 1, setup, isNew: true })}
    />
  );
}

interface PlayedProps {
  readonly ui: GameUi;
  readonly setup: LocalSetup;
  /** Otherwise an unfinished match is resumed, if there is one. */
  readonly isNew: boolean;
  readonly onSaved: (kibo: Kibo) => void;
  readonly onMoved: (kibo: Kibo, moves: Moves) => void;
  readonly onNext: (setup: LocalSetup) => void;
}

interface Over {
  readonly kibo: Kibo;
  readonly carry: LocalSetup['inputs'];
}

function Played({ ui, setup, isNew, onSaved, onMoved, onNext }: PlayedProps) {
  const [over, setOver] = useState<Over | null>(null);
  const open = () => {
    const left = isNew ? null : unfinished(ui.game.id, peopleIn(setup));
    const first = (left?.kibo.seats ?? setup.sitters).findIndex(({ kind }) => kind === 'human');
    const beginning = { ask: 'begin', setup, left, canTakeBack: !ui.isMemoryGame } as const;
    return new LocalSession(takeWorker(ui.game.id), beginning, {
      eyes: first < 0 ? 'open' : first,
      window: ui.window,
      pace: () => (settings().speed === 0 ? 0 : 1 / settings().speed),
      saved: (kibo, carry) => {
        onSaved(kibo);
        archive(kibo);
        if (!carry) return;
        setOver({ kibo, carry });
        import('../../review/prepare-review.ts').then(
          ({ prepareReview }) => prepareReview(kibo),
          () => {},
        );
      },
      moved: onMoved,
    });
  };
  // Gold and factor carry over to the next match, unless the player starts a new session.
  const hasSession = over !== null && 'multiplier' in over.carry;
  return (
    <TablePage
      ui={ui}
      open={open}
      onAgain={() => over && onNext(nextSetup(over.kibo, over.carry))}
      onNewSession={hasSession ? () => onNext(nextSetup(over.kibo, {})) : undefined}
      replayHref="/replay?last=1"
      further={over && <ChallengeButton match={over.kibo} load={async () => over.kibo} />}
    />
  );
}

function peopleIn({ sitters }: LocalSetup): number {
  return sitters.filter(({ kind }) => kind === 'human').length;
}

function withoutNew(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete('new');
  return `${location.pathname}${rest.size > 0 ? `?${rest}` : ''}`;
}
