import { isObject } from '../app/kept.ts';
import { browserDatabase } from '../records/database.ts';
import { keyOf, type Source } from '../replay/replayed-match.ts';
import type { Branch } from './branch.ts';

// Branches are kept beside their record, not in it: the list of a record under the record's key.

const database = browserDatabase('madang-branches', ['branches']);
/** Changes run one after the other. */
let work: Promise<unknown> = Promise.resolve();

/** The newest first; none where storage cannot be read. */
export async function keptBranches(source: Source): Promise<readonly Branch[]> {
  await work;
  return read(source);
}

/** Adds a branch, or replaces it. Without storage it is lost with the page. */
export function keepBranch(source: Source, branch: Branch): void {
  change(source, (branches) => [branch, ...branches.filter(({ id }) => id !== branch.id)]);
}

export function dropBranch(source: Source, id: string): void {
  change(source, (branches) => branches.filter((each) => each.id !== id));
}

function change(source: Source, how: (branches: readonly Branch[]) => readonly Branch[]): void {
  work = work.then(async () => database.put('branches', keyOf(source), how(await read(source)))).catch(() => undefined);
}

async function read(source: Source): Promise<readonly Branch[]> {
  const kept = await database.get('branches', keyOf(source)).catch(() => null);
  return Array.isArray(kept) ? kept.filter(isBranch).toSorted((a, b) => b.at - a.at) : [];
}

/** Checks the shape only: whether the moves are legal is found out by playing them. */
function isBranch(value: unknown): value is Branch {
  if (!isObject(value) || typeof value.id !== 'string' || typeof value.seed !== 'string') return false;
  const areNumbers = [value.at, value.ply, value.seat].every((each) => typeof each === 'number');
  return areNumbers && [value.sitters, value.moves, value.scores].every(Array.isArray);
}
