import { type ReactNode, useEffect, useId, useRef } from 'react';
import { settings } from '../../app/settings.ts';
import { useKeys } from '../../table/useKeys.ts';

export interface Answer {
  /** The key that gives it, if letters are keys; its number always does. */
  readonly key: string | null;
  readonly label: string;
  /** What it gives or risks, under the label. */
  readonly note?: ReactNode;
  /** At the right edge: `+6`. */
  readonly worth?: string | undefined;
  readonly isMain?: boolean;
  readonly onChoose: () => void;
}

export interface DecisionProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly answers: readonly Answer[];
  readonly className?: string;
}

/**
 * A question that has to be answered, over the mat. The focus comes to it, but the table stays readable and reachable: who
 * decides may want to look at the cards first.
 */
export function Decision({ title, children, answers, className = '' }: DecisionProps) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  useKeys(keysOf(answers));
  return (
    <div className={`decision ${className}`} role="dialog" aria-labelledby={heading} tabIndex={-1} ref={box}>
      <h2 id={heading}>{title}</h2>
      {children}
      <div className="answers">
        {answers.map((answer, i) => (
          <button
            type="button"
            className={`answer ${answer.isMain ? 'is-main' : ''}`}
            key={answer.label}
            onClick={answer.onChoose}
          >
            <kbd>{(settings().letterKeys && answer.key) || i + 1}</kbd>
            <span className="gist">
              <b className="what">{answer.label}</b>
              {answer.note !== undefined && <span className="more">{answer.note}</span>}
            </span>
            {answer.worth !== undefined && <b className="won num">{answer.worth}</b>}
          </button>
        ))}
      </div>
    </div>
  );
}

function keysOf(answers: readonly Answer[]): Readonly<Record<string, () => void>> {
  return Object.fromEntries(
    answers.flatMap(({ key, onChoose }, i) => [
      [String(i + 1), onChoose],
      ...(key ? [[key.toLowerCase(), onChoose]] : []),
    ]),
  );
}
