import { buildWeb } from '../../../scripts/build-web.ts';
import { unpackBrowser } from './browser.ts';

/** Builds the page and unpacks the browser. */
export default async function setUp(): Promise<void> {
  await Promise.all([buildWeb(), unpackBrowser()]);
}
