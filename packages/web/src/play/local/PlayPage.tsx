import { use, useEffect, useState } from 'react';
import { NotFound } from '../../app/NotFound.tsx';
import { go } from '../../app/router.ts';
import { settings } from '../../app/settings.ts';
import { type GameFace, loadFace } from '../../games/face.ts';
import { archive } from '../../records/archive.ts';
import { TablePage } from '../../table/TablePage.tsx';
import { setupOf } from './options.ts';
import { LocalSession } from './session.ts';
import { keep, unfinished } from './unfinished.ts';

/** A match on this device. An address with a seed or `new` begins anew; else an unfinished match goes on. */
export function PlayPage({ game, query }: { readonly game: string; readonly query: URLSearchParams }) {
  const face = loadFace(game);
  return face ? <Loaded face={use(face)} query={query} /> : <NotFound />;
}

function Loaded({ face, query }: { readonly face: GameFace; readonly query: URLSearchParams }) {
  const [number, setNumber] = useState(0);
  // `new` holds only once: a reload goes on with the match.
  useEffect(() => {
    if (query.has('new')) go(withoutNew(query), 'replace');
  }, [query]);
  const again = () => setNumber(number + 1);
  return <Played key={number} face={face} query={query} isFirst={number === 0} onAgain={again} />;
}

interface PlayedProps {
  readonly face: GameFace;
  readonly query: URLSearchParams;
  readonly isFirst: boolean;
  readonly onAgain: () => void;
}

function Played({ face, query, isFirst, onAgain }: PlayedProps) {
  const [asked] = useState(() => setupOf(face.game, query, settings().name));
  if (!asked) return <NotFound />;
  const begin = () => {
    const people = asked.sitters.filter(({ kind }) => kind === 'human').length;
    const isNew = !isFirst || query.has('new') || query.has('seed') || people === 0;
    const left = isNew ? null : unfinished(face.game.id, people);
    const sitters = left?.seats ?? asked.sitters;
    const first = sitters.findIndex(({ kind }) => kind === 'human');
    return new LocalSession({
      setup: asked,
      left,
      eyes: first < 0 ? 'open' : first,
      pace: () => (settings().speed === 0 ? 0 : 1 / settings().speed),
      saved: (kibo) => {
        keep(kibo);
        archive(kibo);
      },
    });
  };
  return <TablePage face={face} open={begin} onAgain={onAgain} replayHref="/replay?last=1" />;
}

function withoutNew(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete('new');
  return `${location.pathname}${rest.size > 0 ? `?${rest}` : ''}`;
}
