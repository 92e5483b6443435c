import type { Json } from '@madang/engine';
import { isRecord } from '@madang/engine/internal';
import type { Environment } from './environment.ts';
import { EnvError } from './failure.ts';

/** The answer to a message: JSON, or the state that is now in the tensors of the environment. */
export type Answer = { readonly json: Json } | 'state';

/** How each operation is read and carried out. */
type Operation = (environment: Environment, request: Readonly<Record<string, unknown>>) => Answer;

const OPERATIONS: Readonly<Record<string, { readonly fields: readonly string[]; readonly run: Operation }>> = {
  spec: { fields: [], run: (environment) => ({ json: environment.spec }) },
  reset: {
    fields: ['seed'],
    run: (environment, { seed }) => {
      if (seed !== undefined && typeof seed !== 'string') throw new EnvError('BAD_REQUEST', 'seed: expected a text');
      environment.reset(seed);
      return 'state';
    },
  },
  step: {
    fields: ['actions'],
    run: (environment, { actions }) => {
      environment.step(actionsFrom(actions, environment.tensors.turns.length));
      return 'state';
    },
  },
};

/** The answer to one message as JSON. Errors are answers. */
export function answerTo(environment: Environment, text: string): Answer {
  return answered(() => {
    const request = parsed(text);
    if (!isRecord(request)) throw new EnvError('BAD_REQUEST', 'expected an object');
    const { op, ...rest } = request;
    const operation = typeof op === 'string' && Object.hasOwn(OPERATIONS, op) ? OPERATIONS[op] : undefined;
    if (!operation) throw new EnvError('BAD_REQUEST', `op: expected one of ${Object.keys(OPERATIONS).join(', ')}`);
    const unknown = Object.keys(rest).find((field) => !operation.fields.includes(field));
    if (unknown !== undefined) throw new EnvError('BAD_REQUEST', `${op} has no field ${JSON.stringify(unknown)}`);
    return operation.run(environment, rest);
  });
}

/** The answer to the actions of a step alone, as binary frames have them. */
export function answerToStep(environment: Environment, actions: readonly (number | null)[]): Answer {
  return answered(() => {
    environment.step(actionsFrom(actions, environment.tensors.turns.length));
    return 'state';
  });
}

/** Turns a refusal into an answer. */
export function answered(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return { json: { error: { code: error.code, message: error.message } } };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new EnvError('NOT_JSON', 'not JSON');
  }
}

function actionsFrom(actions: unknown, batch: number): readonly (number | null)[] {
  if (!Array.isArray(actions) || actions.length !== batch)
    throw new EnvError('BAD_REQUEST', `actions: expected a list of ${batch}, one for each episode`);
  const wrong = actions.findIndex((action) => action !== null && !Number.isSafeInteger(action));
  if (wrong >= 0) throw new EnvError('BAD_REQUEST', `actions[${wrong}]: expected a whole number or null`);
  return actions;
}
