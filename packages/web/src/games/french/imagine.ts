import { BACK } from '../../table/face.ts';

/** A view with cards where it shows none: which is which among the unseen does not matter to what is open. */
export function imagined<T>(view: T, pack: readonly string[]): T {
  const shown = new Set<string>();
  mapTexts(view, (text) => {
    shown.add(text);
    return text;
  });
  const unseen = pack.filter((id) => !shown.has(id));
  return mapTexts(view, (text) => (text === BACK ? (unseen.shift() ?? text) : text)) as T;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, change)]));
}
