import { LANGUAGES, type Language } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { frenchName, frenchObject, rankName, suitName } from './index.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const IDS = ['♠', '♥', '♦', '♣'].flatMap((suit) => RANKS.map((rank) => rank + suit));

describe('French cards', () => {
  it.each(LANGUAGES)('all have a name of their own in %s', (language) => {
    const names = IDS.map((id) => frenchName(id, language));
    expect(new Set(names).size).toBe(52);
    for (const name of names) expect(name).not.toMatch(/[♠♥♦♣]/);
    expect(new Set(IDS.map((id) => frenchObject(id, language))).size).toBe(52);
  });

  it.each<[string, Language, string, string]>([
    ['Q♠', 'en', 'queen of spades', 'the queen of spades'],
    ['10♥', 'ko', '하트 10', '하트 10'],
    ['A♣', 'ja', 'クラブのエース', 'クラブのエース'],
    ['K♦', 'zh', '方塊K', '方塊K'],
    ['Q♠', 'pl', 'dama pik', 'damę pik'],
    ['A♥', 'pl', 'as kier', 'asa kier'],
    ['10♦', 'pl', 'dziesiątka karo', 'dziesiątkę karo'],
    ['J♣', 'pl', 'walet trefl', 'waleta trefl'],
  ])('%s is, in %s, %s, and taken: %s', (id, language, name, object) => {
    expect([frenchName(id, language), frenchObject(id, language)]).toEqual([name, object]);
  });

  it('leave another id as it is', () => {
    for (const id of ['', '?', '1♠', '0♥', 'Q', 'Q♠♠', '11♦']) expect(frenchName(id, 'pl')).toBe(id);
    expect([rankName('Z', 'en'), suitName('x', 'ko')]).toEqual(['Z', 'x']);
  });
});
