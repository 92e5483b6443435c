import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ENGINE_VERSION } from '@madang/engine';

/** All that the result of a batch follows from, beside its task. */
const SOURCES = ['engine/src/', 'players/src/', 'players/assembly/', 'players/weights/', 'lab/src/'];
const TESTS = /\.test(-d)?\.ts$/;
const PACKAGES = new URL('../../../', import.meta.url);

/**
 * The version of Madang with a hash of its sources, and that of V8, whose `Math.exp` may differ from another's in the last
 * digit. Workers with the same version compute the same, bit for bit.
 */
export function codeVersion(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const folder = fileURLToPath(new URL(source, PACKAGES));
    const found = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = found.filter((entry) => entry.isFile() && !TESTS.test(entry.name));
    const paths = files.map((entry) => `${entry.parentPath}/${entry.name}`).sort();
    for (const path of paths) {
      const bytes = readFileSync(path);
      hash.update(`${source}${path.slice(folder.length)} ${bytes.length}\n`).update(bytes);
    }
  }
  const [major, minor] = process.versions.v8.split('.');
  return `${ENGINE_VERSION}+${hash.digest('hex').slice(0, 12)}, V8 ${major}.${minor}`;
}
