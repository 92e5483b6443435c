import { useEffect } from 'react';
import { go } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useNow } from '../app/useNow.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import { clockText } from '../table/clock.ts';
import { useTurnNotice } from '../table/useTurnNotice.ts';
import { accept, resumeSeeking, stopSeeking } from './seek.ts';
import './seek.css';
import { seekWords } from './seek-words.ts';
import { type Seeking, useSeeking } from './seeking.ts';

const TICK = 500;

/** On every page while the reader looks for an opponent: a bar above it, which asks when somebody has come. */
export function SeekBar() {
  const seeking = useSeeking();
  useEffect(resumeSeeking, []);
  return seeking && <Bar seeking={seeking} />;
}

function Bar({ seeking }: { readonly seeking: Seeking }) {
  const words = useWords(seekWords);
  const { language } = useSettings();
  const { offer, isOver } = seeking;
  const game = gameName(seeking.game, language);
  const text = isOver ? words.expired : offer ? words.isHere(offer.other, game) : words.lookingFor(game);
  useTurnNotice(offer !== null, text);
  return (
    <aside className={`seek-bar ${offer ? 'is-offer' : ''}`} aria-label={words.looking}>
      <p role="status">{text}</p>
      {offer && (
        <>
          <Countdown until={offer.until} />
          <button type="button" className="b s main" onClick={() => go(accept())}>
            {words.accept}
          </button>
        </>
      )}
      <button type="button" className="b s" onClick={stopSeeking}>
        {offer || isOver ? words.stay : words.cancel}
      </button>
    </aside>
  );
}

function Countdown({ until }: { readonly until: number }) {
  const now = useNow(TICK);
  return (
    <b className="num" role="timer">
      {clockText(Math.max(0, until - now))}
    </b>
  );
}
