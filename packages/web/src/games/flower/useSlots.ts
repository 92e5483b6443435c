import { useState } from 'react';
import type { Written } from '../../play/told.ts';
import { landings } from './landings.ts';
import { layOut, rearrange, type Slot } from './slots.ts';

interface Laid {
  readonly round: number;
  readonly field: readonly string[];
  readonly slots: readonly Slot[];
}

/** Where the field's cards lie, from view to view: nothing moves that need not. */
export function useSlots(
  round: number,
  field: readonly string[],
  events: readonly Written[],
  least: number,
  stacked?: ReadonlySet<number>,
): readonly Slot[] {
  const [laid, setLaid] = useState<Laid>(() => ({ round, field, slots: layOut(field, least, stacked) }));
  if (laid.field === field && laid.round === round) return laid.slots;
  const isFresh = laid.round !== round;
  const slots = isFresh ? layOut(field, least, stacked) : rearrange(laid.slots, field, landings(events), stacked);
  setLaid({ round, field, slots });
  return slots;
}
