import type { Json } from '@madang/engine';
import type { PlainEvent } from '@madang/protocol';
import type { Written } from '../told.ts';

type NextState = NonNullable<Extract<PlainEvent, { readonly event: 'RoundDealt' }>['next_state']>;

/** Every action that one may take. Where swaps at Check are many, the server lists the positions and not each pair. */
export function legalIn({ legal, swap_any_two }: NextState): readonly Written[] {
  const listed = legal.map(({ action }) => action);
  if (!Array.isArray(swap_any_two) || listed.some((action) => 'swap' in action)) return listed;
  const positions: readonly Json[] = swap_any_two;
  const swaps = positions.flatMap((low, i) =>
    positions.slice(i + 1).map((high): Written => ({ type: 'resolveSpecialAbility', swap: [low, high] })),
  );
  return [...listed, ...swaps];
}
