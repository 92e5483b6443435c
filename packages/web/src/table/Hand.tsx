import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * One tab stop; the arrow keys move from card to card. When the focused card is played, its neighbour gets the focus.
 */
export function Hand({
  label,
  ids,
  children,
}: {
  readonly label: string;
  readonly ids: readonly string[];
  readonly children: (id: string, tabIndex: number, index: number) => ReactNode;
}) {
  const [at, setAt] = useState(0);
  const list = useRef<HTMLFieldSetElement>(null);
  const index = Math.min(at, Math.max(0, ids.length - 1));

  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -ids.length, End: ids.length }[event.key];
    if (step === undefined || ids.length === 0) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(ids.length - 1, index + step));
    setAt(next);
    focus(next);
  };
  const focus = (next: number) => list.current?.querySelectorAll<HTMLElement>('button.card')[next]?.focus();

  // When the focused button is removed, the focus falls back to the body.
  const isHere = useRef(false);
  useEffect(() => {
    if (isHere.current && document.activeElement === document.body) focus(index);
  });

  return (
    <fieldset
      className="hand"
      aria-label={label}
      tabIndex={-1}
      ref={list}
      onKeyDown={move}
      onFocus={(event) => {
        const cards = [...(list.current?.querySelectorAll('button.card') ?? [])];
        const found = cards.indexOf(event.target as Element);
        if (found >= 0) setAt(found);
        isHere.current = true;
      }}
      onBlur={(event) => {
        if (event.relatedTarget) isHere.current = false;
      }}
    >
      {ids.map((id, i) => children(id, i === index ? 0 : -1, i))}
    </fieldset>
  );
}
