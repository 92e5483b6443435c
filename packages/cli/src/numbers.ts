import { InvalidArgumentError } from 'commander';

/** Reads an option that counts something. */
export function count(text: string): number {
  const number = Number(text.replaceAll('_', ''));
  if (!Number.isSafeInteger(number) || number < 1) throw new InvalidArgumentError('expected a whole number from 1.');
  return number;
}
