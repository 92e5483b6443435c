import { entryOf } from '@madang/engine/internal';
import type { Style } from '../../canvas.ts';
import type { Sight } from './sight.ts';

/** A note about a seat, next to its score. */
interface Note {
  readonly text: string;
  readonly style: Style;
}

/** Whether a seat starts, its calls of go, shakes, bombs and 뻑, and its turns without a hand card. */
export function notesOf({ round, rules, words: { notes } }: Sight, seat: number): readonly Note[] {
  const { goCount, shakes, bombs, holds, ppuk, tokens } = entryOf(round.tallies, seat);
  // Under house rules bonus cards are held for a seat, otherwise for a 뻑 pile.
  const held = rules.ppuk === 'takes' ? round.heldBonus.filter((bonus) => bonus.for === seat).length : 0;
  const given = (count: number, text: (count: number) => string, style: Style): readonly Note[] =>
    count > 0 ? [{ text: text(count), style }] : [];
  return [
    ...given(Number(round.starter) === seat ? 1 : 0, () => notes.starter, ['yellow']),
    ...given(goCount, notes.go, ['bold', 'red']),
    ...given(shakes, notes.shakes, ['bold', 'magenta']),
    ...given(bombs, notes.bombs, ['bold', 'magenta']),
    ...given(holds ? 1 : 0, () => notes.president, ['bold', 'magenta']),
    ...given(ppuk, notes.ppuk, ['red']),
    ...given(tokens, notes.tokens, ['cyan']),
    ...given(held, notes.heldBonus, ['cyan']),
  ];
}

/** The points for ttak, ppuk and jjob. */
export function extraPoints({ round, rules }: Sight, seat: number): number {
  const { ttak, ppuk, jjob } = entryOf(round.tallies, seat);
  return ttak * rules.ttakBonus + ppuk * rules.ppukBonus + jjob * rules.jjobBonus;
}
