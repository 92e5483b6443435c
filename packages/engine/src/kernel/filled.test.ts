import { expect, it } from 'vitest';
import { filled } from './filled.ts';

const IDS = ['a', 'b', 'c', 'd'];

it('puts the unseen cards into the hidden places', () => {
  const view = { hands: [['b', '?'], ['?']], top: 'd', count: 2, gone: null };
  expect(filled(view, IDS)).toEqual({ hands: [['b', 'a'], ['c']], top: 'd', count: 2, gone: null });
});

it('refuses an impossible view', () => {
  expect(() => filled(['?', '?', 'a', 'b', 'c'], IDS)).toThrow('more hidden places than cards');
});
