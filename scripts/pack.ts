// npm run pack [FOLDER]: packs every package that can be published into FOLDER, dist/packages unless named.
// As prepack and postpack of a package (`npm pack` in its folder): compiles it there, and puts its package.json back.
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackages, publishable } from './build-packages.ts';
import { run } from './run.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** npm never packs files with this ending. */
const KEPT = 'package.json.orig';

/** Packs packages into a folder, each as one .tgz. */
export async function pack(folder: string, names: readonly string[] = publishable(ROOT)): Promise<void> {
  await inScratch(async (scratch) => {
    buildPackages(ROOT, scratch, names);
    mkdirSync(folder, { recursive: true });
    const folders = names.map((name) => join(scratch, name));
    const args = ['pack', ...folders, '--pack-destination', folder, '--loglevel=error'];
    const code = await run('npm', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (code !== 0) throw new Error(`npm pack failed with exit code ${code}`);
  });
}

async function prepack(folder: string): Promise<void> {
  await postpack(folder); // an earlier one was interrupted
  await inScratch(async (scratch) => {
    const name = basename(folder);
    buildPackages(ROOT, scratch, [name]);
    copyFileSync(join(folder, 'package.json'), join(folder, KEPT));
    cpSync(join(scratch, name), folder, { recursive: true });
  });
}

async function postpack(folder: string): Promise<void> {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  rmSync(join(folder, 'LICENSE'), { force: true });
  if (existsSync(join(folder, KEPT))) renameSync(join(folder, KEPT), join(folder, 'package.json'));
}

async function inScratch(work: (folder: string) => Promise<void>): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'madang-pack-'));
  try {
    await work(scratch);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [target = join(ROOT, 'dist/packages')] = process.argv.slice(2);
  if (target === '--prepack') await prepack(process.cwd());
  else if (target === '--postpack') await postpack(process.cwd());
  else {
    await pack(resolve(target));
    console.log(`packed ${publishable(ROOT).join(', ')} into ${resolve(target)}`);
  }
}
