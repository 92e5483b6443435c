import { guest } from '../app/guest.ts';
import { followLink } from '../app/router.ts';
import { useWords } from '../app/words.ts';
import { BlockButton } from '../people/BlockButton.tsx';
import { useBlocked } from '../people/blocked.ts';
import { conductWords } from '../people/conduct-words.ts';

/** Whom the reader has blocked; nothing while there is nobody. */
export function Blocked() {
  const words = useWords(conductWords);
  const blocked = useBlocked();
  if (blocked.length === 0) return null;
  return (
    <section className="panel">
      <h2>{words.blocked}</h2>
      <p>{words.blockWhy}</p>
      <ul>
        {blocked.map(({ person_id, name }) => (
          <li key={person_id}>
            <a href={`/people/${person_id}`} onClick={followLink}>
              {name || guest()}
            </a>
            <BlockButton personId={person_id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
