import { describe, expect, it } from 'vitest';
import { englishVerb, type Particle, polishCount, polishSubject, polishVerb, withParticle } from './grammar.ts';

describe('Korean particles', () => {
  it.each<[string, Particle, string]>([
    ['지원', '이/가', '지원이'],
    ['민수', '이/가', '민수가'],
    ['나', '이/가', '내가'],
    ['유나', '이/가', '유나가'],
    ['나', '은/는', '나는'],
    ['당신', '은/는', '당신은'],
    ['송학 광', '을/를', '송학 광을'],
    ['비 띠', '을/를', '비 띠를'],
    ['송학 광', '으로/로', '송학 광으로'],
    ['비 피', '으로/로', '비 피로'],
    ['술', '으로/로', '술로'],
    ['술', '을/를', '술을'],
  ])('%s %s: %s', (word, particle, expected) => {
    expect(withParticle(word, particle)).toBe(expected);
  });

  it('follow how digits are read', () => {
    const read = Array.from({ length: 10 }, (_, digit) => withParticle(`피 ${digit}`, '을/를').slice(-1)).join('');
    expect(read).toBe('을을를을를를을을을를');
    expect(withParticle('피 1', '으로/로')).toBe('피 1로');
    expect(withParticle('피 3', '으로/로')).toBe('피 3으로');
  });

  it('follow how Latin names sound', () => {
    for (const name of ['Ann', 'Sam', 'King', 'Bob', 'Jack', 'Bot', 'Paul', 'MATT'])
      expect(withParticle(name, '이/가')).toBe(`${name}이`);
    for (const name of ['Anna', 'Chris', 'Mark', 'Robert', 'Peter', 'AI'])
      expect(withParticle(name, '이/가')).toBe(`${name}가`);
    expect(withParticle('Paul', '으로/로')).toBe('Paul로');
  });

  it('are both given for an unknown reading', () => {
    expect(withParticle('花子', '이/가')).toBe('花子이(가)');
    expect(withParticle('花子', '으로/로')).toBe('花子(으)로');
    expect(withParticle('', '을/를')).toBe('을(를)');
  });
});

describe('verbs', () => {
  it('agree with You in English', () => {
    expect([englishVerb('Anna', 'take'), englishVerb('You', 'take')]).toEqual(['takes', 'take']);
  });

  it('agree with Ty in Polish, which is then left out', () => {
    expect([polishVerb('Anna', 'bierze'), polishVerb('Ty', 'bierze')]).toEqual(['bierze', 'bierzesz']);
    expect([polishSubject('Anna', 'może'), polishSubject('Ty', 'może')]).toEqual(['Anna może', 'Możesz']);
  });
});

it('counts in Polish', () => {
  const counted = [0, 1, 2, 4, 5, 12, 22, 25, 101, 112].map((count) =>
    polishCount(count, 'punkt', 'punkty', 'punktów'),
  );
  expect(counted.map((text) => text.slice(text.indexOf(' ') + 1))).toEqual(
    'punktów punkt punkty punkty punktów punktów punkty punktów punktów punktów'.split(' '),
  );
});
