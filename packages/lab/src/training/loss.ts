import type { LogModelKind } from '@madang/players';

/**
 * The loss of the outputs from `first` on; its gradient is written to the same places of `errors`. Cross entropy over the legal actions for a policy, half
 * the squared error for a value.
 */
type Outputs = ArrayLike<number>;
export type Loss = (outputs: Outputs, first: number, count: number, answer: number, errors: Float32Array) => number;

export const LOSSES: Readonly<Record<LogModelKind, Loss>> = { policy: crossEntropy, value: squared };

function crossEntropy(outputs: Outputs, first: number, count: number, answer: number, errors: Float32Array): number {
  const end = first + count;
  let most = outputs[first];
  for (let k = first + 1; k < end; k++) if (outputs[k] > most) most = outputs[k];
  let sum = 0;
  for (let k = first; k < end; k++) {
    const likely = Math.exp(outputs[k] - most);
    errors[k] = likely;
    sum += likely;
  }
  for (let k = first; k < end; k++) errors[k] /= sum;
  errors[first + answer] -= 1;
  return Math.log(sum) - (outputs[first + answer] - most);
}

function squared(outputs: Outputs, first: number, _count: number, answer: number, errors: Float32Array): number {
  const error = outputs[first] - answer;
  errors[first] = error;
  return (error * error) / 2;
}
