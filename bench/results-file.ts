import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('RESULTS.md', import.meta.url));
/** Where the engine's part ends and the server's begins. */
const SERVER = '\n## The server\n';

/** Writes one part of RESULTS.md and leaves the other as it was. */
export function writeSection(part: 'engine' | 'server', text: string): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const border = before.indexOf(SERVER);
  const engine = border < 0 ? before : before.slice(0, border);
  const server = border < 0 ? '' : before.slice(border);
  writeFileSync(FILE, part === 'engine' ? `${text}${server}` : `${engine.trimEnd()}\n\n${text}`);
}
