import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../app/Icon.tsx';
import { settings } from '../../app/settings.ts';
import { isSame } from '../../play/same-action.ts';
import type { Written } from '../../play/told.ts';
import { useKeys } from '../../table/useKeys.ts';
import type { BoardProps } from '../ui.ts';
import { useFocusBack } from './useFocusBack.ts';

export interface Answer {
  /** Its letter key, if letters are enabled; its number always works. */
  readonly key: string | null;
  readonly label: string;
  /** A note under the label: what it gives or risks. */
  readonly note?: ReactNode;
  /** At the right edge: `+6`. */
  readonly worth?: string | undefined;
  readonly isMain?: boolean;
  /** An action of the match, or a handler of the page. */
  readonly does: Written | (() => void);
}

export interface DecisionProps {
  readonly board: Pick<BoardProps, 'act' | 'hint'>;
  readonly title: string;
  readonly children?: ReactNode;
  readonly answers: readonly Answer[];
}

/**
 * A required decision, beside the field or under it. It gets the focus, but the table stays readable and reachable. After
 * the answer the focus moves to the hand.
 */
export function Decision({ board: { act, hint }, title, children, answers }: DecisionProps) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const focusBack = useFocusBack(box);
  const choose = ({ does }: Answer) => (typeof does === 'function' ? does() : act(does));
  useKeys(keysOf(answers, choose));
  return (
    <div className="decision" role="dialog" aria-labelledby={heading} tabIndex={-1} ref={box} {...focusBack}>
      <div className="asked">
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
      <div className="answers">
        {answers.map((answer, i) => (
          <AnswerButton
            key={answer.label}
            answer={answer}
            number={i + 1}
            isHinted={typeof answer.does !== 'function' && isSame(hint, answer.does)}
            onPress={() => choose(answer)}
          />
        ))}
      </div>
    </div>
  );
}

interface AnswerButtonProps {
  readonly answer: Answer;
  readonly number: number;
  /** The hint recommends it. */
  readonly isHinted: boolean;
  readonly onPress: () => void;
}

function AnswerButton({ answer, number, isHinted, onPress }: AnswerButtonProps) {
  const { key, label, note, worth, isMain = false } = answer;
  return (
    <button
      type="button"
      className={`answer ${isMain ? 'is-main' : ''} ${isHinted ? 'is-hinted' : ''}`}
      onClick={onPress}
    >
      <kbd>{(settings().letterKeys && key) || number}</kbd>
      <span className="gist">
        <b className="what">
          {label} {isHinted && <Icon name="bulb" />}
        </b>
        {note !== undefined && <span className="more">{note}</span>}
      </span>
      {worth !== undefined && <b className="won num">{worth}</b>}
    </button>
  );
}

function keysOf(answers: readonly Answer[], choose: (answer: Answer) => void): Readonly<Record<string, () => void>> {
  return Object.fromEntries(
    answers.flatMap((answer, i) => [
      [String(i + 1), () => choose(answer)],
      ...(answer.key ? [[answer.key.toLowerCase(), () => choose(answer)]] : []),
    ]),
  );
}
