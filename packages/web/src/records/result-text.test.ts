import { describe, expect, it } from 'vitest';
import type { MatchSummary } from './archive.ts';
import { othersOf, resultText } from './result-text.ts';
import { recordWords } from './words.ts';

const mina = { name: 'Mina', kind: 'human' } as const;
const tomek = { name: 'Tomek', kind: 'human' } as const;
const aiko = { name: 'Aiko', kind: 'bot' } as const;
const wei = { name: 'Wei', kind: 'bot' } as const;

function match(seats: MatchSummary['seats'], scores: readonly number[], winners: readonly number[]): MatchSummary {
  return { id: 'a', at: 0, game: 'koikoi', rounds: 1, seats, scores, result: { winners, reason: 'rounds' } };
}

describe('the result of a match in a list', () => {
  it('puts the reader’s score first, in any seat', () => {
    expect(resultText(match([aiko, mina], [44, 61], [1]), recordWords.en)).toBe('won 61 : 44');
    expect(resultText(match([mina, aiko], [44, 61], [1]), recordWords.en)).toBe('lost 44 : 61');
  });

  it('names the winner of matches between bots and of hot-seat matches', () => {
    expect(resultText(match([aiko, wei], [3, 9], [1]), recordWords.en)).toBe('Wei won 3 : 9');
    expect(resultText(match([mina, tomek], [9, 3], [0]), recordWords.en)).toBe('Mina won 9 : 3');
  });

  it('calls it a tie when nobody is ahead alone', () => {
    expect(resultText(match([mina, aiko], [5, 5], [0, 1]), recordWords.en)).toBe('tied 5 : 5');
    expect(resultText(match([mina, aiko], [0, 0], []), recordWords.en)).toBe('tied 0 : 0');
  });

  it('lists the opponents', () => {
    expect(othersOf(match([aiko, mina, wei], [0, 0, 0], [0]))).toBe('Aiko, Wei');
    expect(othersOf(match([aiko, wei], [0, 0], [0]))).toBe('Aiko, Wei');
  });

  it('counts rounds as each language does', () => {
    expect([1, 2, 5, 22].map(recordWords.pl.rounds)).toEqual(['1 rozdanie', '2 rozdania', '5 rozdań', '22 rozdania']);
  });
});
