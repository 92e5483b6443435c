import { LabError } from '@madang/lab/failure';
import { ModelError } from '@madang/players';
import { Failure } from './failure.ts';

/** Turns a problem with a log or a model into a failure of the command. */
export function labFailure(error: unknown): unknown {
  return error instanceof LabError || error instanceof ModelError ? new Failure(error.message) : error;
}
