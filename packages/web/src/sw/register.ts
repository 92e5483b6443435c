/** Registers the service worker, in production builds only. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser may refuse it, for example when storage is forbidden: then the page needs the network.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  navigator.serviceWorker.addEventListener('controllerchange', () => void document.fonts.ready.then(askAgain));
}

/** Requests fonts again that were loaded before the worker was active, so that it caches them. */
function askAgain(): void {
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.endsWith('.woff2')) void fetch(name).catch(() => undefined);
}
