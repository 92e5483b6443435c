import { type AnyPlayer, type Assets, loadPlayer, MODEL, playerOf, type Seating } from '@madang/players';
import { nodeAssets } from '@madang/players/node';

const NOISY = 'noisy:';
/** A noisy player makes one move in ten at random. */
const NOISE = 10;

/** The text of models by the names of their files. */
export type SentModels = Readonly<Record<string, string>>;

/** Models that came with the task of this thread. They are not read from the disk, which may have others. */
let sent: SentModels = {};

export function useModels(models: SentModels): void {
  sent = models;
}

const assets: Assets = {
  ...nodeAssets,
  model: async (file) => (Object.hasOwn(sent, file) ? sent[file] : nodeAssets.model(file)),
};

/** All models that plain data names, as they are on this machine. */
export async function modelsIn(data: unknown): Promise<SentModels> {
  if (typeof data === 'string') {
    const file = modelFileOf(data);
    return file === null ? {} : { [file]: await assets.model(file) };
  }
  if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data)) return {};
  return Object.assign({}, ...(await Promise.all(Object.values(data).map(modelsIn))));
}

function modelFileOf(name: string): string | null {
  if (name.startsWith(NOISY)) return modelFileOf(name.slice(NOISY.length));
  return name.startsWith(MODEL) ? name.slice(MODEL.length) : null;
}

/**
 * A player by its level, its name, or `model:FILE`. With the prefix `noisy:` some of its moves are random. Undefined when
 * the game has no such player. A bad model is a ModelError.
 */
export async function findPlayer(seating: Seating, name: string): Promise<AnyPlayer | undefined> {
  if (name.startsWith(NOISY)) return noisy(await findPlayer(seating, name.slice(NOISY.length)), name);
  return loadPlayer(seating, name, assets);
}

/** The same at once, without the players that need files. */
export function findPlainPlayer(seating: Seating, name: string): AnyPlayer | undefined {
  if (name.startsWith(NOISY)) return noisy(findPlainPlayer(seating, name.slice(NOISY.length)), name);
  return playerOf(seating.game, name);
}

/** Training needs to see the results of moves that the player itself would not make. */
function noisy(player: AnyPlayer | undefined, name: string): AnyPlayer | undefined {
  return (
    player && {
      ...player,
      name,
      choose: (turn) =>
        turn.random.below(NOISE) === 0 ? turn.legal[turn.random.below(turn.legal.length)] : player.choose(turn),
    }
  );
}

/** Players by names that are known to exist. */
export function playersAt(seating: Seating, names: readonly string[]): Promise<readonly AnyPlayer[]> {
  return Promise.all(
    names.map(async (name) => {
      const player = await findPlayer(seating, name);
      if (!player) throw new Error(`${seating.game.id} has no player ${name}`);
      return player;
    }),
  );
}
