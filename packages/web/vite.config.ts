import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Plugin, type Rolldown } from 'vite';
import { serviceWorker } from './src/sw/plugin.ts';

const SERVER = 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), knownGames(), modernFontsOnly(), serviceWorker()],
  build: {
    target: 'es2024',
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: sharedChunk, debugName: 'shared', minShareCount: 2 }],
        },
      },
    },
    // An inlined font would be loaded even if it is not used.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
});

const SHARED =
  /packages\/(cards\/src|(engine|narrators)\/src\/(kernel|common|hwatu)|web\/src\/(table|play|rulebook|app))/;

/**
 * Modules shared by several tables go into a few chunks: on a slow phone connection, thirty small files take two seconds
 * longer. Modules of the home page stay with it, and modules with side effects (the worker) stay separate.
 */
function sharedChunk(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (withHomePage(graph).has(id) || /src\/play\/local\/|node_modules/.test(id)) return null;
  if (/packages\/web\/src\/games\/flower/.test(id)) return 'flower';
  return SHARED.test(id) ? 'table' : null;
}

const homePage = new Set<string>();

/** Every module of the home page. */
function withHomePage(graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const add = (id: string): void => {
    if (homePage.has(id)) return;
    homePage.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(`${import.meta.dirname}/src/main.tsx`);
  return homePage;
}

/** Replaces known.ts by its value, so that the home page does not contain the rules. */
function knownGames(): Plugin {
  const file = `${import.meta.dirname}/src/games/known.ts`;
  return {
    name: 'madang-known-games',
    async load(id) {
      if (id !== normalizePath(file)) return null;
      const { KNOWN } = (await import(pathToFileURL(file).href)) as typeof import('./src/games/known.ts');
      return `export const KNOWN = ${JSON.stringify(KNOWN)};`;
    },
  };
}

/** Drops the woff format from the font packages: all supported browsers have woff2. */
function modernFontsOnly(): Plugin {
  return {
    name: 'madang-modern-fonts-only',
    enforce: 'pre',
    transform(code, id) {
      if (!/@fontsource\/[^?]*\.css/.test(id)) return null;
      return code.replaceAll(/, url\([^)]*\.woff\) format\('woff'\)/g, '');
    },
  };
}
