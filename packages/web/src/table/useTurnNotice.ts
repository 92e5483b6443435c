import { useEffect } from 'react';
import { notify } from '../app/notify.ts';
import { playUnseen } from './sound.ts';

/** The page's icon with a dot, as long as somebody is waited for. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><rect width="26" height="26" rx="6" fill="#b8321f"/>' +
  '<path d="M7 20V7h12v13h-4.500v-8.500h-3V20z" fill="#fff7ec"/><circle cx="20" cy="6" r="6" fill="#e0a526"/></svg>';

/**
 * In a hidden tab, the title and the icon say what the reader is waited for; so do a sound and a notification, where they are
 * allowed.
 */
export function useTurnNotice(isTurn: boolean, text: string): void {
  useEffect(() => {
    if (!isTurn) return;
    const { title } = document;
    const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
    const usual = icon?.href;
    // Who hides the tab during their turn knows of it already.
    const close = document.visibilityState === 'hidden' ? call(text) : () => undefined;
    const show = () => {
      const isHidden = document.visibilityState === 'hidden';
      document.title = isHidden ? text : title;
      if (icon && usual !== undefined) icon.href = isHidden ? `data:image/svg+xml,${encodeURIComponent(ICON)}` : usual;
      if (!isHidden) close();
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => {
      document.removeEventListener('visibilitychange', show);
      document.title = title;
      if (icon && usual !== undefined) icon.href = usual;
      close();
    };
  }, [isTurn, text]);
}

function call(text: string): () => void {
  playUnseen('turn');
  return notify(text);
}
