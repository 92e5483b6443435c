import { followLink } from '../app/router.ts';
import { useWords } from '../app/words.ts';
import type { Line } from '../play/session.ts';
import { Waiting } from './Waiting.tsx';
import { tableWords } from './words/index.ts';

/** How the way to the table is, where that is worth a word. During a match the table stays in sight. */
export function LineState({
  line,
  game,
  isBegun,
}: {
  readonly line: Line;
  readonly game: string;
  readonly isBegun: boolean;
}) {
  const words = useWords(tableWords);
  switch (line.state) {
    case 'open':
      return isBegun ? null : <p className="designed">{words.loading}</p>;
    case 'waiting':
      return <Waiting seats={line.seats} invite={line.invite} onBots={line.onBots} />;
    case 'lost':
      return (
        <p className={isBegun ? 'strip' : 'designed'} role="alert">
          {words.lost(line.tries)}
        </p>
      );
    case 'gone': {
      const why = { 'no such table': words.gone, 'bad link': words.badLink, voided: words.voided }[line.why];
      return (
        <main className={isBegun ? 'cover' : 'designed'} data-game={game}>
          <h1>{why}</h1>
          <p className="row">
            <a className="b main" href={`/?game=${game}`} onClick={followLink}>
              {words.newTable}
            </a>
            <a className="b" href="/" onClick={followLink}>
              {words.home}
            </a>
          </p>
        </main>
      );
    }
  }
}
