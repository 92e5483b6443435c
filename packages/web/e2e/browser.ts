import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromiumPack, { inflate } from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** The libraries that a bare Debian lacks come in the same package as the browser. */
const LIBRARIES = join(tmpdir(), 'al2023', 'lib');
const PACKED = fileURLToPath(new URL('../../../node_modules/@sparticuz/chromium/bin/al2023.tar.br', import.meta.url));

/** Where a machine has no fonts of its own, those of the package. */
const FONTS = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(tmpdir(), 'fonts') };

/** Unpacks the browser that npm has brought; no system package is needed. Called once, before the tests. */
export async function unpackBrowser(): Promise<void> {
  await chromiumPack.executablePath();
  if (!existsSync(LIBRARIES)) await inflate(PACKED);
}

/** `names`: hosts under which this machine is reached as well; pages from there come over plain HTTP, not from localhost. */
export async function startBrowser(names: readonly string[] = []): Promise<Browser> {
  const { LD_LIBRARY_PATH } = process.env;
  return chromium.launch({
    executablePath: await chromiumPack.executablePath(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
      `--host-resolver-rules=${names.map((name) => `MAP ${name} 127.0.0.1`).join(', ')}`,
    ],
    env: { ...process.env, ...FONTS, LD_LIBRARY_PATH: [LD_LIBRARY_PATH, LIBRARIES].filter(Boolean).join(':') },
  });
}
