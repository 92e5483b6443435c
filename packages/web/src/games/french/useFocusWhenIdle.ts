import { type RefObject, useEffect } from 'react';

let usedKeys = false;
addEventListener('keydown', () => {
  usedKeys = true;
});
addEventListener('pointerdown', () => {
  usedKeys = false;
});

/**
 * Whoever plays by keyboard finds the next decision under the focus: when one comes up and the focus is nowhere (what
 * had it is gone), it goes to the first element that fits. A mouse or a finger is left alone.
 */
export function useFocusWhenIdle(root: RefObject<HTMLElement | null>, selector: string, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !usedKeys || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [root, selector, isWanted]);
}
