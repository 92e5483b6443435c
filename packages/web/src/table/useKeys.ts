import { useEffect } from 'react';
import { settings } from '../app/settings.ts';

/**
 * Keyboard shortcuts without modifiers, except in text fields and while a dialog is open; `Shift+ArrowLeft` can have its own
 * handler. Letters only if the setting allows them.
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

/** A slider is an input too, but has no text: shortcuts stay active. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type !== 'range';
}
