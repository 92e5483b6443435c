/** How a request is answered: a page, a file of the build, or not by us. */
export type FetchKind = 'page' | 'file' | 'leave';

/** What the server answers itself; an old answer to these would be a wrong one. */
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
