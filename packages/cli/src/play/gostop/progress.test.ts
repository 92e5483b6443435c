import { CORE, gostop, matgo } from '@madang/engine/gostop';
import { describe, expect, it } from 'vitest';
import type { Progress } from '../hwatu/progress.ts';
import { progressOf, type SetColumn } from './progress.ts';

const core = matgo.configure(CORE);
const LOST = { kind: 'lost' };
const needs = (have: number, need: number): Progress => ({ kind: 'needs', have, need });
const has = (points: number): Progress => ({ kind: 'has', points });

function first(set: SetColumn, piles: readonly string[], cupIsJunk = false): Progress | undefined {
  const ids = piles.map((pile) => pile.split(' ').filter((id) => id !== ''));
  return progressOf(ids.length === 3 ? gostop.configure() : core, ids, 0, cupIsJunk).get(set);
}

describe('how near a seat is to a set', () => {
  it('counts the cards towards it', () => {
    expect(first('HONGDAN', ['0131 0231', ''])).toEqual(needs(2, 3));
    expect(first('TTI', ['0131 0231', '0631'])).toEqual(needs(2, 5));
  });

  it('knows when others have taken what it needs, all of them together', () => {
    expect(first('HONGDAN', ['0131', '0231'])).toEqual(LOST);
    expect(first('brights', ['0111', '0311', '0811'])).toEqual(needs(1, 3));
    expect(first('brights', ['0111', '0311 1111', '0811'])).toEqual(LOST);
  });

  it('gives the points of the best brights only', () => {
    expect(first('brights', ['0111 0311 1211', ''])).toEqual(has(2));
    expect(first('brights', ['0111 0311 0811 1211', ''])).toEqual(has(4));
  });

  it('does not count the rain ribbon for the grass ribbons', () => {
    expect(first('CHODAN', ['0431 0531 1231', ''])).toEqual(needs(2, 3));
  });

  it('counts junk by its value, and never gives it up: it can be stolen', () => {
    expect(first('PI', ['1141 1241 bonus-3 0141', '0142 0241 0242 0341 0342 0441 0442 0541 0542 0641'])).toEqual(
      needs(8, 10),
    );
  });

  it('counts the cup as what it is', () => {
    const pile = '0921 0221 0421 0521 0621';
    expect([first('YEOL', [pile, '']), first('PI', [pile, ''])]).toEqual([has(1), needs(0, 10)]);
    expect([first('YEOL', [pile, ''], true), first('PI', [pile, ''], true)]).toEqual([needs(4, 5), needs(2, 10)]);
  });

  it('lists only what scores at this table', () => {
    const rules = matgo.configure({ ruleset: CORE, chodan: 0 });
    expect([...progressOf(rules, [[], []], 0, false).keys()]).not.toContain('CHODAN');
  });
});
