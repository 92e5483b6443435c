import { readdirSync } from 'node:fs';
import type { Rolldown } from 'vite';

// Which file of the build a module goes to. On a slow phone connection, thirty small files take two seconds longer than
// five: browsers load six at a time, and every one waits for the server.

const SRC = `${import.meta.dirname}/src`;
export const MAIN = `${SRC}/main.tsx`;
export const HOME = `${SRC}/home/Home.tsx`;
export const PLAY_PAGE = `${SRC}/play/local/PlayPage.tsx`;

/** What games on the same deck share. */
const DECKS: Readonly<Record<string, RegExp>> = {
  flower: /(web\/src\/games\/flower|(engine|narrators|players)\/src\/hwatu)\/|zh-Hans\/(flower|hwatu)/,
  french: /(web\/src\/games|narrators\/src)\/french\//,
};
/** The lists of all games. What imports them stays out of the table's file, which would need every game otherwise. */
const LISTS = ['engine', 'narrators', 'players'].map(
  (name) => `${import.meta.dirname.replace(/web$/, name)}/src/games.ts`,
);

/** The main module of each game's part of the page. */
export function gameUis(): ReadonlyMap<string, string> {
  const folders = readdirSync(`${SRC}/games`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(
    folders.flatMap(({ name }) => {
      const file = readdirSync(`${SRC}/games/${name}`).find((each) => /^index\.tsx?$/.test(each));
      return file ? [[name, `${SRC}/games/${name}/${file}`] as const] : [];
    }),
  );
}

/** The name of a module's file; null where the bundler decides. */
export function chunkNames(): (id: string, graph: Rolldown.ChunkingContext) => string | null {
  let parts: Parts | null = null;
  return (id, graph) => {
    parts ??= partsOf(graph);
    return nameOf(id, parts);
  };
}

/**
 * A worker's own code is one file with its game's name: its main module, and by the bundler what of others is used. The code of strong
 * players is loaded when their level is chosen. Every worker is a build of its own, of one game or of all.
 */
export function workerChunk(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (id !== `${SRC}/play/local/worker.ts` && !RUNTIME.test(id)) return null;
  const isBuilt = (game: string) => graph.getModuleInfo(`${SRC}/games/${game}/${game}-worker.ts`) !== null;
  return `${readdirSync(`${SRC}/games`).find(isBuilt) ?? 'games'}-core`;
}

interface Parts {
  readonly app: ReadonlySet<string>;
  readonly home: ReadonlySet<string>;
  readonly table: ReadonlySet<string>;
  readonly games: ReadonlyMap<string, ReadonlySet<string>>;
  /** The modules of other packages that import a list of all games. */
  readonly listing: ReadonlySet<string>;
}

function partsOf(graph: Rolldown.ChunkingContext): Parts {
  return {
    app: closureOf(graph, MAIN),
    home: closureOf(graph, HOME),
    table: closureOf(graph, PLAY_PAGE),
    games: new Map([...gameUis()].map(([game, file]) => [game, closureOf(graph, file)])),
    listing: listingIn(graph),
  };
}

/** The module and everything that it imports statically. */
function closureOf(graph: Rolldown.ChunkingContext, entry: string): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(entry);
  return found;
}

/** The folder of a game in the packages below the page. */
const OF_GAME = /packages\/(engine|narrators|players)\/src\/(\w+)\//;
/** Reading records and logs is for the pages of replays and records. */
const FOR_RECORDS =
  /packages\/engine\/src\/kernel\/(log-deal|replay|replay-log|read-logs|masked-rounds|match|rematch)\.ts/;
const MODELS = /packages\/web\/src\/(models|languages\/zh-Hans\/models)/;
const CARDS = /packages\/cards\/src\/(?!french\/courts\.ts)/;
const RUNTIME = /rolldown\/runtime/;

function listingIn(graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id) || id.startsWith(SRC)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importers.forEach(add);
  };
  LISTS.forEach(add);
  return found;
}

function nameOf(id: string, { app, home, table, games, listing }: Parts): string | null {
  if (app.has(id) || RUNTIME.test(id)) return 'app';
  const [, layer, folder = ''] = OF_GAME.exec(id) ?? [];
  const game = games.get(folder);
  if (game) {
    if (!game.has(id) || (layer === 'players' && listing.has(id))) return null;
    // Pages of records and replays need the rules of every game, but not its board.
    return layer === 'engine' ? `${folder}-rules` : folder;
  }
  if (FOR_RECORDS.test(id) || listing.has(id) || /node_modules/.test(id)) return null;
  // The home page draws a few cards too, and offers models as opponents.
  if (CARDS.test(id)) return 'cards';
  if (MODELS.test(id)) return table.has(id) ? 'models' : null;
  const users = [...games].filter(([, modules]) => modules.has(id)).map(([name]) => name);
  if (home.has(id)) return table.has(id) || users.length > 0 ? 'app' : 'home';
  const deck = Object.keys(DECKS).find((name) => DECKS[name].test(id));
  if (deck) return users.length > 0 ? deck : null;
  if (users.length === 1 && !table.has(id)) return users[0];
  return table.has(id) || users.length > 1 ? 'table' : null;
}
