import { Suspense, use, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { Icon } from '../app/Icon.tsx';
import { NotFound } from '../app/NotFound.tsx';
import { followLink } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import { type GameUi, loadGameUi } from '../games/ui.ts';
import '../records/records.css';
import { recordWords } from '../records/words.ts';
import { reviewWords } from '../review/words.ts';
import { type KeptMistake, keepFound, keptMistakes } from './kept-mistakes.ts';
import { Practice } from './Practice.tsx';
import './positions.css';
import { taskOfPacked } from './task.ts';
import { positionWords } from './words.ts';

/** The reader's own marked decisions: of one game to play again, or how many there are of each. */
export function MistakesPage({ game }: { readonly game: string | null }) {
  const [kept] = useState(keptMistakes);
  return (
    <Suspense fallback={<Bar />}>
      <Kept game={game} kept={kept} />
    </Suspense>
  );
}

interface KeptProps {
  readonly game: string | null;
  readonly kept: Promise<readonly KeptMistake[]>;
}

function Kept({ game, kept }: KeptProps) {
  const mistakes = use(kept);
  if (game === null) return <Games mistakes={mistakes} />;
  const ui = loadGameUi(game);
  const own = mistakes.filter((mistake) => mistake.game === game);
  if (!ui || own.length === 0) return <NotFound />;
  return <Again ui={use(ui)} mistakes={own} />;
}

function Games({ mistakes }: { readonly mistakes: readonly KeptMistake[] }) {
  const words = useWords(positionWords);
  const { title } = useWords(recordWords);
  const { language } = useSettings();
  const games = [...new Set(mistakes.map(({ game }) => game))];
  return (
    <>
      <Bar where={[words.mistakes]}>
        <a className="b quiet s" href="/records" onClick={followLink}>
          <Icon name="undo" /> <span>{title}</span>
        </a>
      </Bar>
      <main className="records mistakes">
        <h1>{words.mistakes}</h1>
        <p className="records-lead">{words.mistakesLead}</p>
        {games.length === 0 && <p className="empty">{words.noMistakes}</p>}
        <ul>
          {games.map((game) => {
            const own = mistakes.filter((mistake) => mistake.game === game);
            return (
              <li key={game}>
                <a className="b" href={`/mistakes/${game}`} onClick={followLink}>
                  {gameName(game, language)}
                  <small>{words.found(own.filter(({ isFound }) => isFound).length, own.length)}</small>
                </a>
              </li>
            );
          })}
        </ul>
      </main>
    </>
  );
}

function Again({ ui, mistakes }: { readonly ui: GameUi; readonly mistakes: readonly KeptMistake[] }) {
  const words = useWords(positionWords);
  const { played } = useWords(reviewWords);
  const [items] = useState(() =>
    mistakes.map(({ id, match, round, decision, unit, isFound }) => ({
      ...{ id, round, n: decision.n, isFound },
      task: () => taskOfPacked(match, decision, unit),
    })),
  );
  const open = items.findIndex(({ isFound }) => !isFound);
  return (
    <Practice
      {...{ ui, items, first: Math.max(0, open), onFound: keepFound }}
      title={words.mistakes}
      playedName={played}
    >
      <a className="b quiet s" href="/mistakes" onClick={followLink}>
        <Icon name="undo" /> <span>{words.all}</span>
      </a>
    </Practice>
  );
}
