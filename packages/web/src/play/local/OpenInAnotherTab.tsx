import { Bar } from '../../app/Bar.tsx';
import { followLink } from '../../app/router.ts';
import { useWords } from '../../app/words.ts';
import { tableWords } from '../../table/words/index.ts';

/** The match is open in another tab. */
export function OpenInAnotherTab({ onTake }: { readonly onTake: () => void }) {
  const words = useWords(tableWords);
  return (
    <>
      <Bar />
      <main className="designed">
        <h1>{words.elsewhere}</h1>
        <p className="designed-note">{words.elsewhereNote}</p>
        <p className="row">
          <button type="button" className="b main" onClick={onTake}>
            {words.playHere}
          </button>
          <a className="b" href="/" onClick={followLink}>
            {words.home}
          </a>
        </p>
      </main>
    </>
  );
}
