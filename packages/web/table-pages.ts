import type { Plugin, Rolldown } from 'vite';
import { gameUis, HOME, PLAY_PAGE } from './chunks.ts';

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
        const html = String(page.source);
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        for (const entry of chunks.flatMap((chunk) => chunk.moduleIds.filter((id) => ENTRY.test(id)))) {
          const game = ENTRY.exec(entry)?.[1] ?? '';
          const needed = [uiOf(this.getModuleInfo(entry)), PLAY_PAGE];
          const links = [...workerFiles(bundle, game).map(moduleLink), ...linksOf(bundle, chunks, needed, html)];
          this.emitFile({ type: 'asset', fileName: `play-${game}.html`, source: withLinks(html, links) });
        }
        page.source = withLinks(html, linksOf(bundle, chunks, [HOME], html));
      },
    },
  };
}

const ENTRY = /src\/games\/(\w+)\/entry\.ts$/;

/** The main module that the entry of a game loads; two games may share it. */
function uiOf(entry: Rolldown.ModuleInfo | null): string {
  const known = new Set(gameUis().values());
  const ui = entry?.dynamicallyImportedIds.find((id) => known.has(id));
  if (ui === undefined) throw new Error(`${entry?.id} loads no part of the page`);
  return ui;
}

function withLinks(html: string, links: readonly string[]): string {
  return html.replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
}

function moduleLink(name: string): string {
  return `<link rel="modulepreload" crossorigin href="/${name}">`;
}

/** Links to the files of some modules and to what they import, as far as the page does not have them. */
function linksOf(
  bundle: Rolldown.OutputBundle,
  chunks: readonly Rolldown.OutputChunk[],
  modules: readonly string[],
  page: string,
): readonly string[] {
  const names = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || names.has(name) || chunk.isEntry) return;
    names.add(name);
    chunk.imports.forEach(add);
  };
  for (const { fileName, moduleIds } of chunks) if (moduleIds.some((id) => modules.includes(id))) add(fileName);
  const styles = new Set([...names].flatMap((name) => stylesOf(bundle[name])));
  const isNew = (name: string) => !page.includes(name);
  return [
    ...[...names].filter(isNew).map(moduleLink),
    ...[...styles].filter(isNew).map((name) => `<link rel="preload" as="style" crossorigin href="/${name}">`),
  ];
}

/** The worker of a game, and what it imports. Workers are built apart, so that they are assets here. */
function workerFiles(bundle: Rolldown.OutputBundle, game: string): readonly string[] {
  const name = Object.keys(bundle).find((each) => each.startsWith(`assets/${game}-worker-`));
  const worker = name === undefined ? undefined : bundle[name];
  if (name === undefined || worker?.type !== 'asset') return [];
  const imported = String(worker.source).matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g);
  return [name, ...Array.from(imported, ([, file]) => `assets/${file}`)];
}

function stylesOf(chunk: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): readonly string[] {
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
}
