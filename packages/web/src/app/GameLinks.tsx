import { GAME_IDS, gameName } from '../games/list.ts';
import { followLink } from './router.ts';
import { useSettings } from './settings.ts';

/** Where a page has nothing to show: the doors of the games. */
export function GameLinks({ label }: { readonly label: string }) {
  const { language } = useSettings();
  return (
    <nav className="game-links" aria-label={label}>
      {GAME_IDS.map((game) => (
        <a key={game} className="b" href={`/?game=${game}`} onClick={followLink}>
          {gameName(game, language)}
        </a>
      ))}
    </nav>
  );
}
