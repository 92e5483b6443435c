import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LabError } from './failure.ts';

const REASONS: Readonly<Partial<Record<string, string>>> = {
  ENOENT: 'no such file or folder',
  ENOTDIR: 'a part of its path is a file',
  EISDIR: 'it is a folder',
  EACCES: 'not allowed',
  EPERM: 'not allowed',
  EROFS: 'the disk is read-only',
  EEXIST: 'it exists already',
  ENOSPC: 'the disk is full',
};

/** Why the system did not do it, in words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return REASONS[code] ?? code;
}

/** What writing this file throws, as one line that names it. */
export function writing<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw new LabError(`cannot write ${file}: ${reasonOf(error)}`);
    throw error;
  }
}

/**
 * A file that is written when long work is done. That it can be written is found out before the work: its folder is
 * made, and the place beside it where it is first written, so that a reader never finds half of it.
 */
export class Output {
  readonly file: string;
  private readonly part: string;
  private readonly keep: boolean;
  private readonly folders: readonly string[];

  /** With `keep`, a file that is there already is an error; else it is replaced. */
  constructor(file: string, { keep = false }: { readonly keep?: boolean } = {}) {
    this.file = file;
    this.part = `${file}.part`;
    this.keep = keep;
    const there = writing(file, () => statSync(file, { throwIfNoEntry: false }));
    if (there && keep) throw new LabError(`${file} exists already`);
    if (there && !there.isFile())
      throw new LabError(`cannot write ${file}: it is ${there.isDirectory() ? 'a folder' : 'no regular file'}`);
    this.folders = writing(file, () => makeFolder(dirname(file)));
    try {
      writing(file, () => writeFileSync(this.part, ''));
    } catch (error) {
      this.removeFolders();
      throw error;
    }
  }

  /** All of it or nothing. */
  write(text: string): void {
    writing(this.file, () => {
      writeFileSync(this.part, text);
      if (this.keep && existsSync(this.file)) throw new LabError(`${this.file} exists already`);
      renameSync(this.part, this.file);
    });
  }

  /** It is not written after all: nothing of it stays. Without effect once it is written. */
  discard(): void {
    rmSync(this.part, { force: true });
    this.removeFolders();
  }

  private removeFolders(): void {
    for (const folder of this.folders.toReversed())
      try {
        rmdirSync(folder);
      } catch {
        return; // something else is in it
      }
  }
}

/**
 * Makes a folder and those above it; which were made, the outermost first. Node's own `recursive` never comes back where
 * the system says ENOENT for a folder that cannot be made, as /proc does.
 */
export function makeFolder(folder: string): readonly string[] {
  const there = statSync(folder, { throwIfNoEntry: false });
  if (there?.isDirectory()) return [];
  if (there) throw new NotAFolder(folder);
  const parent = dirname(folder);
  const made = parent === folder ? [] : makeFolder(parent);
  try {
    mkdirSync(folder);
    return [...made, folder];
  } catch (error) {
    // Another process may have made it just now.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return made;
    throw error;
  }
}

/** As the system would say it, had it been asked for a file in there. */
class NotAFolder extends Error {
  readonly code = 'ENOTDIR';
}
