import { commit } from '@madang/engine';
import { canonical, isRecord } from '@madang/engine/internal';
import { numbersFromBase64, numbersToBase64 } from './base64.ts';
import type { Encoder, Seating } from './encoder.ts';
import { Network, parametersOf } from './network.ts';

const MODEL_FORMAT = 'madang-model-1';

/** A policy gives the probability of each action, a value the expected points of a position. */
export type ModelKind = 'policy' | 'value';

/** The training data and losses of a model. */
export interface Training {
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

/** A trained network, with the table it was trained for. */
export interface Model {
  readonly kind: ModelKind;
  readonly game: string;
  readonly ruleset: string;
  readonly seats: number;
  /** The encoder's version. */
  readonly features: string;
  /** The points of one unit of a value's output. */
  readonly scale: number;
  readonly training: Training;
  readonly network: Network;
}

/** A model that cannot be used, with the reason in one line. */
export class ModelError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'ModelError';
  }
}

/** The text of a model file: readable fields, the weights in base64, and a checksum. */
export function modelText({ network, ...header }: Model): string {
  const weights = numbersToBase64(network.parameters);
  const document = { format: MODEL_FORMAT, ...header, sizes: network.sizes, weights };
  return `${JSON.stringify({ ...document, checksum: sumOf(document) }, null, 1)}\n`;
}

/** A model from the text of its file; a ModelError says why it cannot be used. */
export function readModel(text: string): Model {
  const { checksum, weights, sizes, format: _, ...header } = documentFrom(text);
  if (!isSizes(sizes)) throw new ModelError('its sizes are not those of a network');
  const parameters = typeof weights === 'string' ? numbersFromBase64(weights) : null;
  if (!parameters || parameters.length !== parametersOf(sizes))
    throw new ModelError('its weights do not fit its sizes');
  if (!isHeader(header)) throw new ModelError('its header is incomplete');
  return { ...header, network: new Network(sizes, parameters) };
}

type Header = Omit<Model, 'network'>;

function isHeader(header: Readonly<Record<string, unknown>>): header is Header {
  const { kind, game, ruleset, seats, features, scale, training } = header;
  return (
    (kind === 'policy' || kind === 'value') &&
    [game, ruleset, features].every((field) => typeof field === 'string') &&
    [seats, scale].every((field) => typeof field === 'number' && field > 0) &&
    isRecord(training)
  );
}

/** The document, if its format and its checksum are right. */
function documentFrom(text: string): Readonly<Record<string, unknown>> {
  const document = parsed(text);
  if (!isRecord(document) || typeof document.format !== 'string') throw new ModelError('it is not a model');
  if (document.format !== MODEL_FORMAT) throw new ModelError(`its format is ${document.format}, not ${MODEL_FORMAT}`);
  const { checksum, ...rest } = document;
  if (checksum !== sumOf(rest)) throw new ModelError('it is damaged: the checksum is wrong');
  return document;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelError('it is damaged: not a complete JSON document');
  }
}

function sumOf(document: unknown): string {
  return commit(new TextEncoder().encode(canonical(document)));
}

function isSizes(sizes: unknown): sizes is number[] {
  return Array.isArray(sizes) && sizes.length >= 3 && sizes.every((size) => Number.isInteger(size) && size > 0);
}

/** Throws for a model of another game, seat count or feature version. Its rules may differ. */
export function refuseForeign(model: Model, { game, seats }: Seating, encoder: Encoder): void {
  const { kind, network, features } = model;
  if (model.game !== game.id) throw new ModelError(`it plays ${model.game}, not ${game.id}`);
  if (model.seats !== seats) throw new ModelError(`it is for ${model.seats} seats, not ${seats}`);
  if (features !== encoder.version)
    throw new ModelError(`it was made for features ${features}, not ${encoder.version}`);
  const outputs = kind === 'policy' ? encoder.outputs : 1;
  if (network.sizes[0] !== encoder.inputs || network.sizes[network.sizes.length - 1] !== outputs)
    throw new ModelError('it was made for rules with other cards or actions');
}
