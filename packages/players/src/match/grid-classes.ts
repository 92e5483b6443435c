/**
 * The cells of a grid of scores: by the own line, then the line of the next seat and so on. Cells with the same own line
 * and the same lines of the others, in any order, are one class, because seats have no names. For each cell its class.
 */
export function gridClasses(lines: number, seats: number): Int32Array {
  const classes = new Map<string, number>();
  return Int32Array.from({ length: lines ** seats }, (_, cell) => {
    const [own, ...others] = linesOf(cell, lines, seats);
    const key = [own, ...others.toSorted((a, b) => a - b)].join();
    if (!classes.has(key)) classes.set(key, classes.size);
    return classes.get(key) ?? 0;
  });
}

/** The line of each seat in a cell, the own first. */
export function linesOf(cell: number, lines: number, seats: number): number[] {
  const all: number[] = [];
  for (let rest = cell; all.length < seats; rest = Math.floor(rest / lines)) all.unshift(rest % lines);
  return all;
}
