import { Icon } from '../app/Icon.tsx';
import { followLink } from '../app/router.ts';
import { useWords } from '../app/words.ts';
import { tableWords } from './words/index.ts';

/** After the last round: where to go from here. */
export function Ending({
  onAgain,
  replayHref,
}: {
  readonly onAgain: (() => void) | undefined;
  readonly replayHref: string | undefined;
}) {
  const words = useWords(tableWords);
  return (
    <>
      {onAgain && (
        <button type="button" className="b main" onClick={onAgain}>
          <Icon name="again" /> {words.again}
        </button>
      )}
      {replayHref !== undefined && (
        <>
          <a className="b" href={replayHref} onClick={followLink}>
            <Icon name="play" /> {words.replay}
          </a>
          <a className="b" href={`${replayHref}${replayHref.includes('?') ? '&' : '?'}fairness=1`} onClick={followLink}>
            <Icon name="shield" /> {words.fairness}
          </a>
        </>
      )}
      <a className="b quiet" href="/" onClick={followLink}>
        {words.home}
      </a>
    </>
  );
}
