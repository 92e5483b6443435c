import { expect, it } from 'vitest';
import type { Sitter } from '../play/told.ts';
import { ownSeatIn } from './own-seat.ts';

const bot: Sitter = { name: 'Aiko', kind: 'bot' };
const person = (name: string): Sitter => ({ name, kind: 'human' });

it('the only person at the table is the reader', () => {
  expect(ownSeatIn([bot, person('Mina')])).toBe(1);
});

it('between several people it is unclear who the reader is, unless one has the reader’s name', () => {
  expect(ownSeatIn([person('Mina'), person('Jonas')])).toBeNull();
  expect(ownSeatIn([bot, bot])).toBeNull();
});
