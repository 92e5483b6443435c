import { describe, expect, it } from 'vitest';
import { UNKNOWN } from '../rating/skill.ts';
import { pairable, type Waiting } from './pairing.ts';

const skill = (mu: number, sigma = 1.5) => ({ mu, sigma });
const waiting = (tableId: string, mu: number, since = 0): Waiting => ({ tableId, since, skills: [skill(mu)] });
const ids = (found: readonly Waiting[]) => found.map(({ tableId }) => tableId);

describe('somebody who looks for an opponent', () => {
  it('sits down at once with somebody as strong', () => {
    expect(ids(pairable([waiting('equal', 26)], { since: 0, skill: skill(25) }, 0))).toEqual(['equal']);
  });

  it('waits for somebody much stronger, and less far the longer both have waited', () => {
    const tables = [waiting('much stronger', 40), waiting('stronger', 30)];
    const after = (ms: number) => ids(pairable(tables, { since: 0, skill: skill(25) }, ms));
    expect(after(0)).toEqual([]);
    expect(after(2500)).toEqual(['stronger']);
    expect(after(5000)).toEqual(['stronger', 'much stronger']);
  });

  it('sits down with anybody when both together have waited for ten seconds', () => {
    const master = waiting('master', 1000);
    expect(ids(pairable([master], { since: 0, skill: skill(0) }, 4999))).toEqual([]);
    expect(ids(pairable([master], { since: 0, skill: skill(0) }, 5000))).toEqual(['master']);
    expect(ids(pairable([master], { since: 10_000, skill: skill(0) }, 10_000))).toEqual(['master']);
  });

  it('is paired at once while nobody knows how strong they are', () => {
    expect(ids(pairable([waiting('strong', 32)], { since: 0, skill: UNKNOWN }, 0))).toEqual(['strong']);
  });

  it('gets the best match first, and of equals whoever has waited longer', () => {
    const tables = [waiting('weak', 22, 2), waiting('late', 26, 2), waiting('early', 26, 1)];
    expect(ids(pairable(tables, { since: 3, skill: skill(26) }, 3))).toEqual(['early', 'late', 'weak']);
  });

  it('gets whoever has waited for half a minute first, however many better matches there are', () => {
    const better = Array.from({ length: 50 }, (_, i) => waiting(`better ${i}`, 25, 20_000));
    const found = pairable([...better, waiting('patient', 45, 0)], { since: 30_000, skill: skill(25) }, 30_000);
    expect(found[0]?.tableId).toBe('patient');
  });

  it('at a table for more than two must suit everybody there', () => {
    const mixed = { tableId: 'mixed', since: 0, skills: [skill(25), skill(45)] };
    expect(pairable([mixed], { since: 0, skill: skill(25) }, 0)).toEqual([]);
  });
});
