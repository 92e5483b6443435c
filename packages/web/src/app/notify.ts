import { settings } from './settings.ts';

/** One notification at a time: a later one replaces it. */
const TAG = 'madang';

/** Shows a notification if the reader has asked for that; the answer removes it. */
export function notify(text: string): () => void {
  const isWanted = settings().notify && 'Notification' in globalThis && Notification.permission === 'granted';
  if (!isWanted) return () => undefined;
  try {
    const notice = new Notification(text, { tag: TAG, icon: '/icon-192.png' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return () => notice.close();
  } catch {
    // Browsers of phones leave notifications to the service worker.
    const shown = navigator.serviceWorker?.ready.then((worker) => showBy(worker, text));
    return () => void shown?.then((close) => close());
  }
}

async function showBy(worker: ServiceWorkerRegistration, text: string): Promise<() => void> {
  await worker.showNotification(text, { tag: TAG, icon: '/icon-192.png' });
  return async () => {
    for (const notice of await worker.getNotifications({ tag: TAG })) notice.close();
  };
}
