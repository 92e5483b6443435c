import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * An answered question is removed, and with it the focused button. For keyboards and screen readers the focus then moves to
 * the hand, to the last focused card; after a click to the hand itself, so that no card is lifted.
 */
export function useFocusBack(box: RefObject<HTMLElement | null>): { readonly onPointerDown: () => void } {
  const byPointer = useRef(false);
  useLayoutEffect(() => {
    const element = box.current;
    const forget = () => {
      byPointer.current = false;
    };
    addEventListener('keydown', forget, true);
    return () => {
      removeEventListener('keydown', forget, true);
      const mat = element?.closest('.flower');
      // Read while the element is still in the document; used when it is removed.
      if (mat && element?.contains(document.activeElement)) queueMicrotask(() => giveFocus(mat, byPointer.current));
    };
  }, [box]);
  return {
    onPointerDown: () => {
      byPointer.current = true;
    },
  };
}

function giveFocus(mat: Element, byPointer: boolean): void {
  if (document.activeElement !== document.body) return;
  const hand = mat.querySelector<HTMLElement>('.hand');
  const card = byPointer ? null : hand?.querySelector<HTMLElement>('button.card[tabindex="0"]');
  (card ?? hand)?.focus({ preventScroll: true });
}
