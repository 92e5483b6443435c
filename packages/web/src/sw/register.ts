/** Lets the page start without a network from now on; only a built page has something to keep. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser may refuse it, with storage forbidden for one: then the page needs the network.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  navigator.serviceWorker.addEventListener('controllerchange', () => void document.fonts.ready.then(askAgain));
}

/** Fonts that were asked for before the worker was there pass it now, out of the browser's own cache. */
function askAgain(): void {
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.endsWith('.woff2')) void fetch(name).catch(() => undefined);
}
