import { buildWeb } from '../../../scripts/build-web.ts';
import { unpackBrowser } from './browser.ts';

/** The page as it is served, and a browser to open it with. */
export default async function setUp(): Promise<void> {
  await Promise.all([buildWeb(), unpackBrowser()]);
}
