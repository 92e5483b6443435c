import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type WasmModule, wasm } from './wasm.ts';

// The same paths from src/kernels in the repository and from dist/kernels in a published package.
const WASM = new URL('../../dist/kernels.wasm', import.meta.url);
const ASSEMBLY = new URL('../../assembly/', import.meta.url);
const BUILD = new URL('../../scripts/build-kernels.ts', import.meta.url);

/** The kernels in Node. */
export async function nodeKernels(): Promise<WasmModule> {
  return wasm.compile(new Uint8Array(readFileSync(await kernelsFile())));
}

/**
 * The file for Node and browsers. In the repository it is built first where that has not been done since its source was
 * changed. A bundler calls this before it looks for `@madang/players/kernels.wasm`.
 */
export async function kernelsFile(): Promise<URL> {
  if (isStale()) await promisify(execFile)(process.execPath, [fileURLToPath(BUILD)]);
  return WASM;
}

/** A published package is without the source, and its file is the one that was published. */
function isStale(): boolean {
  if (!existsSync(ASSEMBLY)) return false;
  if (!existsSync(WASM)) return true;
  const built = statSync(WASM).mtimeMs;
  const sources = [BUILD, ...readdirSync(ASSEMBLY).map((name) => new URL(name, ASSEMBLY))];
  return sources.some((source) => statSync(source).mtimeMs > built);
}
