import type { Plugin, Rolldown } from 'vite';
import { gameUis, HOME, MAIN, PLAY_PAGE } from './chunks.ts';

// A table needs the page, its game and a worker. A page that names them all lets the browser load them together, instead
// of one after the other as each names the next. The server answers /play/GAME and /learn/GAME with play-GAME.html.

/** Writes such a page for every game with a part of the page of its own; index.html is the home page's. */
export function tablePages(): Plugin {
  return {
    name: 'madang-table-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const stubs = skipStubs(bundle);
        inlineRuntime(bundle);
        const html = String(page.source);
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const withFiles = (modules: readonly string[], more: readonly string[] = []): string =>
          withLinks(html, bundle, new Set([...filesOf(bundle, chunks, modules), ...more]));
        for (const entry of chunks.flatMap((chunk) => chunk.moduleIds.filter((id) => ENTRY.test(id)))) {
          const game = ENTRY.exec(entry)?.[1] ?? '';
          const source = withFiles([MAIN, uiOf(this.getModuleInfo(entry)), PLAY_PAGE], workerFiles(stubs, game));
          this.emitFile({ type: 'asset', fileName: `play-${game}.html`, source });
        }
        page.source = withFiles([MAIN, HOME]);
      },
    },
  };
}

/**
 * The bundler gives a worker a file that only imports another. On a slow phone that costs a request as long as a large file's:
 * its name becomes the other's. Returns both names.
 */
function skipStubs(bundle: Rolldown.OutputBundle): ReadonlyMap<string, string> {
  const stubs = new Map<string, string>();
  for (const [name, file] of Object.entries(bundle)) {
    const [, target] = (name.endsWith('.js') && STUB.exec(textOf(file))) || [];
    if (target === undefined) continue;
    const stub = name.replace('assets/', '');
    stubs.set(stub, target);
    delete bundle[name];
    for (const each of Object.values(bundle)) if (each.type === 'chunk') each.code = each.code.replaceAll(stub, target);
  }
  return stubs;
}

const STUB = /^import"\.\/([\w-]+\.js)";?\s*$/;

function textOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): string {
  return file?.type === 'chunk' ? file.code : String(file?.source ?? '');
}

/**
 * The bundler's runtime is two functions in a file of its own, which nearly every other file waits for: it becomes part of each. The
 * file stays for browsers that have kept older ones.
 */
function inlineRuntime(bundle: Rolldown.OutputBundle): void {
  const runtime = Object.values(bundle).find(({ fileName }) => RUNTIME.test(fileName));
  const [, body, exported = ''] = EXPORTING.exec(textOf(runtime)) ?? [];
  if (body === undefined) throw new Error('the runtime of the bundler is not as expected');
  const value = `(()=>{${body}return{${exported.replaceAll(AS, '$2:$1')}}})()`;
  const app = Object.keys(bundle).find((name) => APP.test(name)) ?? '';
  for (const each of Object.values(bundle))
    if (each.type === 'chunk')
      each.code = each.code
        .replace(RUNTIME_IMPORT, (_, names: string) => `const{${names.replaceAll(AS, '$1:$2')}}=${value};`)
        .replaceAll(LISTED, `"${app}"`);
}

const APP = /^assets\/app-[\w-]+\.js$/;
const RUNTIME = /rolldown-runtime-[\w-]+\.js$/;
/** In the lists of what to load with a part. The app's file takes its place there: it is loaded already. */
const LISTED = /"assets\/rolldown-runtime-[\w-]+\.js"/g;
const RUNTIME_IMPORT = /import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]+\.js";/;
/** `…;export{n,x as t};` */
const EXPORTING = /^([\s\S]*;)export\{([^}]*)\};?\s*$/;
const AS = /([\w$]+) as ([\w$]+)/g;

const ENTRY = /src\/games\/(\w+)\/entry\.ts$/;

/** The main module that the entry of a game loads; two games may share it. */
function uiOf(entry: Rolldown.ModuleInfo | null): string {
  const known = new Set(gameUis().values());
  const ui = entry?.dynamicallyImportedIds.find((id) => known.has(id));
  if (ui === undefined) throw new Error(`${entry?.id} loads no part of the page`);
  return ui;
}

/** What Vite writes for the files that are linked here, and the bundler's runtime: everything imports it, so it needs no tag. */
const REPLACED = / *<(link rel="modulepreload"|script [^>]*rolldown-runtime)[^>]*>(<\/script>)?\n/g;

/**
 * Browsers load six files at a time, and every file waits for the server. After the largest, which is in the page already, come the small
 * ones: what follows them shares the connection until the end, and no small one begins when everything else is there.
 */
function withLinks(html: string, bundle: Rolldown.OutputBundle, files: ReadonlySet<string>): string {
  const page = html.replaceAll(REPLACED, '');
  const size = (name: string) => textOf(bundle[name]).length;
  const links = [...files]
    .filter((name) => !page.includes(`"/${name}"`))
    .sort((one, two) => size(one) - size(two))
    .map((name) => `<link ${relationOf(name)} crossorigin href="/${name}">`);
  return page.replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
}

function relationOf(name: string): string {
  return name.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
}

/** The files of some modules with what they import, and their styles. */
function filesOf(
  bundle: Rolldown.OutputBundle,
  chunks: readonly Rolldown.OutputChunk[],
  modules: readonly string[],
): readonly string[] {
  const names = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || names.has(name) || RUNTIME.test(name)) return;
    names.add(name);
    chunk.imports.forEach(add);
  };
  for (const { fileName, moduleIds } of chunks) if (moduleIds.some((id) => modules.includes(id))) add(fileName);
  return [...names, ...[...names].flatMap((name) => stylesOf(bundle[name]))];
}

/** The stub of a worker has the game's name. */
function workerFiles(stubs: ReadonlyMap<string, string>, game: string): readonly string[] {
  return [...stubs].filter(([stub]) => stub.startsWith(`${game}-worker-`)).map(([, worker]) => `assets/${worker}`);
}

function stylesOf(chunk: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): readonly string[] {
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
}
