import { useEffect, useRef } from 'react';
import { Icon } from '../app/Icon.tsx';
import { useWords } from '../app/words.ts';
import type { LogLine } from '../play/presenter.ts';
import { lookBackWords } from './look-back-words.ts';
import type { LookBack } from './useLookBack.ts';
import { tableWords } from './words/index.ts';

interface LogProps {
  readonly lines: readonly LogLine[];
  /** In a running match: its turns, each to be looked at again. */
  readonly lookBack?: LookBack | undefined;
}

/** What has happened, newest last, and read out as it comes. */
export function Log({ lines, lookBack }: LogProps) {
  const words = useWords(tableWords);
  const panel = useRef<HTMLElement>(null);
  const last = lines.at(-1)?.id;
  // It scrolls: without a mouse it is scrolled by keys, which need the focus there.
  useEffect(() => {
    if (panel.current) panel.current.tabIndex = 0;
  }, []);
  useEffect(() => {
    if (last !== undefined && panel.current) panel.current.scrollTop = panel.current.scrollHeight;
  }, [last]);
  return (
    <section className="panel log-panel" ref={panel} aria-label={words.log}>
      <div className="log-head">
        <h2>{words.log}</h2>
        {lookBack && lookBack.at === null && lookBack.turns.length > 1 && <LookBackButton {...lookBack} />}
      </div>
      {lines.length === 0 && <p className="log">{words.noLog}</p>}
      <div role="log" aria-live="polite" aria-label={words.log}>
        <ol className="log">
          {lines.slice(-60).map(({ id, text }) => (
            <li key={id}>
              <LineNumber id={id} lookBack={lookBack} />
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function LookBackButton({ turns, to }: LookBack) {
  const words = useWords(lookBackWords);
  return (
    <button type="button" className="b quiet s" onClick={() => to(turns.length - 2)}>
      <Icon name="again" /> {words.lookBack}
    </button>
  );
}

/** The first line of a turn leads to it; where one cannot look back, lines are counted. */
function LineNumber({ id, lookBack }: { readonly id: number; readonly lookBack: LookBack | undefined }) {
  const words = useWords(lookBackWords);
  if (!lookBack) return <span aria-hidden="true">{id}</span>;
  const { turns, at, to } = lookBack;
  const turn = turns.findIndex(({ lines }, i) => i > 0 && turns[i - 1].lines + 1 === id && id <= lines);
  if (turn < 0) return <span />;
  return (
    <button
      type="button"
      className="log-turn"
      aria-label={words.turn(turn)}
      aria-current={turn === at}
      onClick={() => to(turn)}
    >
      {turn}
    </button>
  );
}
