import type { Written } from '../told.ts';

/** A slot of somebody's hand. */
interface Position {
  readonly seat: number;
  readonly slot: number;
}

/** What the server says one may do. */
export interface NextState {
  readonly legal: readonly { readonly action: Written }[];
  /** At Check: any two of these may be swapped. Where those are many, `legal` does not list them one by one. */
  readonly swap_any_two?: readonly Position[];
}

/** Every action that one may take. */
export function legalIn({ legal, swap_any_two: places = [] }: NextState): readonly Written[] {
  const listed = legal.map(({ action }) => action);
  if (listed.some((action) => 'swap' in action)) return listed;
  const swaps = places.flatMap((low, i) =>
    places.slice(i + 1).map((high): Written => ({ type: 'resolveSpecialAbility', swap: [low, high].map(positionOf) })),
  );
  return [...listed, ...swaps];
}

function positionOf({ seat, slot }: Position) {
  return { seat, slot };
}
