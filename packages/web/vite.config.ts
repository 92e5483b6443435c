import { pathToFileURL } from 'node:url';
import { kernelsFile } from '@madang/players/kernels/node';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { chunkNames, workerChunk } from './chunks.ts';
import { serviceWorker } from './src/sw/plugin.ts';
import { tablePages } from './table-pages.ts';

const SERVER = 'http://localhost:3000';
/** How long plugins take concerns nobody who starts the server. */
const QUIET = { bundlerTimings: false };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), kernels(), knownGames(), modernFontsOnly(), tablePages(), serviceWorker()],
  build: {
    target: 'es2024',
    // Every browser of that year has it.
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      checks: QUIET,
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkNames(), debugName: 'parts' }],
        },
      },
    },
    // An inlined font or player would be loaded even if it is not used.
    assetsInlineLimit: (file) => (/\.(woff2|wasm|bin)$/.test(file) ? false : undefined),
  },
  worker: {
    format: 'es',
    plugins: () => [oneGame()],
    rolldownOptions: {
      checks: QUIET,
      output: { codeSplitting: { groups: [{ name: workerChunk, debugName: 'worker' }] } },
    },
  },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
});

/** Builds the kernels of strong players, which the page imports as a file. */
function kernels(): Plugin {
  return { name: 'madang-kernels', buildStart: async () => void (await kernelsFile()) };
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

const GAME_LISTS = /packages\/(engine|players)\/src\/games\.ts$/;

/** In the worker of a game, the lists of games have only that one: it contains no rules and players of others. */
function oneGame(): Plugin {
  let game: string | null = null;
  return {
    name: 'madang-one-game',
    enforce: 'pre',
    buildStart({ input }) {
      game = /games\/(\w+)\/\w+-worker\.ts/.exec(Object.values(input).join(' '))?.[1] ?? null;
    },
    transform: (code, id) => (game !== null && GAME_LISTS.test(normalizePath(id)) ? onlyGame(code, game) : null),
  };
}

/** The source of a list of games with one of them. */
function onlyGame(source: string, game: string): string {
  const name = new RegExp(`\\b${game}: (\\w+)`).exec(source)?.[1] ?? game;
  if (!new RegExp(`\\b${name}\\b`).test(source)) throw new Error(`the list has no ${game}`);
  return source
    .replaceAll(/^import \{ (.+) \} from .+$/gm, (line, names: string) =>
      names.split(', ').includes(name) ? line : '',
    )
    .replace(/= \[[^\]]*\]/, `= [${name}]`)
    .replace(/= \{[^}]*\}/, `= { ${game}: ${name} }`);
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
