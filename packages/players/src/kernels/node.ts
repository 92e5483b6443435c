import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type WasmModule, wasm } from './wasm.ts';

// The same paths from src/kernels in the repository and from dist/kernels in a published package.
const WASM = new URL('../../dist/kernels.wasm', import.meta.url);
const ASSEMBLY = new URL('../../assembly/', import.meta.url);
const BUILD = new URL('../../scripts/build-kernels.ts', import.meta.url);

/** The kernels in Node. In the repository they are compiled first where that has not been done since they were changed. */
export async function nodeKernels(): Promise<WasmModule> {
  if (isStale()) await promisify(execFile)(process.execPath, [fileURLToPath(BUILD)]);
  return wasm.compile(new Uint8Array(readFileSync(WASM)));
}

/** A published package is without the source, and its file is the one that was published. */
function isStale(): boolean {
  if (!existsSync(ASSEMBLY)) return false;
  if (!existsSync(WASM)) return true;
  const built = statSync(WASM).mtimeMs;
  const sources = [BUILD, ...readdirSync(ASSEMBLY).map((name) => new URL(name, ASSEMBLY))];
  return sources.some((source) => statSync(source).mtimeMs > built);
}
