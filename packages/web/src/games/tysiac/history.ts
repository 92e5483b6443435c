/** What each hand gave, as far as this page has seen it: a view knows only the totals. */
export interface Totals {
  readonly round: number;
  /** Before this round. */
  readonly scores: readonly number[];
}

export interface HandRow {
  readonly round: number;
  readonly points: readonly number[];
}

/** The totals with news: one entry a round, in order. */
export function noted(known: readonly Totals[], news: Totals): readonly Totals[] {
  const last = known.at(-1);
  if (last && last.round === news.round && isSame(last.scores, news.scores)) return known;
  return [...known.filter(({ round }) => round < news.round), news];
}

/** What was scored between totals that follow one another. */
export function handRows(known: readonly Totals[]): readonly HandRow[] {
  return known.slice(1).flatMap(({ round, scores }, i): HandRow[] => {
    const before = known[i];
    if (before.round !== round - 1 || isSame(before.scores, scores)) return [];
    return [{ round: before.round, points: scores.map((score, seat) => score - before.scores[seat]) }];
  });
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}
