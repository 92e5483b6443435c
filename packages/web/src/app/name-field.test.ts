import { expect, it } from 'vitest';
import { typedName } from './NameField.tsx';

it('keeps an emoji whole that is made of several, and counts it as one', () => {
  expect(typedName('👨‍👩‍👧 Ala')).toBe('👨‍👩‍👧 Ala');
  expect(typedName('👨‍👩‍👧'.repeat(40))).toBe('👨‍👩‍👧'.repeat(32));
});

it('drops what cannot be seen', () => {
  expect(typedName('A\u202el\u200ba\u3164')).toBe('Ala');
});
