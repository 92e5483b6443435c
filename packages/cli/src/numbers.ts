import { InvalidArgumentError } from 'commander';

/** Reads an option that counts something: `1000`, `1_000`, `1e3`. Beyond the largest, numbers are no longer exact. */
export function count(text: string): number {
  const number = Number(text.replaceAll('_', ''));
  if (!Number.isSafeInteger(number) || number < 1)
    throw new InvalidArgumentError(
      `Expected a whole number from 1 to ${Number.MAX_SAFE_INTEGER.toLocaleString('en')}.`,
    );
  return number;
}
