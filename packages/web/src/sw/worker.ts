import { fetchKindOf } from './fetch-kind.ts';

// Offline support. Built files are cached by version; pages come from the network if possible.

/** Both are replaced by the build (plugin.ts). */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
/** A page of this site. */
interface OpenPage {
  focus(): Promise<unknown>;
}
/** The service worker's global scope: TypeScript's `webworker` types conflict with those of the page. */
interface Scope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { readonly type: 'window' }): Promise<readonly OpenPage[]>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
}

const scope = self as unknown as Scope;
const BUILT = `madang-${__VERSION__}`;
/** Files cached on first use: the CJK fonts have too many ranges to cache in advance, and strong players are large. */
const ON_DEMAND_CACHE = 'madang-fonts';
const ON_DEMAND = /\.(woff2|wasm|bin)$/;

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(BUILT).then((cache) => cache.addAll(__FILES__)));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const kind = fetchKindOf(event.request, scope.location.origin);
  if (kind === 'page') event.respondWith(page(event.request));
  if (kind === 'file') event.respondWith(file(event.request));
});

// On phones it is the worker that shows notifications: a press leads to the page that waits.
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(scope.clients.matchAll({ type: 'window' }).then(([page]) => page?.focus()));
});

async function forgetOld(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== BUILT && name !== ON_DEMAND_CACHE).map((name) => caches.delete(name)),
  );
}

/** Network first, so that a new build is used at once; offline every address gets the cached page. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

/** Cache first: names of built files contain a hash, so a cached file is never stale. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && ON_DEMAND.test(new URL(request.url).pathname)) {
    const cache = await caches.open(ON_DEMAND_CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}
