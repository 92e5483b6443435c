import { useState } from 'react';
import { useWords } from '../app/words.ts';
import { setBlocked, useBlocked } from './blocked.ts';
import { conductWords } from './conduct-words.ts';

/** Blocks somebody, and no longer. */
export function BlockButton({ personId }: { readonly personId: string }) {
  const words = useWords(conductWords);
  const isBlocked = useBlocked().some(({ person_id }) => person_id === personId);
  const [hasFailed, setFailed] = useState(false);
  const change = async () => setFailed(!(await setBlocked(personId, !isBlocked)));
  return (
    <>
      <button type="button" className="b" onClick={() => void change()}>
        {isBlocked ? words.unblock : words.block}
      </button>
      {hasFailed && <p role="alert">{words.failed}</p>}
    </>
  );
}
