import { type RefObject, useEffect } from 'react';

let usedKeys = false;
addEventListener('keydown', () => {
  usedKeys = true;
});
addEventListener('pointerdown', () => {
  usedKeys = false;
});

const REACHING = ['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/**
 * Whoever plays by keyboard finds the next decision under the focus: when one comes up and the focus is nowhere (what
 * had it is gone), it goes to the first element that fits; or later, with the first key that reaches for something. A
 * mouse or a finger is left alone.
 */
export function useFocusWhenIdle(root: RefObject<HTMLElement | null>, selector: string, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const focus = () => {
      if (document.activeElement === document.body) root.current?.querySelector<HTMLElement>(selector)?.focus();
    };
    const reach = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.activeElement !== document.body || !REACHING.includes(event.key)) return;
      event.preventDefault();
      focus();
    };
    if (usedKeys) focus();
    addEventListener('keydown', reach);
    return () => removeEventListener('keydown', reach);
  }, [root, selector, isWanted]);
}
