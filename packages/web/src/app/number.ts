import type { Language } from '@madang/narrators/language';
import { settings } from './settings.ts';

/**
 * A number for the reader, with at most one decimal: `1,000,000` or `−2.5`. Without `toLocaleString`, because a slow phone takes a tenth of a
 * second to load its number formats.
 */
export function shown(value: number, language: Language = settings().language): string {
  const [group, point] = language === 'pl' ? ['\u00a0', ','] : [',', '.'];
  const [whole = '', ...decimals] = String(Math.round(Math.abs(value) * 10) / 10).split('.');
  const digits = [whole.replaceAll(/\B(?=(\d{3})+$)/g, group), ...decimals].join(point);
  return value < 0 ? `−${digits}` : digits;
}

/** With one decimal, also when that is 0: ratings stand below each other. */
export function tenths(value: number): string {
  const [text, point] = [shown(value), settings().language === 'pl' ? ',' : '.'];
  return text.includes(point) ? text : `${text}${point}0`;
}

/** What a score changes by. */
export function signed(value: number): string {
  return value > 0 ? `+${shown(value)}` : shown(value);
}
