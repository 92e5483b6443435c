import { useWords } from '../app/words.ts';
import { tableWords } from './words/index.ts';

/** After an unexpected error: what is shown may be stale. A reload shows the current state. */
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
