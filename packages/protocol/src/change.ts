import type { Json } from '@madang/engine';

/**
 * How one JSON value becomes another (docs/protocol.md#differences):
 * - an object: these members of the object, or elements of the list, change as it says, and the others stay;
 * - `[value]`: this value takes its place;
 * - `[at, count, ...items]`: in the list, `items` take the place of `count` elements from `at` on.
 *
 * Members are never added or removed: where their names differ, the whole object is replaced. So the order of names stays,
 * and the result is the same to the byte.
 */
export type Change = readonly [Json, ...Json[]] | { readonly [name: string]: Change };

type JsonObject = { readonly [name: string]: Json };

/** The change from one value to the other; null when they are the same. */
export function changeBetween(before: Json, after: Json): Change | null {
  if (before === after) return null;
  if (isList(before) && isList(after)) return changeOfList(before, after);
  if (isObject(before) && isObject(after) && haveSameNames(before, after))
    return changesIn(Object.keys(after), before, after);
  return [after];
}

function changeOfList(before: readonly Json[], after: readonly Json[]): Change | null {
  const isLike = before.length === after.length && after.every((item) => typeof item === 'object' && item !== null);
  if (isLike) return changesIn([...after.keys()], before, after);
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && changeBetween(at(before, start), at(after, start)) === null) start++;
  if (start === shorter && before.length === after.length) return null;
  let end = 0;
  while (end < shorter - start && changeBetween(at(before, -1 - end), at(after, -1 - end)) === null) end++;
  return [start, before.length - start - end, ...after.slice(start, after.length - end)];
}

function changesIn<Name extends string | number>(
  names: readonly Name[],
  before: Readonly<Record<Name, Json>>,
  after: Readonly<Record<Name, Json>>,
): Change | null {
  let changes: Record<string, Change> | null = null;
  for (const name of names) {
    const change = changeBetween(before[name], after[name]);
    if (!change) continue;
    changes ??= {};
    changes[`${name}`] = change;
  }
  return changes;
}

/** What the value becomes; undefined when the change is not one of this value. */
export function changed(before: Json, change: Change): Json | undefined {
  if (isList(change)) return change.length === 1 ? change[0] : spliced(before, change);
  if (!isList(before) && !isObject(before)) return undefined;
  const after = isList(before) ? [...before] : { ...before };
  const members = after as Record<string, Json>;
  for (const [name, inner] of Object.entries(change)) {
    const value = Object.hasOwn(members, name) ? changed(members[name] as Json, inner) : undefined;
    if (value === undefined) return undefined;
    members[name] = value;
  }
  return after;
}

function spliced(before: Json, [start, count, ...items]: readonly Json[]): Json | undefined {
  if (!isList(before) || typeof start !== 'number' || typeof count !== 'number') return undefined;
  if (start < 0 || count < 0 || start + count > before.length) return undefined;
  return [...before.slice(0, start), ...items, ...before.slice(start + count)];
}

function at(list: readonly Json[], place: number): Json {
  return list.at(place) ?? null;
}

function isList(value: Json | Change): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value);
}

function haveSameNames(one: JsonObject, other: JsonObject): boolean {
  const names = Object.keys(other);
  return Object.keys(one).length === names.length && Object.keys(one).every((name, place) => name === names[place]);
}
