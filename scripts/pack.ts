// npm run pack [FOLDER]: packs every package that can be published into FOLDER, dist/packages unless named.
// As prepack and postpack of a package (`npm pack` in its folder): compiles it there, and puts its package.json back.
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackages, isWindows, publishable } from './build-packages.ts';
import { run } from './run.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What a package has before it is packed in its own folder. npm packs nothing that ends in .orig. */
const KEPT = ['package.json', 'dist'].map((file) => ({ file, kept: `${file}.orig` }));

/** Packs packages into a folder, each as one .tgz. */
export async function pack(folder: string, names: readonly string[] = publishable(ROOT)): Promise<void> {
  await inScratch(async (scratch) => {
    buildPackages(ROOT, scratch, names);
    mkdirSync(folder, { recursive: true });
    const folders = names.map((name) => join(scratch, name));
    const args = ['pack', ...folders, '--pack-destination', folder, '--loglevel=error'];
    const code = await run('npm', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: isWindows,
    });
    if (code !== 0) throw new Error(`npm pack failed with exit code ${code}`);
  });
}

async function prepack(folder: string): Promise<void> {
  postpack(folder); // in case an earlier one was interrupted
  await inScratch(async (scratch) => {
    const name = basename(folder);
    buildPackages(ROOT, scratch, [name]);
    for (const { file, kept } of KEPT)
      if (existsSync(join(folder, file))) renameSync(join(folder, file), join(folder, kept));
    cpSync(join(scratch, name), folder, { recursive: true });
  });
}

/** Puts back what was there before. The licence is the repository's. */
function postpack(folder: string): void {
  if (!existsSync(join(folder, 'package.json.orig'))) return;
  for (const { file, kept } of KEPT) {
    rmSync(join(folder, file), { recursive: true, force: true });
    if (existsSync(join(folder, kept))) renameSync(join(folder, kept), join(folder, file));
  }
  rmSync(join(folder, 'LICENSE'), { force: true });
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
  else if (target === '--postpack') postpack(process.cwd());
  else {
    await pack(resolve(target));
    console.log(`packed ${publishable(ROOT).join(', ')} into ${resolve(target)}`);
  }
}
