import { fileURLToPath } from 'node:url';
import { buildWeb } from '../../../scripts/build-web.ts';
import { unpackBrowser } from './browser.ts';

/** Builds the page and unpacks the browser, if that was not done yet. */
export default async function setUp(): Promise<void> {
  await Promise.all([buildWeb(), unpackBrowser()]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await setUp();
