import { isObject } from '../app/kept.ts';
import { browserDatabase, type Database } from '../records/database.ts';
import { MODEL } from './model-level.ts';

/** A trained model that was opened on this page, kept in the browser. */
export interface KeptModel {
  /** It is played against as `model:NAME`. */
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  /** The text of its file. */
  readonly text: string;
}

let opened: Database<'models'> | null = null;

function database(): Database<'models'> {
  opened ??= browserDatabase('madang-models', ['models']);
  return opened;
}

/** The models of a game, by name. None where the browser keeps nothing. */
export async function keptModels(game: string): Promise<readonly KeptModel[]> {
  const all: readonly unknown[] = await database()
    .all('models')
    .catch(() => []);
  return all
    .filter(isKeptModel)
    .filter((model) => model.game === game)
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Keeps a model, in place of one of the same game and name. Rejects where the browser has no room. */
export async function keepModel(model: KeptModel): Promise<KeptModel> {
  const before = await database().get('models', model.name);
  const isTaken = isKeptModel(before) && before.game !== model.game;
  const kept = isTaken ? { ...model, name: `${model.name} ${model.game}` } : model;
  await database().put('models', kept.name, kept);
  return kept;
}

export async function dropModel({ name }: KeptModel): Promise<void> {
  await database().remove('models', name);
}

/** The text of a model. Empty where there is none: that is no model either. */
export async function modelCalled(name: string): Promise<string> {
  const kept = await database()
    .get('models', name)
    .catch(() => null);
  return isKeptModel(kept) ? kept.text : '';
}

export function levelOfModel({ name }: Pick<KeptModel, 'name'>): string {
  return `${MODEL}${name}`;
}

function isKeptModel(value: unknown): value is KeptModel {
  if (!isObject(value)) return false;
  const { name, game, seats, text } = value;
  return [name, game, text].every((field) => typeof field === 'string') && typeof seats === 'number';
}
