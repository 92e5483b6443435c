// npm start: builds the page if it has changed, then runs the server on SQLite.
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.ts';
import { run } from './run.mjs';

await buildWeb();
const madang = fileURLToPath(new URL('../packages/cli/src/main.ts', import.meta.url));
process.exitCode = await run(process.execPath, [madang, 'serve', ...process.argv.slice(2)], {});
