/** How the service worker answers a request: a page, a built file, or not at all. */
export type FetchKind = 'page' | 'file' | 'leave';

/** Dynamic addresses, which must not be cached. */
const SERVER = /^\/(api|ws|healthz|metrics)(\/|$)/;

export interface Asked {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
}

export function fetchKindOf({ url, method, mode }: Asked, origin: string): FetchKind {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin || SERVER.test(pathname)) return 'leave';
  return mode === 'navigate' ? 'page' : 'file';
}
