import { junkValue } from '@madang/engine/gostop';
import { KOREAN } from '@madang/engine/hwatu';
import { entryOf } from '@madang/engine/internal';
import { KINDS, type KindFace, kindOf } from '../hwatu/faces.ts';
import type { Sight } from './sight.ts';

const CUP = KOREAN.ids[KOREAN.cup];

/** The captured cards of one kind. */
export interface PileKind {
  readonly kind: KindFace;
  readonly cards: readonly string[];
  /** The value of junk; for other kinds the number of cards. */
  readonly value: number;
}

/** The captured cards of a seat by kind. 국진 is with the kind that it counts as. */
export function pileOf({ round }: Sight, seat: number): readonly PileKind[] {
  const captured = entryOf(round.captured, seat);
  const junk = KINDS[3];
  const countsAs = (id: string): KindFace => (id === CUP && round.gukjin === 'ssangpi' ? junk : kindOf(id));
  return KINDS.map((kind) => {
    const cards = captured.filter((id) => countsAs(id) === kind);
    const value = kind === junk ? junkValue(KOREAN.set(...cards), true) : cards.length;
    return { kind, cards, value };
  });
}
