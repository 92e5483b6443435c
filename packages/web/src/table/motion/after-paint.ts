/** For work that a press starts: it must not hold up the paint that answers the press. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
