/** About four digits that matter: `0.0123`, `12.35`, `1,235`. */
export function shortNumber(value: number): string {
  const size = Math.abs(value);
  if (size >= 1000) return Math.round(value).toLocaleString('en').replace('-', '−');
  const digits = size >= 100 ? 1 : size >= 1 ? 2 : size === 0 ? 0 : Math.min(6, 2 - Math.floor(Math.log10(size)));
  return String(Number(value.toFixed(digits))).replace('-', '−');
}

/** With a space that does not break. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(share > 0 && share < 0.01 ? 2 : 1)}\u00a0%`;
}
