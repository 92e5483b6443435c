import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface RailState {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Moves the focus to the first panel that matches; if it is there already, back to where it was. */
  readonly visit: (...selectors: readonly string[]) => void;
}

/** The panels beside the mat; on a phone they are a sheet. */
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
