import { StoreError } from './store.ts';

/**
 * The migrations that a database of this schema version still needs. There is one step for each version. A released step
 * never changes: a change of the schema is a new step at the end.
 */
export function missingSteps(steps: readonly string[], version: number, where: string): readonly string[] {
  if (version > steps.length) {
    throw new StoreError(
      `${where} was written by a newer Madang (its schema is version ${version}, this program knows ${steps.length}): update this program`,
    );
  }
  return steps.slice(version);
}
