import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type AnyGame, findGame } from '@madang/engine';
import { type Assets, learnedPlayer, MODEL, type Model, ModelError, readModel } from '@madang/players';
import { nodeAssets } from '@madang/players/node';
import { LENGTHS } from '@madang/protocol';

/** A trained model that bots can play by. */
export interface OfferedModel {
  readonly game: string;
  /** The name of its file, without the ending. */
  readonly name: string;
  readonly seats: number;
  readonly file: string;
}

/** The models of a server, and the files that cannot be used, each with the reason. */
export interface ServerModels {
  readonly offered: readonly OfferedModel[];
  readonly leftOut: readonly string[];
}

export const NO_MODELS: ServerModels = { offered: [], leftOut: [] };

export function levelOfModel({ name }: Pick<OfferedModel, 'name'>): string {
  return `${MODEL}${name}`;
}

/**
 * The models of a folder and of the folders in it, as `madang pipeline` writes them. Other JSON files, such as reports, are
 * passed over. It throws the system's error for a folder that cannot be read.
 */
export async function modelsIn(folder: string): Promise<ServerModels> {
  const [offered, leftOut]: [OfferedModel[], string[]] = [[], []];
  for (const file of await jsonFiles(folder))
    try {
      const model = await offeredFrom(file);
      if (!model) continue;
      const isTaken = offered.some(({ game, name }) => game === model.game && name === model.name);
      if (isTaken) leftOut.push(`${file}: there is another ${model.name} of ${model.game}`);
      else offered.push(model);
    } catch (error) {
      leftOut.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  return { offered, leftOut };
}

async function jsonFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const inside = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => (await readdir(join(folder, name))).map((file) => join(folder, name, file))),
  );
  const here = entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
  return [...here, ...inside.flat()].filter((file) => file.endsWith('.json')).sort();
}

/** Null for a file that is something else. It throws where a model cannot be used. */
async function offeredFrom(file: string): Promise<OfferedModel | null> {
  const name = basename(file, '.json');
  const model = readOrNull(await readFile(file, 'utf8'));
  if (!model) return null;
  if (!/^[\w.-]+$/.test(name) || levelOfModel({ name }).length > LENGTHS.level)
    throw new Error('its name must have letters, digits, dots, dashes and underscores only');
  const game = findGame(model.game);
  if (!game?.seats.includes(model.seats)) throw new Error(`it plays ${model.game} with ${model.seats} seats`);
  const seating = { game, rules: game.configure(), seats: model.seats };
  await learnedPlayer(model, seating, name, await nodeAssets.kernels());
  return { game: model.game, name, seats: model.seats, file };
}

function readOrNull(text: string): Model | null {
  try {
    return readModel(text);
  } catch (error) {
    if (error instanceof ModelError && error.problem === 'no model') return null;
    throw error;
  }
}

/** The files that bots of a game need: a model by its name among those that are offered. */
export function assetsWith(offered: readonly OfferedModel[], { id }: AnyGame): Assets {
  return {
    ...nodeAssets,
    model: (wanted) => {
      const found = offered.find(({ game, name }) => game === id && name === wanted);
      if (!found) throw new ModelError('unreadable', 'this server does not have it any more');
      return nodeAssets.model(found.file);
    },
  };
}
