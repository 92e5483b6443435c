import { isRecord } from './json.ts';

/**
 * A view with a card in every hidden place: the cards that the view does not show, in the order of the pack. A client
 * that has only a view can then use the rules. What such a position says about hidden cards has no meaning.
 */
export function filled<T>(view: T, ids: readonly string[]): T {
  const inSight = new Set<string>();
  everyText(view, (text) => {
    inSight.add(text);
    return text;
  });
  const left = ids.filter((id) => !inSight.has(id));
  return everyText(view, (text) => {
    if (text !== '?') return text;
    const card = left.shift();
    if (card === undefined) throw new Error('a view with more hidden places than cards');
    return card;
  });
}

function everyText<T>(value: T, change: (text: string) => string): T;
function everyText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => everyText(each, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, everyText(each, change)]));
}
