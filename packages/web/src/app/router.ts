import { type MouseEvent, useEffect, useLayoutEffect, useState, useTransition } from 'react';

/** Where the page is. */
export type Place =
  | { readonly page: 'home' }
  /** A match on this device; `match` is one that was begun before. */
  | { readonly page: 'play'; readonly game: string; readonly query: URLSearchParams }
  /** A table on the server: to play at, or with `watch` to spectate. */
  | { readonly page: 'table'; readonly id: string; readonly query: URLSearchParams }
  | { readonly page: 'replay'; readonly id: string | null; readonly query: URLSearchParams; readonly fragment: string }
  | { readonly page: 'challenge'; readonly fragment: string }
  /** The deal of a day: of today, or of `?day=2026-11-17`. */
  | { readonly page: 'daily'; readonly game: string; readonly query: URLSearchParams }
  | { readonly page: 'rules'; readonly game: string | null }
  | { readonly page: 'cards'; readonly game: string | null }
  | { readonly page: 'records' }
  | { readonly page: 'statistics' }
  /** The reader on this server; `code` comes from another device. */
  | { readonly page: 'me'; readonly code: string }
  | { readonly page: 'person'; readonly id: string }
  | { readonly page: 'leaders' }
  | { readonly page: 'learn'; readonly game: string }
  /** The reader's own mistakes, to play again. */
  | { readonly page: 'mistakes'; readonly game: string | null }
  /** What would you play? */
  | { readonly page: 'positions'; readonly game: string }
  | { readonly page: 'unknown' };

export function placeOf(url: URL): Place {
  const [first = '', second, ...more] = url.pathname.split('/').filter(Boolean);
  const query = url.searchParams;
  if (more.length > 0) return { page: 'unknown' };
  switch (first) {
    case '':
      return { page: 'home' };
    case 'play':
      return second ? { page: 'play', game: second, query } : { page: 'unknown' };
    case 'tables':
      return second ? { page: 'table', id: second, query } : { page: 'unknown' };
    case 'replay':
      return { page: 'replay', id: second ?? null, query, fragment: url.hash.slice(1) };
    case 'challenge':
      return second ? { page: 'unknown' } : { page: 'challenge', fragment: url.hash.slice(1) };
    case 'daily':
      return second ? { page: 'daily', game: second, query } : { page: 'unknown' };
    case 'rules':
      return { page: 'rules', game: second ?? null };
    case 'cards':
      return { page: 'cards', game: second ?? null };
    case 'records':
      return second ? { page: 'unknown' } : { page: 'records' };
    case 'statistics':
      return second ? { page: 'unknown' } : { page: 'statistics' };
    case 'me':
      return second ? { page: 'unknown' } : { page: 'me', code: url.hash.slice(1) };
    case 'ratings':
      return second ? { page: 'unknown' } : { page: 'leaders' };
    case 'people':
      return second ? { page: 'person', id: second } : { page: 'unknown' };
    case 'learn':
      return second ? { page: 'learn', game: second } : { page: 'unknown' };
    case 'mistakes':
      return { page: 'mistakes', game: second ?? null };
    case 'positions':
      return second ? { page: 'positions', game: second } : { page: 'unknown' };
    default:
      return { page: 'unknown' };
  }
}

const listeners = new Set<() => void>();
function changed(): void {
  for (const listener of listeners) listener();
}
addEventListener('popstate', changed);
addEventListener('hashchange', changed);

/** A new page is shown from its top; on the way back the browser restores the scroll position. */
let newPlace: string | null = null;

export interface Whereabouts {
  /** The whole address: any change is a navigation. */
  readonly address: string;
  /** A navigation is in progress. The current page stays until the next one is loaded. */
  readonly isLeaving: boolean;
}

export function useWhereabouts(): Whereabouts {
  const [address, setAddress] = useState(location.href);
  const [isLeaving, startTransition] = useTransition();
  useEffect(() => {
    const follow = () => startTransition(() => setAddress(location.href));
    follow();
    listeners.add(follow);
    return () => void listeners.delete(follow);
  }, []);
  useLayoutEffect(() => {
    if (address !== newPlace) return;
    newPlace = null;
    scrollTo(0, 0);
  }, [address]);
  return { address, isLeaving };
}

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  if (how === 'push') newPlace = location.href;
  changed();
}

/** For links: a plain click navigates within the page; the browser handles the others. */
export function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  go(event.currentTarget.getAttribute('href') ?? '/');
}
