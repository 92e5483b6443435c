import type { Written } from './told.ts';

/** Whether two encoded actions are equal. */
export function isSame(one: Written | null, two: Written): boolean {
  if (one === null) return false;
  const fields = Object.keys(two);
  return fields.length === Object.keys(one).length && fields.every((field) => one[field] === two[field]);
}
