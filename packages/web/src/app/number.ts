import { settings } from './settings.ts';

/**
 * A whole number for the reader: `1,000,000` or `−100`. Without `toLocaleString`, because a slow phone takes a tenth of a
 * second to load its number formats.
 */
export function shown(value: number): string {
  const separator = settings().language === 'pl' ? '\u00a0' : ',';
  const digits = String(Math.abs(value)).replaceAll(/\B(?=(\d{3})+$)/g, separator);
  return value < 0 ? `−${digits}` : digits;
}

/** What a score changes by. */
export function signed(value: number): string {
  return value > 0 ? `+${shown(value)}` : shown(value);
}
