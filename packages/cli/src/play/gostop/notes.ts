import type { Style } from '../../canvas.ts';
import type { Sight } from './sight.ts';

/** Something to know about a seat, beside its score. */
export interface Note {
  readonly text: string;
  readonly style: Style;
}

/** What a seat has called and done: it starts, its go, shakes and bombs, its 뻑, the turns it may flip only. */
export function notesOf({ round, rules, words: { notes } }: Sight, seat: number): readonly Note[] {
  const { goCount, shakes, bombs, holds, ppuk, tokens } = round.tallies[seat];
  // At the house's table bonus cards are held for a seat, otherwise for a 뻑 pile.
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

/** What the points for ttak, ppuk and jjob add to the score. */
export function extraPoints({ round, rules }: Sight, seat: number): number {
  const { ttak, ppuk, jjob } = round.tallies[seat];
  return ttak * rules.ttakBonus + ppuk * rules.ppukBonus + jjob * rules.jjobBonus;
}
