/** Loads once for each key, and gives the same promise every time, so that a component can wait for it with `use`. */
export function loadOnce<Key, Loading extends Promise<unknown> | null>(
  load: (key: Key) => Loading,
): (key: Key) => Loading {
  const known = new Map<Key, Loading>();
  return (key) => {
    const loading = known.get(key) ?? load(key);
    known.set(key, loading);
    return loading;
  };
}

/**
 * Browsers remember that a module could not be loaded: another try needs a reload. Without a connection that would leave nothing, so
 * the reader keeps what is shown.
 */
export async function tryAgain(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (answer) location.reload();
}
