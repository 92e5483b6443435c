import { fetchKindOf } from './fetch-kind.ts';

// The page without a network: what was built is kept under its version, pages come from the network where there is one.

/** Both are written in by the build (plugin.ts). */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** The compiler knows this scope only where it does not know the page's. */
interface Scope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

const scope = self as unknown as Scope;
const BUILT = `madang-${__VERSION__}`;
/** Files that are too many to fetch before somebody needs them: the ranges of the CJK fonts. */
const ON_DEMAND_CACHE = 'madang-fonts';

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

async function forgetOld(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== BUILT && name !== ON_DEMAND_CACHE).map((name) => caches.delete(name)),
  );
}

/** The network's, so that a new build is seen at once; without one every address is the same page. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

/** Names of built files carry their content: what is kept is never stale. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).pathname.endsWith('.woff2')) {
    const cache = await caches.open(ON_DEMAND_CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}
