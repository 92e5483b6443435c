import type { ListedMatch, MatchList } from '@madang/protocol';
import { useState } from 'react';
import { followLink } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import { api } from '../play/online/api.ts';
import { ownKey } from './own-key.ts';
import { meWords } from './words.ts';

/** The reader's matches on this server, the newest first, page by page. */
export function Matches({ first }: { readonly first: MatchList }) {
  const words = useWords(meWords);
  const [{ matches, next_cursor }, setList] = useState(first);
  const more = async (cursor: string) => {
    const next = await api('listMyMatches', { token: ownKey(), query: { cursor } }).catch(() => null);
    if (next) setList({ matches: [...matches, ...next.matches], next_cursor: next.next_cursor });
  };
  return (
    <section className="panel">
      <h2>{words.matches}</h2>
      {matches.length === 0 && <p>{words.noMatches}</p>}
      <ul>
        {matches.map((match) => (
          <Row key={match.table_id} match={match} />
        ))}
      </ul>
      {next_cursor !== null && (
        <button type="button" className="b" onClick={() => void more(next_cursor)}>
          {words.more}
        </button>
      )}
    </section>
  );
}

function Row({ match }: { readonly match: ListedMatch }) {
  const words = useWords(meWords);
  const { language } = useSettings();
  const { table_id, game, status, seats, created_at } = match;
  const at = new Date(created_at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <a href={status === 'finished' ? `/replay/${table_id}` : `/tables/${table_id}`} onClick={followLink}>
        {gameName(game, language)}
      </a>
      <span>{seats.map((name) => name ?? '…').join(' · ')}</span>
      <small>
        {words.status[status]} · {at}
      </small>
    </li>
  );
}
