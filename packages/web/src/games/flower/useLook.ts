import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Written } from '../../play/told.ts';
import { useKeys } from '../../table/useKeys.ts';
import { bestChoice, type Choice } from './choice.ts';

/** The previewed hand card, and the ways to play it. */
export interface Look {
  readonly card: string | null;
  readonly choices: readonly Choice[];
  /** The one that Enter or a second tap would play. */
  readonly index: number;
  readonly press: (card: string) => void;
  readonly play: (index: number) => void;
  readonly pick: (index: number) => void;
  readonly clear: () => void;
  /** For the element around the hand. */
  readonly watch: {
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerDownCapture: (event: PointerEvent) => void;
    readonly onKeyDownCapture: (event: KeyboardEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
  };
}

/**
 * Mouse: hovering previews, a click plays. Touch: the first tap previews, the second plays. Keys: the focus previews, ↑ ↓ or
 * a digit selects the target, Enter plays. A card with two targets is held by a click until a target is clicked.
 */
export function useLook(
  turn: readonly Written[],
  choicesOf: (card: string) => readonly Choice[],
  onPlay: (choice: Choice) => void,
): Look {
  const [card, setCard] = useState<string | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const [picked, setPicked] = useState<number | null>(null);
  const [known, setKnown] = useState(turn);
  const input = useRef<{ how: 'mouse' | 'touch' | 'key'; before: string | null }>({ how: 'mouse', before: null });

  const look = (next: string | null) => {
    if (next === card) return;
    setCard(next);
    setPicked(null);
    setHeld(null);
  };
  // A new turn resets the preview.
  if (known !== turn) {
    setKnown(turn);
    look(null);
  }

  const choices = card === null ? [] : choicesOf(card);
  const index = Math.min(picked ?? bestChoice(choices), Math.max(0, choices.length - 1));
  const play = (which: number) => {
    const choice = choices[which];
    if (!choice) return;
    look(null);
    onPlay(choice);
  };
  const press = (pressed: string) => {
    const { how, before } = input.current;
    const options = choicesOf(pressed);
    const isSecond = how === 'touch' ? before === pressed : how === 'key' || options.length < 2 || held === pressed;
    if (isSecond && options.length > 0) {
      const which = pressed === card ? index : bestChoice(options);
      look(null);
      onPlay(options[which]);
      return;
    }
    look(pressed);
    setHeld(pressed);
  };
  const step = (by: number) => choices.length > 1 && setPicked((index + by + choices.length) % choices.length);
  const digits = Object.fromEntries(
    choices.length > 1 ? choices.map((_, i) => [String(i + 1), () => setPicked(i)]) : [],
  );
  useKeys({
    ...(card === null ? {} : { Escape: () => look(null) }),
    ...(choices.length > 1 ? { ArrowUp: () => step(-1), ArrowDown: () => step(1) } : {}),
    ...digits,
  });

  return {
    card,
    choices,
    index,
    press,
    play,
    pick: setPicked,
    clear: () => look(null),
    watch: {
      onPointerOver: (event) => {
        const over = event.pointerType === 'mouse' ? cardUnder(event.target) : null;
        if (over !== null && held === null) look(over);
      },
      onPointerDownCapture: (event) => {
        input.current = { how: event.pointerType === 'mouse' ? 'mouse' : 'touch', before: card };
      },
      onKeyDownCapture: () => {
        input.current = { how: 'key', before: card };
      },
      onFocus: (event) => {
        if (event.target.matches(':focus-visible') && input.current.how === 'key') look(cardUnder(event.target));
      },
    },
  };
}

function cardUnder(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest('button[data-card]')?.getAttribute('data-card') ?? null) : null;
}
