// What the page keeps in the browser. Others may have written there, an older page, a newer one, or somebody by hand: a
// value counts only when its reader knows it. A browser may also forbid storage, or have no room left.

/** A value out of storage as its reader understands it; null: it is not what was kept there. */
export type Reader<T> = (value: unknown) => T | null;

/** What is kept under this key. What cannot be understood is dropped, so that it cannot do harm a second time. */
export function readKept<T>(key: string, read: Reader<T>): T | null {
  const text = textOf(key);
  if (text === null) return null;
  const value = parsed(text);
  const found = value === undefined ? null : read(value);
  if (found === null) dropKept(key);
  return found;
}

/** Whether there was room for it. A browser that keeps nothing still plays. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function dropKept(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where storage is forbidden, there is nothing to drop.
  }
}

function textOf(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A JSON object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
