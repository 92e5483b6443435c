import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../app/words.ts';
import { boxOf } from '../../table/motion/geometry.ts';
import type { Choice } from './choice.ts';
import type { Progress } from './goals.ts';
import { flowerWords } from './words.ts';

export interface PreviewProps {
  readonly choices: readonly Choice[];
  readonly index: number;
  readonly term: (name: string) => string;
  readonly cardName: (id: string) => string;
  readonly onPlay: (index: number) => void;
  readonly onPick: (index: number) => void;
  /** The previewed hand card. */
  readonly card: string | null;
}

/** What a play would take and complete: one row for each way to play the card. Pressing a row plays it. */
export function Preview({ choices, index, term, cardName, onPlay, onPick, card }: PreviewProps) {
  const { panel, style } = usePointer(card);
  return (
    <div className="preview" ref={panel} style={style}>
      {choices.map((choice, i) => (
        <button
          type="button"
          className={`option ${i === index && choices.length > 1 ? 'is-on' : ''}`}
          key={choice.target ?? 'all'}
          tabIndex={choices.length > 1 ? 0 : -1}
          onClick={() => onPlay(i)}
          onPointerEnter={(event) => event.pointerType === 'mouse' && onPick(i)}
        >
          <ChoiceRow choice={choice} number={choices.length > 1 ? i + 1 : null} term={term} cardName={cardName} />
        </button>
      ))}
    </div>
  );
}

interface ChoiceRowProps extends Pick<PreviewProps, 'term' | 'cardName'> {
  readonly choice: Choice;
  readonly number: number | null;
}

/** One way to play: its number, what it takes, what that completes, and its points. */
export function ChoiceRow({ choice, number, term, cardName }: ChoiceRowProps) {
  const words = useWords(flowerWords);
  const { takes, gain, advances } = choice;
  return (
    <>
      {number !== null && <span className="tag">{number}</span>}
      <span className="gist">
        <b className="what">
          {takes.length === 0
            ? words.stays
            : takes.length > 1
              ? words.takeAll(takes.length)
              : words.take(cardName(takes[0]))}
        </b>
        {takes.length > 0 && (
          <span className="more">
            <Advances advances={advances} term={term} />
          </span>
        )}
      </span>
      {gain > 0 && <b className="won num">+{gain}</b>}
    </>
  );
}

const MOST = 3;

/** What a play completes, and what it brings nearer. */
export function Advances({
  advances,
  term,
}: {
  readonly advances: readonly Progress[];
  readonly term: (name: string) => string;
}) {
  const words = useWords(flowerWords);
  const made = advances.filter(({ state }) => state === 'completes').map(({ goal }) => term(goal.name));
  const nearer = advances
    .filter(({ state }) => state !== 'completes')
    .slice(0, Math.max(1, MOST - made.length))
    .map(({ goal, will }) => `${term(goal.name)} ${words.of(will, goal.need)}`);
  if (made.length + nearer.length === 0) return words.nothing;
  return (
    <>
      {made.length > 0 && <b>{words.completes(made.join(words.comma))}</b>}
      {made.length > 0 && nearer.length > 0 && '; '}
      {nearer.join(words.comma)}
    </>
  );
}

/** Positions the panel on the mat with its tip at the card. */
function usePointer(card: string | null) {
  const panel = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    const ground = panel.current?.closest('.mat');
    const held = card && document.querySelector(`.hand [data-card="${CSS.escape(card)}"]`);
    const width = panel.current?.offsetWidth ?? 0;
    if (!ground || !held) return;
    const mat = boxOf(ground);
    const at = boxOf(held);
    const middle = at.left + at.width / 2 - mat.left;
    const left = Math.min(Math.max(12, middle - width / 2), Math.max(12, mat.width - width - 12));
    setStyle({
      '--left': `${left}px`,
      '--tip': `${Math.min(Math.max(18, middle - left), width - 18)}px`,
    } as CSSProperties);
  }, [card]);
  return { panel, style };
}
