/** A name from the code as a person reads it: `drawPile`, `draw_pile` and `DRAW_PILE` are a draw pile. */
export function inWords(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
}
