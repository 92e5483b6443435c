import type { Kind } from '@madang/engine/hwatu';

export type { Kind };

/** In the order in which captured cards lie. */
export const KINDS: readonly Kind[] = ['bright', 'animal', 'ribbon', 'dreg'];

/** Ids are MMTI: month, kind, index. Bonus cards (`bonus-2a`) belong to no month and count as dregs. */
export function kindOf(id: string): Kind {
  return id.startsWith('bonus') ? 'dreg' : KINDS[Number(id[2]) - 1];
}

/** From 1; 0 for a bonus card or a hidden card. */
export function monthOf(id: string): number {
  const month = Number(id.slice(0, 2));
  return Number.isInteger(month) ? month : 0;
}

export function ofKind(ids: readonly string[], kind: Kind): readonly string[] {
  return ids.filter((id) => kindOf(id) === kind);
}
