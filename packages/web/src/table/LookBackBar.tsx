import { Icon } from '../app/Icon.tsx';
import { change, type Settings, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { lookBackWords } from './look-back-words.ts';
import type { LookBack } from './useLookBack.ts';

const SPEEDS: readonly Settings['speed'][] = [0.5, 1, 2, 3];

/** The controls for looking back at earlier turns. */
export function LookBackBar({ turns, at, isPlaying, hasNews, to, play, leave }: LookBack) {
  const words = useWords(lookBackWords);
  const { speed } = useSettings();
  if (at === null) return null;
  const last = turns.length - 1;
  const where = words.turnOf(at, last);
  return (
    <section className="panel look-back" aria-label={words.lookBack}>
      <div className="look-back-row">
        <button type="button" className="b ic" aria-label={words.previous} onClick={() => to(at - 1)}>
          <Icon name="back" />
        </button>
        <button
          type="button"
          className="b ic"
          aria-label={isPlaying ? words.pause : words.play}
          aria-pressed={isPlaying}
          onClick={() => play(!isPlaying)}
        >
          <Icon name={isPlaying ? 'pause' : 'last'} />
        </button>
        <button type="button" className="b ic" aria-label={words.next} onClick={() => to(at + 1)}>
          <Icon name="play" />
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={words.lookBack}
          aria-valuetext={where}
          onChange={(event) => to(Number(event.target.value))}
        />
        <span className="num look-back-where">{where}</span>
      </div>
      <div className="look-back-row">
        <label className="look-back-speed">
          {words.speed}{' '}
          <select
            value={speed}
            onChange={(event) => change({ speed: Number(event.target.value) as Settings['speed'] })}
          >
            {[...new Set([...SPEEDS, speed])].map((each) => (
              <option key={each} value={each}>
                {each}×
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="b main" ref={focusOnce} onClick={leave}>
          {words.toGame}
        </button>
      </div>
      <p className={hasNews ? 'look-back-news' : 'sr'} role="status">
        {hasNews ? words.news : ''}
      </p>
    </section>
  );
}

/** Has the focus: one press returns to the game. */
function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}
