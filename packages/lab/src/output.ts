import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LabError } from './failure.ts';

const REASONS: Readonly<Partial<Record<string, string>>> = {
  ENOENT: 'no such file or folder',
  ENOTDIR: 'part of its path is a file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  EEXIST: 'it already exists',
  ENOSPC: 'the disk is full',
  EFBIG: 'it would be too large',
};

/** The reason of a system error, in words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return REASONS[code] ?? code;
}

/** Turns a system error while writing this file into a LabError that names the file. */
export function writing<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw new LabError(`cannot write ${file}: ${reasonOf(error)}`);
    throw error;
  }
}

/**
 * A file that is written at the end of long work. The constructor makes its folder and a temporary file next to it, so
 * that a problem shows before the work. The temporary file is then renamed, so that nobody reads an incomplete file.
 */
export class Output {
  readonly file: string;
  private readonly part: string;
  private readonly keep: boolean;
  private readonly folders: readonly string[];

  /** With `keep`, an existing file is an error; otherwise it is replaced. */
  constructor(file: string, { keep = false }: { readonly keep?: boolean } = {}) {
    this.file = file;
    this.part = `${file}.part`;
    this.keep = keep;
    const there = writing(file, () => statSync(file, { throwIfNoEntry: false }));
    if (there && keep) throw new LabError(`${file} already exists`);
    if (there && !there.isFile())
      throw new LabError(`cannot write ${file}: it is ${there.isDirectory() ? 'a folder' : 'not a regular file'}`);
    this.folders = writing(file, () => makeFolder(dirname(file)));
    try {
      writing(file, () => writeFileSync(this.part, ''));
    } catch (error) {
      this.removeFolders();
      throw error;
    }
  }

  /** Writes the whole file or nothing. */
  write(text: string): void {
    writing(this.file, () => {
      writeFileSync(this.part, text);
      if (this.keep && existsSync(this.file)) throw new LabError(`${this.file} already exists`);
      renameSync(this.part, this.file);
    });
  }

  /** Removes the temporary file and the folders that were made for it. No effect once the file is written. */
  discard(): void {
    rmSync(this.part, { force: true });
    this.removeFolders();
  }

  private removeFolders(): void {
    for (const folder of this.folders.toReversed())
      try {
        rmdirSync(folder);
      } catch {
        return; // not empty
      }
  }
}

/**
 * Makes a folder and its parents. Returns those that were made, the outermost first. `recursive` of Node's mkdir never
 * returns where the system answers ENOENT for a folder that cannot be made, as in /proc.
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

/** The error of the system for a path that goes through a file. */
class NotAFolder extends Error {
  readonly code = 'ENOTDIR';
}
