import type { ModelKind } from '@madang/players';

/**
 * The loss of these outputs; its gradient is written to `errors`. Cross entropy over the legal actions for a policy, half
 * the squared error for a value.
 */
export type Loss = (outputs: Float64Array, count: number, answer: number, errors: Float64Array) => number;

export const LOSSES: Readonly<Record<ModelKind, Loss>> = { policy: crossEntropy, value: squared };

function crossEntropy(outputs: Float64Array, count: number, answer: number, errors: Float64Array): number {
  let most = outputs[0];
  for (let k = 1; k < count; k++) if (outputs[k] > most) most = outputs[k];
  let sum = 0;
  for (let k = 0; k < count; k++) sum += errors[k] = Math.exp(outputs[k] - most);
  for (let k = 0; k < count; k++) errors[k] /= sum;
  const loss = Math.log(sum) - (outputs[answer] - most);
  errors[answer] -= 1;
  return loss;
}

function squared(outputs: Float64Array, _count: number, answer: number, errors: Float64Array): number {
  errors[0] = outputs[0] - answer;
  return (errors[0] * errors[0]) / 2;
}
