import type { ReactNode } from 'react';
import { Icon } from '../app/Icon.tsx';
import { followLink } from '../app/router.ts';
import { useWords } from '../app/words.ts';
import { tableWords } from './words/index.ts';

export interface EndingProps {
  readonly onAgain?: (() => void) | undefined;
  /** Another match that carries nothing over from this one. */
  readonly onNewSession?: (() => void) | undefined;
  readonly replayHref?: string | undefined;
  /** What else can be done with this match. */
  readonly further?: ReactNode;
  /** With other people: the rematch instead. */
  readonly children?: ReactNode;
}

/** After the last round: where to go from here. */
export function Ending({ onAgain, onNewSession, replayHref, further, children }: EndingProps) {
  const words = useWords(tableWords);
  return (
    <>
      {children}
      {onAgain && (
        <button type="button" className="b main" onClick={onAgain}>
          <Icon name="again" /> {words.again}
        </button>
      )}
      {onNewSession && (
        <button type="button" className="b" onClick={onNewSession}>
          {words.newSession}
        </button>
      )}
      {further}
      {replayHref !== undefined && (
        <>
          <a className="b" href={replayHref} onClick={followLink}>
            <Icon name="play" /> {words.replay}
          </a>
          <a className="b" href={withQuery(replayHref, 'review')} onClick={followLink}>
            <Icon name="bulb" /> {words.review}
          </a>
          <a className="b" href={withQuery(replayHref, 'fairness')} onClick={followLink}>
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

function withQuery(href: string, name: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}${name}=1`;
}
