import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder, and how to remove it with everything in it. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'madang-store-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
