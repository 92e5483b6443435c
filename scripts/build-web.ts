// Builds the web client where something has changed since the last time; quick when nothing has.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WEB = join(ROOT, 'packages/web');
const DIST = join(WEB, 'dist');
const STAMP = join(DIST, '.stamp');
const SOURCES = [
  'engine/src',
  'players/src',
  'cards/src',
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
];

export async function buildWeb(): Promise<string> {
  const stamp = stampOf();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return DIST;
  console.error('madang: building the page ...');
  const { build } = await import('vite');
  // Tests set it to "test", with which Vite would build the page for developers, without its service worker.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' });
  if (NODE_ENV !== undefined) process.env.NODE_ENV = NODE_ENV;
  writeFileSync(STAMP, stamp);
  return DIST;
}

/** Over everything that the page is made of. */
function stampOf(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const source of SOURCES)
    for (const file of filesIn(join(ROOT, 'packages', source))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => join(entry.parentPath, entry.name)).sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb();
