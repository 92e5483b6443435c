import { LabError } from '../failure.ts';

/** A problem with a log: the file and line, the field of that line, what was expected and what was found. */
export function damaged(where: string, place: string, expected: string, found: unknown): LabError {
  return new LabError(`${where}: ${place === '' ? '' : `${place}: `}${expected}, not ${shortened(found)}`);
}

const LONGEST = 60;

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** A whole number, 0 or more. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

export function isSeats(value: unknown, seats: number): value is readonly number[] {
  return Array.isArray(value) && value.every((seat) => isCount(seat) && seat < seats);
}

/** A list of numbers. The error names the first element that is not a valid number. */
export function numbersAt(
  where: string,
  place: string,
  value: unknown,
  isOne: (value: unknown) => boolean,
  what: string,
): readonly number[] {
  if (!Array.isArray(value)) throw damaged(where, place, `expected a list of ${what}`, value);
  const wrong = value.findIndex((each) => !isOne(each));
  if (wrong >= 0) throw damaged(where, `${place}[${wrong}]`, `expected ${what}`, value[wrong]);
  return value;
}
