import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';

/** Builds the service worker, and inserts the list of files to cache and a version. */
export function serviceWorker(): Plugin {
  let publicDir = '';
  return {
    name: 'madang-service-worker',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    buildStart() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'chunk', id: join(import.meta.dirname, 'worker.ts'), fileName: WORKER });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') return;
        const hash = createHash('sha256');
        for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1)))
          hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
        const statics = readdirSync(publicDir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .filter((path) => !isForPreviews(path.slice(publicDir.length)));
        for (const path of statics) hash.update(readFileSync(path));
        const built = Object.keys(bundle)
          .filter(isKept)
          .map((name) => `/${name}`);
        const files = ['/', ...built, ...statics.map((path) => path.slice(publicDir.length).replaceAll('\\', '/'))];
        worker.code = worker.code
          .replaceAll('__FILES__', JSON.stringify(files))
          .replaceAll('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 16)));
      },
    },
  };
}

/** All files but the worker itself, the page (cached as "/"), the CJK fonts and the files of strong players. */
function isKept(name: string): boolean {
  return name !== WORKER && name !== 'index.html' && !/(noto-sans-.*\.woff2|\.wasm|\.bin)$/.test(name);
}

/** What messengers show of an invitation: no page uses it. */
function isForPreviews(path: string): boolean {
  return /^[\\/](invite[\\/]|invitations\.json$)/.test(path);
}
