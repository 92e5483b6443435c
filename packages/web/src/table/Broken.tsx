import { useWords } from '../app/words.ts';
import { tableWords } from './words/index.ts';

/** A bug has hit the table: what is shown may be old. Loaded again it is as the match stands. */
export function Broken() {
  const words = useWords(tableWords);
  return (
    <div className="strip" role="alert">
      {words.broken}{' '}
      <button type="button" className="b s" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </div>
  );
}
