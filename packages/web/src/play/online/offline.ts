/** Whether the browser itself says that there is no network. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}
