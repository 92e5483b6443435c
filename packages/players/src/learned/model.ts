import { commit } from '@madang/engine';
import { canonical, isRecord } from '@madang/engine/internal';
import { decodeWeights, encodeWeights, type Weights } from '../kernels/index.ts';
import { bytesFromBase64, bytesToBase64 } from './base64.ts';
import type { Seating } from './encoder.ts';
import { ModelError } from './model-error.ts';

const MODEL_FORMAT = 'madang-model-2';

/** What is trained on logs: a policy gives the probability of each action, a value the expected points of a position. */
export type LogModelKind = 'policy' | 'value';
/** `actions` is trained by self-play. It says what each action is worth, so that it is policy and value in one. */
export type ModelKind = LogModelKind | 'actions';

/** The training data and losses of a model that was trained on logs. */
export interface LogTraining {
  readonly inputs: readonly string[];
  readonly players: readonly string[];
  readonly games: number;
  readonly samples: number;
  readonly epochs: number;
  readonly seed: string;
  /** The final loss on the training data, and on validation games. */
  readonly loss: number;
  readonly validationLoss: number | null;
}

/** How a model was trained by self-play. */
export interface SelfPlayTraining {
  /** Of this training. */
  readonly rounds: number;
  readonly examples: number;
  readonly seed: string;
  /** The mean squared error of the last hundredth. */
  readonly loss: number;
  /** The checksum of the model that it went on from; null: it knew nothing. */
  readonly start: string | null;
}

interface TrainedNetwork {
  readonly game: string;
  readonly ruleset: string;
  readonly seats: number;
  /** The version of the inputs: the encoder's, or that of the game's slots. */
  readonly features: string;
  /** The points of one unit of a value's output. */
  readonly scale: number;
  readonly weights: Weights;
}

/** A policy or a value that was learned from logs. */
export interface LogModel extends TrainedNetwork {
  readonly kind: LogModelKind;
  readonly training: LogTraining;
}

/** What actions are worth, learned by self-play. */
export interface SelfPlayModel extends TrainedNetwork {
  readonly kind: 'actions';
  readonly training: SelfPlayTraining;
}

/** A trained network, with the table it was trained for. */
export type Model = LogModel | SelfPlayModel;

/** The text of a model file: readable fields, the weights (rounded to 8 bits) in base64, and a checksum. */
export function modelText({ weights, ...header }: Model): string {
  const document = { format: MODEL_FORMAT, ...header, weights: bytesToBase64(encodeWeights(weights)) };
  return `${JSON.stringify({ ...document, checksum: sumOf(document) }, null, 1)}\n`;
}

/** A model from the text of its file; a ModelError says why it cannot be used. */
export function readModel(text: string): Model {
  const { checksum, weights: encoded, format: _, ...header } = documentFrom(text);
  const bytes = typeof encoded === 'string' ? bytesFromBase64(encoded) : null;
  const weights = bytes ? decodeWeights(bytes) : 'damaged';
  if (typeof weights === 'string') throw new ModelError('damaged', 'its weights are not those of a network');
  if (!isHeader(header)) throw new ModelError('damaged', 'its header is incomplete');
  return { ...header, weights };
}

type Header = Omit<LogModel, 'weights'> | Omit<SelfPlayModel, 'weights'>;

function isHeader(header: Readonly<Record<string, unknown>>): header is Header {
  const { kind, game, ruleset, seats, features, scale, training } = header;
  return (
    (kind === 'policy' || kind === 'value' || kind === 'actions') &&
    [game, ruleset, features].every((field) => typeof field === 'string') &&
    [seats, scale].every((field) => typeof field === 'number' && field > 0) &&
    isRecord(training)
  );
}

/** The document, if its format and its checksum are right. */
function documentFrom(text: string): Readonly<Record<string, unknown>> {
  const document = parsed(text);
  if (!isRecord(document) || typeof document.format !== 'string') throw new ModelError('no model', 'it is not a model');
  const { format, checksum, ...rest } = document;
  if (format === 'madang-model-1')
    throw new ModelError('other version', `its format is ${format}, of an older version: train it again`);
  if (format !== MODEL_FORMAT) throw new ModelError('no model', `its format is ${format}, not ${MODEL_FORMAT}`);
  if (checksum !== sumOf({ format, ...rest })) throw new ModelError('damaged', 'it is damaged: the checksum is wrong');
  return document;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelError('damaged', 'it is damaged: not a complete JSON document');
  }
}

function sumOf(document: unknown): string {
  return commit(new TextEncoder().encode(canonical(document)));
}

/** The inputs and outputs that a network of some kind has at a table. */
interface NetworkBorder {
  /** The version of the inputs. */
  readonly version: string;
  readonly inputs: number;
  readonly outputs: number;
}

/** Throws for a model of another game or number of seats. Its rules may differ. */
export function refuseOtherTable(model: Model, { game, seats }: Pick<Seating, 'game' | 'seats'>): void {
  if (model.game !== game.id) throw new ModelError('other game', `it plays ${model.game}, not ${game.id}`);
  if (model.seats !== seats) throw new ModelError('other seats', `it is for ${model.seats} seats, not ${seats}`);
}

/** Throws for a model that was made for other inputs or outputs. */
export function refuseOtherInputs({ features, weights: { shape } }: Model, border: NetworkBorder): void {
  const { version, inputs, outputs } = border;
  if (features !== version)
    throw new ModelError('other version', `it was made for features ${features}, not ${version}`);
  if (shape.inputs !== inputs || shape.outputs !== outputs)
    throw new ModelError('other version', 'it was made for rules with other cards or actions');
}
