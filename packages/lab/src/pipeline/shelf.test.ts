import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { verdictOf } from './pipeline.ts';
import { Shelf } from './shelf.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-shelf-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a shelf of models', () => {
  const shelf = new Shelf(folder, 'matgo');

  it('knows the tags in the order in which they came, each once', () => {
    expect(shelf.tags).toEqual([]);
    for (const tag of ['v1', 'v10', 'v2', 'v1']) shelf.add(tag);
    expect(new Shelf(folder, 'matgo').tags).toEqual(['v1', 'v10', 'v2']);
    expect(readdirSync(join(folder, 'matgo'))).toEqual(['tags.json']);
  });

  it('says so when the list of tags is damaged', () => {
    writeFileSync(join(folder, 'matgo/tags.json'), '["v1"');
    expect(() => shelf.tags).toThrow(/tags\.json is damaged: it is no list of tags$/);
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

  it('is none on fewer than thirty deals, whatever the interval', () => {
    expect(verdictOf({ deals: 29, points: { mean: 5, low: 4, high: 6 } })).toBe('too few deals');
  });
});
