// npm runs a script in a shell that does not pass signals on: when npm is stopped, what it has started would live on.

const EVERY_MS = 300;

/**
 * Calls back once when the process that started this one has gone, if npm or npx is behind it. Whoever starts it in another
 * way and leaves (nohup, a shell's background) wants it to go on. Gives a function that ends the watch.
 * @param {() => void} call
 * @returns {() => void}
 */
export function whenNpmIsGone(call) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    call();
  }, EVERY_MS);
  watch.unref();
  return () => clearInterval(watch);
}
