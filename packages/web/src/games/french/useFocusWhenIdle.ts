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
 * For the keyboard: when a decision comes up and nothing has the focus, the first matching element gets it, at once or with
 * the next navigation key. Does nothing for mouse and touch.
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
