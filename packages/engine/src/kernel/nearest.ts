const MOST = 3;
/** No name is longer, so longer input is not compared. */
const LONGEST = 64;

/** Suggestions for a mistyped name: names that contain it or differ by a few letters, the nearest first. */
export function nearest(written: string, names: readonly string[]): readonly string[] {
  const meant = written.toLowerCase();
  if (meant === '' || meant.length > LONGEST) return [];
  const near = names.flatMap((name): [string, number][] => {
    const known = name.toLowerCase();
    const isPart = known.includes(meant) || (known.length > 2 && meant.includes(known));
    const far = lettersBetween(meant, known);
    return isPart || far <= Math.max(1, Math.floor(known.length / 3)) ? [[name, far]] : [];
  });
  return near
    .sort(([, one], [, two]) => one - two)
    .slice(0, MOST)
    .map(([name]) => name);
}

/** The edit distance: how many letters have to be added, removed or changed. */
function lettersBetween(one: string, two: string): number {
  let row = Array.from({ length: two.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...two].entries())
      next.push(Math.min(row[j + 1] + 1, next[j] + 1, row[j] + (letter === other ? 0 : 1)));
    row = next;
  }
  return row[row.length - 1];
}
