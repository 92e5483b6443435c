import { useEffect } from 'react';
import { settings } from '../app/settings.ts';

/**
 * Single keys, while nobody types and no sheet is open; `Shift+ArrowLeft` and the like where they mean something of their
 * own. Letters only where the reader wants them.
 */
export function useKeys(keys: Readonly<Record<string, () => unknown>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (/^[a-z]$/.test(key) && !settings().letterKeys) return;
      const names = event.shiftKey ? [`Shift+${key}`, key] : [key];
      const name = names.find((known) => Object.hasOwn(keys, known));
      if (name === undefined) return;
      event.preventDefault();
      keys[name]();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** A slider is an input too, but nobody types there: a replay's keys go on after it was moved. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type !== 'range';
}
