import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromiumPack, { inflate } from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** Libraries that a minimal Debian lacks, from the browser's package. */
const LIBRARIES = join(tmpdir(), 'al2023', 'lib');
const PACKED = fileURLToPath(new URL('../../../node_modules/@sparticuz/chromium/bin/al2023.tar.br', import.meta.url));

/** Fonts of the package, for a machine without fonts. */
const FONTS = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(tmpdir(), 'fonts') };

/** Unpacks the browser from its npm package. Called once, before the tests. */
export async function unpackBrowser(): Promise<void> {
  await chromiumPack.executablePath();
  if (!existsSync(LIBRARIES)) await inflate(PACKED);
}

/** A host name of this machine, for pages over plain HTTP that are not localhost. */
export const HOME = 'madang.home';

let shared: Promise<Browser> | null = null;

/** One browser for all test files of a process. It ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= startBrowser();
  return shared;
}

export async function startBrowser(): Promise<Browser> {
  const { LD_LIBRARY_PATH } = process.env;
  return chromium.launch({
    executablePath: await chromiumPack.executablePath(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
      `--host-resolver-rules=MAP ${HOME} 127.0.0.1`,
    ],
    env: { ...process.env, ...FONTS, LD_LIBRARY_PATH: [LD_LIBRARY_PATH, LIBRARIES].filter(Boolean).join(':') },
  });
}
