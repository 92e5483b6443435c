const PLURAL = new Intl.PluralRules('pl');

/** `1 karta`, `2 karty`, `5 kart`: the form of a noun that goes with a number. */
export function polish(count: number, one: string, few: string, many: string): string {
  const form = PLURAL.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
}
