// Builds the page if its sources have changed since the last build.
import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WEB = join(ROOT, 'packages/web');
const DIST = join(WEB, 'dist');
const STAMP = '.stamp';
/** Builds are made beside dist, because a server may be reading there. */
const BESIDE = join(WEB, 'node_modules');
const SOURCES = [
  'engine/src',
  'narrators/src',
  'protocol/src',
  'players/src',
  'players/assembly',
  'players/weights',
  'cards/src',
  'lab/src/review',
  'web/src',
  'web/public',
  'web/index.html',
  'web/chunks.ts',
  'web/table-pages.ts',
  'web/vite.config.ts',
];

export async function buildWeb(): Promise<string> {
  const stamp = stampOf();
  if (isBuilt(stamp)) return DIST;
  console.error('madang: building the page ...');
  mkdirSync(BESIDE, { recursive: true });
  const place = mkdtempSync(join(BESIDE, '.page-'));
  try {
    const fresh = join(place, 'fresh');
    await build(fresh);
    compress(fresh);
    writeFileSync(join(fresh, STAMP), stamp);
    swap(fresh, join(place, 'old'));
  } finally {
    rmSync(place, { recursive: true });
  }
  return DIST;
}

function isBuilt(stamp: string): boolean {
  const path = join(DIST, STAMP);
  return existsSync(path) && readFileSync(path, 'utf8') === stamp;
}

async function build(outDir: string): Promise<void> {
  const vite = await import('vite');
  // Tests set it to "test": Vite would then make a development build, without the service worker.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const configFile = join(WEB, 'vite.config.ts');
  await vite.build({ root: WEB, configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  if (NODE_ENV !== undefined) process.env.NODE_ENV = NODE_ENV;
}

/** Compressed copies of every text file: a quarter of the bytes. */
function compress(folder: string): void {
  const texts = filesIn(folder).filter((file) => /\.(js|css|html|svg|webmanifest)$/.test(file));
  for (const file of texts) {
    const text = readFileSync(file);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: quality }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

/** Replaces the old page in one step, so that a running server never serves half of a build. */
function swap(fresh: string, old: string): void {
  if (existsSync(DIST)) {
    keepParts(join(DIST, 'assets'), join(fresh, 'assets'));
    renameSync(DIST, old);
  }
  renameSync(fresh, DIST);
}

const A_DAY = 86_400_000;

/** Pages that are open load chunks later, so chunks of earlier builds stay for a day. */
function keepParts(from: string, to: string): void {
  if (!existsSync(from)) return;
  for (const name of readdirSync(from)) {
    const isRecent = statSync(join(from, name)).mtimeMs > Date.now() - A_DAY;
    if (isRecent && !existsSync(join(to, name))) linkSync(join(from, name), join(to, name));
  }
}

/** A hash of all sources of the page, without tests. */
function stampOf(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  hash.update(readFileSync(fileURLToPath(import.meta.url)));
  for (const source of SOURCES)
    for (const file of filesIn(join(ROOT, 'packages', source))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name));
  return files.filter((file) => !/\.test(-d)?\.tsx?$/.test(file)).sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb();
