import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { verdictOf } from './judge.ts';
import { ModelFolder } from './model-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-models-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the folder of models', () => {
  const models = new ModelFolder(folder, 'matgo');

  it('lists the tags in the order in which they were added, each once', () => {
    expect(models.tags).toEqual([]);
    for (const tag of ['v1', 'v10', 'v2', 'v1']) models.add(tag);
    expect(new ModelFolder(folder, 'matgo').tags).toEqual(['v1', 'v10', 'v2']);
    expect(readdirSync(join(folder, 'matgo'))).toEqual(['tags.json']);
  });

  it('refuses a damaged list of tags', () => {
    writeFileSync(join(folder, 'matgo/tags.json'), '["v1"');
    expect(() => models.tags).toThrow(/tags\.json is damaged: not a list of tags$/);
  });
});

describe('a verdict', () => {
  it.each([
    [0.1, 0.5, 'better'],
    [-0.5, -0.1, 'worse'],
    [-0.1, 0.5, 'undecided'],
    [0, 0, 'undecided'],
  ])('on a difference between %f and %f is: %s', (low, high, verdict) => {
    expect(verdictOf({ deals: 30, points: { mean: (low + high) / 2, low, high } })).toBe(verdict);
  });

  it('needs at least thirty deals, whatever the interval', () => {
    expect(verdictOf({ deals: 29, points: { mean: 5, low: 4, high: 6 } })).toBe('too few deals');
  });
});
