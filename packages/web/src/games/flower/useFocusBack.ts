import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A question that was answered is gone, and with it the button that had the focus. Whoever plays by keys or with a screen
 * reader goes on at the hand, at the card where they were; after a click the hand itself has the focus, so that no card is
 * lifted under nobody's pointer.
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
      // Asked while it is still in the document; answered when it is gone.
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
