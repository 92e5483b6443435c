import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blocksOf, ROOT } from './pages.ts';

const PAGE = 'docs/adding-a-game.md';
const PACKAGES = ['cards', 'cli', 'engine', 'lab', 'narrators', 'players', 'protocol', 'server', 'web'];
/** Copied from every package that has them. */
const PARTS = [
  ...['package.json', 'src', 'public', 'index.html', 'vite.config.ts', 'chunks.ts', 'table-pages.ts'],
  ...['assembly', 'scripts/build-kernels.ts', 'weights'],
];
const BUILD = ['scripts/build-web.ts', 'package-lock.json'];

/** For tests: a checkout in this folder with the game of docs/adding-a-game.md added as that page says. */
export function makeTutorialCheckout(folder: string): void {
  for (const name of PACKAGES) copyPackage(folder, name);
  for (const path of BUILD) cpSync(join(ROOT, path), join(folder, path));
  linkDependencies(folder);
  for (const { language, text } of blocksOf(PAGE)) {
    const [, path] = /^\/\/ (packages\/engine\/src\/\S+)\n/.exec(text) ?? [];
    if (language === 'ts' && path) writeAt(join(folder, path), text);
    if (language === 'diff') patch(join(folder, 'packages/engine/src/games.ts'), text);
  }
}

function copyPackage(folder: string, name: string): void {
  const from = join(ROOT, 'packages', name);
  for (const part of PARTS.filter((each) => existsSync(join(from, each))))
    cpSync(join(from, part), join(folder, 'packages', name, part), {
      recursive: true,
      filter: (path) => !/\.test(-d)?\.tsx?$/.test(path),
    });
}

/** Links third-party packages to the installed ones, and Madang's packages to the copies. */
function linkDependencies(folder: string): void {
  const installed = join(ROOT, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@madang'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@madang' && !name.startsWith('.'))
      symlinkSync(join(installed, name), join(folder, 'node_modules', name), 'junction');
  for (const name of PACKAGES)
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@madang', name), 'junction');
}

function writeAt(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Replaces the − line by the last + line, and puts the first + line, an import, at the top. */
function patch(path: string, diff: string): void {
  const lines = diff.trimEnd().split('\n');
  let text = readFileSync(path, 'utf8');
  const [gone] = lines.filter((line) => line.startsWith('-')).map((line) => line.slice(1));
  const [imported, listed] = lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1));
  if (!text.includes(`${gone}\n`)) throw new Error(`${path} has no line ${gone}`);
  text = text.replace(`${gone}\n`, `${listed}\n`);
  writeFileSync(path, `${imported}\n${text}`);
}
