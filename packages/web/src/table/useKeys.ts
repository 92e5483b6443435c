import { useEffect } from 'react';
import { settings } from '../app/settings.ts';

/** Single keys, while nobody types and no sheet is open. Letters only where the reader wants them. */
export function useKeys(keys: Readonly<Record<string, () => unknown>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement || document.querySelector('dialog[open]')) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (/^[a-z]$/.test(key) && !settings().letterKeys) return;
      const act = Object.hasOwn(keys, key) ? keys[key] : null;
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
