import { StoreError } from './store.ts';

/**
 * The steps that bring a database from its schema version to the newest, one for each version. A released step never
 * changes: what has to be different is a new step at the end.
 */
export function missingSteps(steps: readonly string[], version: number, where: string): readonly string[] {
  if (version > steps.length) {
    throw new StoreError(
      `${where} was written by a newer Madang (its schema is version ${version}, this program knows ${steps.length}): update this program`,
    );
  }
  return steps.slice(version);
}
