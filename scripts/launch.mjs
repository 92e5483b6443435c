// node scripts/launch.mjs SCRIPT [ARGS]: sets up what is missing, then runs SCRIPT on Node 24.
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';
import { SetUpError, say, setUp } from './setup.mjs';

/** @param {readonly string[]} scriptAndArguments */
export async function launch(scriptAndArguments) {
  try {
    const { path, env } = await setUp();
    process.exitCode = await run(path, scriptAndArguments, { env });
  } catch (error) {
    if (!(error instanceof SetUpError)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}

const [, self, ...scriptAndArguments] = process.argv;
if (self && realpathSync(self) === fileURLToPath(import.meta.url)) await launch(scriptAndArguments);
