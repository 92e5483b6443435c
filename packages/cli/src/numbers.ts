import { InvalidArgumentError } from 'commander';

const UNITS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, g: 1e9 };

/** Reads a positive whole number: `1000`, `1_000`, `1e3`, `500k`, `1.5M`. */
export function count(text: string): number {
  const [, digits = text, unit = ''] = /^(.*\d)([kmg])$/i.exec(text) ?? [];
  const number = Number(digits.replaceAll('_', '')) * (UNITS[unit.toLowerCase()] ?? 1);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new InvalidArgumentError(
      `Expected a whole number from 1 to ${Number.MAX_SAFE_INTEGER.toLocaleString('en')}.`,
    );
  return number;
}
