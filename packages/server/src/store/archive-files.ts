import { closeSync, openSync, readSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Packed } from './packed-log.ts';

const OWNER_ONLY = 0o600;
const FOLDER_OWNER_ONLY = 0o700;
const MONTH = 'YYYY-MM'.length;

/**
 * Logs of archived tables in files, one for each month. A file is only ever added to, and each part begins with a line that says
 * what follows. What was written but never named in the database (the process was killed in between) is never read.
 */
export class ArchiveFiles {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Adds a table to the file of the month in which it was created. When this answers, it is on the disk. Its place. */
  async add(tableId: string, createdAt: number, { n, head, log }: Packed): Promise<string> {
    const month = new Date(createdAt).toISOString().slice(0, MONTH);
    const line = Buffer.from(`${JSON.stringify({ id: tableId, n, head: head.length, log: log.length })}\n`);
    await mkdir(this.folder, { recursive: true, mode: FOLDER_OWNER_ONLY });
    const file = await open(this.fileOf(month), 'a', OWNER_ONLY);
    try {
      const { size } = await file.stat();
      await file.writev([line, head, log]);
      await file.sync();
      return `${month}:${size + line.length}:${head.length}:${log.length}`;
    } finally {
      await file.close();
    }
  }

  /** The log at this place. */
  read(place: string): Uint8Array {
    const { month, start, head, log } = partsOf(place);
    const bytes = Buffer.alloc(log);
    const file = openSync(this.fileOf(month), 'r');
    try {
      if (readSync(file, bytes, 0, log, start + head) === log) return bytes;
      throw new Error(`${this.fileOf(month)} ends before ${place}`);
    } finally {
      closeSync(file);
    }
  }

  /** Overwrites what is at this place, which the database no longer names. */
  async blank(place: string): Promise<void> {
    const { month, start, head, log } = partsOf(place);
    const file = await open(this.fileOf(month), 'r+');
    try {
      await file.write(Buffer.alloc(head + log), 0, head + log, start);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  private fileOf(month: string): string {
    return join(this.folder, `${month}.madang`);
  }
}

/** The file, where in it card and summary begin, and the lengths of these and of the log after them. */
function partsOf(place: string) {
  const [month = '', start, head, log] = place.split(':');
  return { month, start: Number(start), head: Number(head), log: Number(log) };
}
