// node packages/players/scripts/build-kernels.ts: compiles assembly/ to dist/kernels.wasm, the one file for Node and browsers.
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const WASM = 'dist/kernels.wasm';
const DRAFT = `${WASM}.${process.pid}`;

const OPTIONS = [
  ...['--optimizeLevel', '3', '--shrinkLevel', '0', '--converge', '--noAssert'],
  // No garbage collector and no memory of its own: the kernels work on addresses in the caller's memory.
  ...['--runtime', 'stub', '--importMemory', '--use', 'abort='],
  ...['--enable', 'simd'],
];

// As a program: its types would change the global `console` of the whole project.
const compiler = fileURLToPath(import.meta.resolve('assemblyscript/bin/asc.js'));

process.chdir(PACKAGE);
mkdirSync('dist', { recursive: true });
execFileSync(process.execPath, [compiler, 'assembly/index.ts', '--outFile', DRAFT, ...OPTIONS], { stdio: 'inherit' });
renameSync(DRAFT, WASM); // In one move: another process that builds or reads at the same time sees a whole file.
