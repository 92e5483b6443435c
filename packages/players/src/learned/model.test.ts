import { FastRandom } from '@madang/engine';
import { koikoi } from '@madang/engine/koikoi';
import { describe, expect, it } from 'vitest';
import { randomWeights } from '../kernels/index.ts';
import { nodeAssets } from '../node.ts';
import { Encoder } from './encoder.ts';
import { type Model, modelText, readModel } from './model.ts';
import { ModelError } from './model-error.ts';
import { learnedPlayer } from './player.ts';
import { untrained } from './untrained.ts';

const seating = { game: koikoi, rules: koikoi.configure(), seats: 2 };
const model = await untrained('value', seating);
const text = modelText(model);
const kernels = await nodeAssets.kernels();

describe('a model', () => {
  it('is read as it was written, its weights rounded to 8 bits', () => {
    const { weights, ...header } = readModel(text);
    expect(header).toEqual({ ...model, weights: undefined });
    expect(weights.shape).toEqual(model.weights.shape);
    const largest = Math.max(...model.weights.parameters.map(Math.abs));
    for (const [i, weight] of model.weights.parameters.entries())
      expect(Math.abs(weights.parameters[i] - weight)).toBeLessThanOrEqual(largest / 254 + 1e-6);
  });

  it('has a readable header in its file', () => {
    const { weights, checksum, ...header } = JSON.parse(text);
    expect(header).toEqual({
      format: 'madang-model-2',
      kind: 'value',
      game: 'koikoi',
      ruleset: 'seed',
      seats: 2,
      features: 'koikoi-1',
      scale: 1,
      training: model.training,
    });
    expect(weights).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect(checksum).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('what cannot be used is refused in one line', () => {
  const changed = (from: string | RegExp, to: string): string => text.replace(from, to);

  it.each([
    ['a file cut short', text.slice(0, -40), 'damaged', 'it is damaged: not a complete JSON document'],
    [
      'a weight changed',
      changed(/"weights": "..../, '"weights": "AAAA'),
      'damaged',
      'it is damaged: the checksum is wrong',
    ],
    ['a header changed', changed('"seats": 2', '"seats": 3'), 'damaged', 'it is damaged: the checksum is wrong'],
    [
      'a record of a match',
      '{"format":"madang-kibo-1"}',
      'no model',
      'its format is madang-kibo-1, not madang-model-2',
    ],
    [
      'a model of an older version',
      '{"format":"madang-model-1"}',
      'other version',
      'its format is madang-model-1, of an older version: train it again',
    ],
    ['something else', '[1, 2]', 'no model', 'it is not a model'],
    ['nothing', '', 'damaged', 'it is damaged: not a complete JSON document'],
  ] as const)('%s', (_, damaged, problem, reason) => {
    expect(() => readModel(damaged)).toThrow(new ModelError(problem, reason));
  });

  type Part = Partial<Omit<Model, 'kind' | 'training'>>;
  const foreign = (part: Part): Promise<unknown> => learnedPlayer({ ...model, ...part }, seating, 'foreign', kernels);
  const other = (inputs: number, outputs: number): Pick<Model, 'weights'> => ({
    weights: randomWeights({ inputs, hidden: [32], outputs }, new FastRandom(1)),
  });
  const { inputs } = new Encoder(seating);
  it.each<[string, Part, string]>([
    ['of another game', { game: 'matgo' }, 'it plays matgo, not koikoi'],
    ['for another table', { seats: 3 }, 'it is for 3 seats, not 2'],
    ['of other features', { features: 'koikoi-0' }, 'it was made for features koikoi-0, not koikoi-1'],
    ['of other inputs', other(9, 1), 'it was made for rules with other cards or actions'],
    ['of other outputs', other(inputs, 2), 'it was made for rules with other cards or actions'],
  ])('a model %s', async (_, part, reason) => {
    await expect(foreign(part)).rejects.toThrow(reason);
  });

  it('a model of self-play for other inputs', async () => {
    const old = { ...(await untrained('actions', seating)), features: 'koikoi-slots-0' };
    await expect(learnedPlayer(old, seating, 'old', kernels)).rejects.toThrow(
      /^it was made for features koikoi-slots-0, not koikoi-slots-\d+$/,
    );
  });
});
