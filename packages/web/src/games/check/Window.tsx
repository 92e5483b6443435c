import { type CSSProperties, useEffect, useState } from 'react';
import { useWords } from '../../app/words.ts';
import { checkWords } from './words/index.ts';

/** The remaining share of the window, and the seconds. */
export function leftOf(
  until: number,
  now: number,
  length: number,
): { readonly share: number; readonly seconds: number } {
  const left = Math.max(0, until - now);
  return { share: Math.min(1, left / length), seconds: left / 1000 };
}

const TICK = 100;
/** Only these seconds are announced to screen readers. */
const SPOKEN: readonly number[] = [10, 5, 3];

/** The countdown of the matching window: a ring and the seconds. */
export function Window({ until, length }: { readonly until: number; readonly length: number }) {
  const words = useWords(checkWords);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  const { share, seconds } = leftOf(until, now, length);
  const whole = Math.ceil(seconds);
  return (
    <div className={`c-window ${seconds < 1 ? 'is-last' : ''}`} style={{ '--share': share } as CSSProperties}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className="c-track" cx="50" cy="50" r="46" pathLength="1" />
        <circle className="c-left" cx="50" cy="50" r="46" pathLength="1" />
      </svg>
      <span className="c-seconds num" role="timer" aria-label={words.seconds(whole)}>
        {seconds.toFixed(1)}
        <small aria-hidden="true">s</small>
      </span>
      <span className="sr" aria-live="assertive">
        {SPOKEN.includes(whole) ? words.seconds(whole) : ''}
      </span>
    </div>
  );
}
