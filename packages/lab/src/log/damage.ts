import { LabError } from '../failure.ts';

/** What is wrong with a log: where (the file and its line), in which place of that line, and what stands there. */
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

/** A whole number from 0. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

export function isSeats(value: unknown, seats: number): value is readonly number[] {
  return Array.isArray(value) && value.every((seat) => isCount(seat) && seat < seats);
}

/** A list of numbers; the first that is none is named by its place. */
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
