import { use } from 'react';
import { Bar } from '../app/Bar.tsx';
import { NotFound } from '../app/NotFound.tsx';
import { followLink } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { cardGuideWords } from '../cards/words.ts';
import { entryOf, GAME_IDS, gameName, isGame } from '../games/list.ts';
import { loadGameUi } from '../games/ui.ts';
import type { Rules } from '../play/told.ts';
import { Faces } from '../table/Faces.tsx';
import { tableWords } from '../table/words/index.ts';
import { Sections } from './Sections.tsx';

/** The rules of one game; without a game, the list. */
export function RulesPage({ game }: { readonly game: string | null }) {
  const words = useWords(tableWords);
  if (game !== null && !isGame(game)) return <NotFound />;
  return (
    <>
      <Bar where={[words.rules]} />
      <main className="rules-page">{game === null ? <AllGames /> : <OneGame game={game} />}</main>
    </>
  );
}

function AllGames() {
  const words = useWords(tableWords);
  const { language } = useSettings();
  return (
    <>
      <h1>{words.rules}</h1>
      <nav className="rules-games" aria-label={words.rules}>
        {GAME_IDS.map((id) => (
          <a key={id} className="panel" data-game={id} href={`/rules/${id}`} onClick={followLink}>
            <b>{gameName(id, language)}</b>
            {entryOf(id)?.words[language].pitch}
          </a>
        ))}
      </nav>
    </>
  );
}

/** With the default rules. */
function OneGame({ game }: { readonly game: string }) {
  const { language } = useSettings();
  const words = useWords(tableWords);
  const cards = useWords(cardGuideWords);
  const ui = loadGameUi(game);
  const rules = (ui ? use(ui).game.configure() : {}) as Rules;
  return (
    <>
      <nav className="row" aria-label={words.rules}>
        {GAME_IDS.map((id) => (
          <a
            key={id}
            className="b"
            href={`/rules/${id}`}
            onClick={followLink}
            aria-current={id === game ? 'page' : undefined}
          >
            {gameName(id, language)}
          </a>
        ))}
      </nav>
      <h1>{gameName(game, language)}</h1>
      {entryOf(game)?.guide && (
        <p>
          <a href={`/cards/${game}`} onClick={followLink}>
            {cards.title}
          </a>
        </p>
      )}
      {ui && <Faces deck={use(ui).deck} />}
      <Sections game={game} rules={rules} heading="h2" />
    </>
  );
}
