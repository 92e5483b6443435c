import { useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { Icon } from '../app/Icon.tsx';
import { LanguageSelect } from '../app/LanguageSelect.tsx';
import { Menu } from '../app/lazy-menu.ts';
import { NameField } from '../app/NameField.tsx';
import { Part } from '../app/Part.tsx';
import { followLink } from '../app/router.ts';
import { useWords } from '../app/words.ts';
import { GAME_IDS, isGame } from '../games/list.ts';
import { lastGame, rememberGame } from './choice.ts';
import { Door } from './Door.tsx';
import './home.css';
import { LastGames } from './LastGames.tsx';
import { useLobby } from './lobby.ts';
import { lobbyWords } from './lobby-words.ts';
import { Tables } from './Tables.tsx';
import { homeWords } from './words/index.ts';

/** The home page: a door for each game, and the tables of others. */
export function Home() {
  const words = useWords(homeWords);
  const lobbyText = useWords(lobbyWords);
  const lobby = useLobby();
  const [opened, setOpened] = useState(() => ({ game: askedGame() ?? lastGame(), isByHand: false }));
  const open = (game: string) => {
    rememberGame(game);
    setOpened({ game, isByHand: true });
  };
  return (
    <>
      <HomeBar isOffline={lobby.state === 'offline'} />
      <main className="home">
        <header className="hero">
          <div>
            <h1>{words.title}</h1>
            <p>{words.lead}</p>
            {lobby.state !== 'offline' && (
              <a className="b hero-tables" href="#tables">
                {lobbyText.toTables(lobby.state === 'online' ? lobby.open.length : 0)}
              </a>
            )}
          </div>
          <label className="hero-name" htmlFor="hero-name">
            {words.youPlayAs} <NameField id="hero-name" placeholder={words.yourName} />
          </label>
        </header>
        <section className="doors" aria-label={words.gamesLabel}>
          {GAME_IDS.map((game) => (
            <Door
              key={game}
              game={game}
              isOpen={game === opened.game}
              takesFocus={opened.isByHand}
              isOffline={lobby.state === 'offline'}
              onOpen={() => open(game)}
            />
          ))}
        </section>
        <div className="yard" id="tables">
          <Tables lobby={lobby} game={opened.game} />
          <LastGames />
        </div>
      </main>
    </>
  );
}

/** `/?game=<id>` opens that game's door. */
function askedGame(): string | null {
  const asked = new URLSearchParams(location.search).get('game') ?? '';
  return isGame(asked) ? asked : null;
}

function HomeBar({ isOffline }: { readonly isOffline: boolean }) {
  const words = useWords(homeWords);
  const [isMenuOpen, openMenu] = useState(false);
  return (
    <>
      <Bar>
        {isOffline && (
          <span className="offline-chip" role="status">
            {words.offline}
          </span>
        )}
        <a className="b quiet wide-only" href="/records" onClick={followLink}>
          {words.records}
        </a>
        <a className="b quiet wide-only" href="/rules" onClick={followLink}>
          {words.rules}
        </a>
        <LanguageSelect />
        <button type="button" className="b quiet ic" aria-label={words.menu} onClick={() => openMenu(true)}>
          <Icon name="menu" />
        </button>
      </Bar>
      {isMenuOpen && (
        <Part isOver>
          <Menu onClose={() => openMenu(false)} />
        </Part>
      )}
    </>
  );
}
