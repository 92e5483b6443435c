import { findGame } from '@madang/engine';
import { learnedPlayer, ModelError, type ModelProblem, readModel } from '@madang/players';
import { pageAssets } from '../play/assets.ts';
import type { LocalSetup } from '../play/local/setup.ts';
import { type KeptModel, keepModel, modelCalled } from './kept-models.ts';

/** Why a file is no opponent. */
export type ModelTrouble =
  | { readonly trouble: Exclude<ModelProblem, 'other game' | 'other seats'> | 'too large' | 'no room' }
  | { readonly trouble: 'other game'; readonly game: string }
  | { readonly trouble: 'other seats'; readonly seats: number };

/** Networks are some hundred kilobytes. */
const LARGEST = 16_000_000;
const LONGEST_NAME = 40;

/** Reads a file, tries the network at a table of this game, and keeps it. */
export async function openModel(file: File, game: string): Promise<KeptModel | ModelTrouble> {
  if (file.size > LARGEST) return { trouble: 'too large' };
  try {
    const text = await file.text();
    const { game: id, seats } = readModel(text);
    if (id !== game) return { trouble: 'other game', game: id };
    await tryModel(text, { game, rules: {}, seats });
    const name = file.name.replace(/\.json$/i, '').slice(0, LONGEST_NAME);
    return await keepModel({ name, game, seats, text });
  } catch (error) {
    if (error instanceof ModelError) return troubleOf(error);
    return { trouble: error instanceof DOMException && error.name === 'NotReadableError' ? 'unreadable' : 'no room' };
  }
}

/** Why a kept model cannot play a match; null when it can. */
export async function troubleWith(name: string, { game, rules, sitters }: LocalSetup): Promise<ModelTrouble | null> {
  const text = await modelCalled(name);
  if (text === '') return { trouble: 'unreadable' };
  try {
    const model = readModel(text);
    if (model.game !== game) return { trouble: 'other game', game: model.game };
    if (model.seats !== sitters.length) return { trouble: 'other seats', seats: model.seats };
    await tryModel(text, { game, rules, seats: sitters.length });
    return null;
  } catch (error) {
    if (error instanceof ModelError) return troubleOf(error);
    throw error;
  }
}

interface WantedTable {
  readonly game: string;
  readonly rules: LocalSetup['rules'];
  readonly seats: number;
}

async function tryModel(text: string, { game: id, rules, seats }: WantedTable): Promise<void> {
  const game = findGame(id);
  if (!game?.seats.includes(seats)) throw new ModelError('damaged', `${id} is not played by ${seats}`);
  await learnedPlayer(readModel(text), { game, rules: game.configure(rules), seats }, id, await pageAssets.kernels());
}

function troubleOf({ problem }: ModelError): ModelTrouble {
  return { trouble: problem === 'other game' || problem === 'other seats' ? 'damaged' : problem };
}
