/** An entry that exists by the rules: the name of a seat, the id of a card. */
export function entryOf<T>(list: { readonly [index: number]: T }, index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new Error(`there is no entry ${index} among ${Object.keys(list).length}`);
  return entry;
}
