import type { Assets } from '../assets.ts';
import type { AnyPlayer } from '../player.ts';
import type { Seating } from './encoder.ts';
import { readModel } from './model.ts';
import { ModelError } from './model-error.ts';
import { learnedPlayer } from './player.ts';

/** The player `model:NAME`. A model that cannot be used is a ModelError with its name. */
export async function loadModelPlayer(seating: Seating, level: string, assets: Assets): Promise<AnyPlayer> {
  const name = level.slice(level.indexOf(':') + 1);
  try {
    const [kernels, text] = await Promise.all([assets.kernels(), assets.model(name)]);
    return await learnedPlayer(readModel(text), seating, level, kernels);
  } catch (error) {
    throw error instanceof ModelError ? error.in(name) : error;
  }
}
