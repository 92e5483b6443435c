/** Why an action may not be played: a code and the facts. Whoever shows it words it. */
export interface Refusal {
  readonly code: string;
  readonly [fact: string]: unknown;
}

/** Tells a refusal from what was asked for. */
export function isRefusal(value: object): value is Refusal {
  return 'code' in value;
}
