import { useEffect, useState } from 'react';
import { followLink } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import { browserArchive, type MatchSummary } from '../records/archive.ts';
import { othersOf, resultText } from '../records/result-text.ts';
import { recordWords } from '../records/words.ts';
import { homeWords } from './words/index.ts';

const SHOWN = 3;

/** Links to replays of the newest matches on this device. */
export function LastGames() {
  const words = useWords(homeWords);
  const result = useWords(recordWords);
  const { language, withoutEnds } = useSettings();
  const [matches, setMatches] = useState<readonly MatchSummary[] | null>(null);
  useEffect(() => {
    browserArchive()
      .matches()
      .then(setMatches, () => setMatches([]));
  }, []);
  return (
    <section className="yard-part" aria-labelledby="yard-last">
      <h2 id="yard-last">
        {words.lastGames}
        {matches !== null && matches.length > 0 && (
          <a href="/records" onClick={followLink}>
            {words.allGames}
          </a>
        )}
      </h2>
      <ul>
        {matches?.slice(0, SHOWN).map((match) => (
          <li key={match.id} data-game={match.game}>
            <i aria-hidden="true" />
            <a href={`/replay?match=${match.id}`} onClick={followLink}>
              {gameName(match.game, language)}
            </a>
            <span>{othersOf(match)}</span>
            <strong>{withoutEnds ? '' : resultText(match, result)}</strong>
          </li>
        ))}
      </ul>
      {matches?.length === 0 && <p className="empty">{words.noGames}</p>}
    </section>
  );
}
