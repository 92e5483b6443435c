import { useState } from 'react';
import type { Written } from '../../play/told.ts';
import { landings } from './landings.ts';
import { layOut, rearrange, type Slot, type StackOf } from './slots.ts';

interface Laid {
  readonly round: number;
  readonly field: readonly string[];
  readonly slots: readonly Slot[];
}

/** The places of the field's cards. Cards that stay keep their place from view to view. */
export function useSlots(
  round: number,
  field: readonly string[],
  events: readonly Written[],
  least: number,
  stackOf?: StackOf,
): readonly Slot[] {
  const [laid, setLaid] = useState<Laid>(() => ({ round, field, slots: layOut(field, least, stackOf) }));
  if (laid.field === field && laid.round === round) return laid.slots;
  const isFresh = laid.round !== round;
  const slots = isFresh ? layOut(field, least, stackOf) : rearrange(laid.slots, field, landings(events), stackOf);
  setLaid({ round, field, slots });
  return slots;
}
