import { InvalidArgumentError } from 'commander';

/** Reads a positive whole number: `1000`, `1_000`, `1e3`. */
export function count(text: string): number {
  const number = Number(text.replaceAll('_', ''));
  if (!Number.isSafeInteger(number) || number < 1)
    throw new InvalidArgumentError(
      `Expected a whole number from 1 to ${Number.MAX_SAFE_INTEGER.toLocaleString('en')}.`,
    );
  return number;
}
