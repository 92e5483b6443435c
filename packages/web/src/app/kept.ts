// What the page keeps in the browser. Another version of the page, or a person, may have written there: every value is
// validated when it is read. A browser may also forbid storage or have no room left.

/** Validates a value from storage; null when it is not valid. */
export type Reader<T> = (value: unknown) => T | null;

/** For all tabs, or for this one as long as it is open. */
type Shelf = () => Storage;
const EVERY_TAB: Shelf = () => localStorage;
export const THIS_TAB: Shelf = () => sessionStorage;

/** The value under this key. An invalid value is removed. */
export function readKept<T>(key: string, read: Reader<T>, shelf = EVERY_TAB): T | null {
  const text = textOf(key, shelf);
  if (text === null) return null;
  const value = parsed(text);
  const found = value === undefined ? null : read(value);
  if (found === null) dropKept(key, shelf);
  return found;
}

/** Stores a value; false when the browser could not. The page works without storage. */
export function keep(key: string, value: unknown, shelf = EVERY_TAB): boolean {
  try {
    shelf().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function dropKept(key: string, shelf = EVERY_TAB): void {
  try {
    shelf().removeItem(key);
  } catch {
    // Storage is forbidden: there is nothing to remove.
  }
}

function textOf(key: string, shelf: Shelf): string | null {
  try {
    return shelf().getItem(key);
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
