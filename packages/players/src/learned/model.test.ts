import { FastRandom } from '@madang/engine';
import { koikoi } from '@madang/engine/koikoi';
import { describe, expect, it } from 'vitest';
import { Encoder } from './encoder.ts';
import { type Model, ModelError, modelText, readModel, refuseForeign } from './model.ts';
import { Network } from './network.ts';
import { untrained } from './untrained.ts';

const seating = { game: koikoi, rules: koikoi.configure(), seats: 2 };
const model = untrained('value', seating);
const text = modelText(model);

describe('a model', () => {
  it('is read as it was written', () => {
    const read = readModel(text);
    expect(read).toEqual(model);
    expect(read.network.parameters).toEqual(model.network.parameters);
  });

  it('has a readable header in its file', () => {
    const { weights, checksum, ...header } = JSON.parse(text);
    expect(header).toEqual({
      format: 'madang-model-1',
      kind: 'value',
      game: 'koikoi',
      ruleset: 'seed',
      seats: 2,
      features: 'koikoi-1',
      scale: 1,
      training: model.training,
      sizes: [new Encoder(seating).inputs, 8, 1],
    });
    expect(weights).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect(checksum).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('what cannot be used is refused in one line', () => {
  const changed = (from: string | RegExp, to: string): string => text.replace(from, to);

  it.each([
    ['a file cut short', text.slice(0, -40), 'it is damaged: not a complete JSON document'],
    ['a weight changed', changed(/"weights": "..../, '"weights": "AAAA'), 'it is damaged: the checksum is wrong'],
    ['a header changed', changed('"seats": 2', '"seats": 3'), 'it is damaged: the checksum is wrong'],
    ['a record of a match', '{"format":"madang-kibo-1"}', 'its format is madang-kibo-1, not madang-model-1'],
    ['something else', '[1, 2]', 'it is not a model'],
    ['nothing', '', 'it is damaged: not a complete JSON document'],
  ])('%s', (_, damaged, reason) => {
    expect(() => readModel(damaged)).toThrow(new ModelError(reason));
  });

  const foreign = (part: Partial<Model>): (() => void) => {
    return () => refuseForeign({ ...model, ...part }, seating, new Encoder(seating));
  };
  it.each<[string, Partial<Model>, string]>([
    ['of another game', { game: 'matgo' }, 'it plays matgo, not koikoi'],
    ['for another table', { seats: 3 }, 'it is for 3 seats, not 2'],
    ['of other features', { features: 'koikoi-0' }, 'it was made for features koikoi-0, not koikoi-1'],
    [
      'of other sizes',
      { network: Network.random([9, 8, 1], new FastRandom(1)) },
      'it was made for rules with other cards or actions',
    ],
  ])('a model %s', (_, part, reason) => {
    expect(foreign(part)).toThrow(new ModelError(reason));
  });
});
