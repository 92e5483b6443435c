import { expect, it } from 'vitest';
import { typedName } from './NameField.tsx';

it('counts an emoji of several code points as one character', () => {
  expect(typedName('👨‍👩‍👧 Ala')).toBe('👨‍👩‍👧 Ala');
  expect(typedName('👨‍👩‍👧'.repeat(40))).toBe('👨‍👩‍👧'.repeat(32));
});

it('drops invisible characters', () => {
  expect(typedName('A\u202el\u200ba\u3164')).toBe('Ala');
});
