import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface RailState {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Goes to the first panel that one of these selectors finds; who is there already goes back. */
  readonly visit: (...selectors: readonly string[]) => void;
}

/** The panels beside the mat; on a phone a sheet that opens. */
export function useRail(): RailState {
  const [isOpen, open] = useState(false);
  const before = useRef<HTMLElement | null>(null);
  const leave = () => {
    open(false);
    before.current?.focus({ preventScroll: true });
    before.current = null;
  };
  const visit = (...selectors: readonly string[]) => {
    const [panel] = selectors.flatMap((selector) => document.querySelector<HTMLElement>(`.rail ${selector}`) ?? []);
    if (!panel) return;
    if (panel === document.activeElement) return leave();
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !activeElement.closest('.rail')) before.current = activeElement;
    flushSync(() => open(true));
    panel.tabIndex = -1;
    panel.focus({ preventScroll: true });
    panel.scrollIntoView({ block: 'nearest' });
  };
  return { isOpen, toggle: () => open(!isOpen), close: () => open(false), visit };
}
