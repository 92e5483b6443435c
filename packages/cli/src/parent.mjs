// npm runs a script in a shell that does not forward signals: when npm is stopped, the process would keep running.

const EVERY_MS = 300;

/**
 * Calls back once when the parent process has ended, if the process was started by npm or npx. Processes that were started
 * in another way (nohup, in the background of a shell) keep running. Returns a function that stops watching.
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
