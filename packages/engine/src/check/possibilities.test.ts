import { describe, expect, it } from 'vitest';
import { CardSet } from '../kernel/cards.ts';
import { CARD_IDS, findCard, RANKS, WHOLE_PACK } from './cards.ts';
import { possibilities } from './possibilities.ts';

const card = (id: string): number => findCard(id) ?? -1;
/** A place and, after a colon, the ranks it is known not to be: "2♠:3,4". */
function place(text: string) {
  const [id, ranks = ''] = text.split(':');
  const ruledOut = ranks === '' ? [] : ranks.split(',');
  return {
    card: card(id),
    ruledOut: RANKS.reduce((bits, rank, i) => bits | (ruledOut.includes(rank) ? 1 << i : 0), 0),
  };
}
function thought(places: string, origins = [WHOLE_PACK]): readonly string[] {
  return possibilities(places.split(' ').map(place), origins).map(
    (hidden) =>
      `${CARD_IDS[hidden.card]}: ${hidden.may
        .toArray()
        .map((other) => CARD_IDS[other])
        .join(' ')}`,
  );
}

describe('what unseen places may hold', () => {
  it('all that is unseen', () => {
    expect(thought('2♠ 3♠')).toEqual(['2♠: 2♠ 3♠', '3♠: 2♠ 3♠']);
  });

  it('less the ranks ruled out', () => {
    expect(thought('2♠:4 3♠ 4♠')).toEqual(['2♠: 2♠ 3♠', '3♠: 2♠ 3♠ 4♠', '4♠: 2♠ 3♠ 4♠']);
  });

  it('only cards that were shuffled together with it', () => {
    const pile = CardSet.of(card('2♠'), card('3♠'));
    expect(thought('2♠ 3♠ 4♠ 5♠', [WHOLE_PACK.minus(pile), pile])).toEqual([
      ...['2♠: 2♠ 3♠', '3♠: 2♠ 3♠'],
      ...['4♠: 4♠ 5♠', '5♠: 4♠ 5♠'],
    ]);
  });

  it('a place with one possibility is known', () => {
    expect(thought('2♠')).toEqual([]);
    expect(thought('2♠:3 3♠')).toEqual([]);
  });

  it('two places that share two cards keep them from all others', () => {
    expect(thought('2♠:4,5 3♠:4,5 4♠ 5♠')).toEqual([...['2♠: 2♠ 3♠', '3♠: 2♠ 3♠'], ...['4♠: 4♠ 5♠', '5♠: 4♠ 5♠']]);
  });

  it('what follows is the same whatever the truth', () => {
    expect(thought('3♠:4,5 2♠:4,5 5♠ 4♠').map((text) => text.slice(4))).toEqual(['2♠ 3♠', '2♠ 3♠', '4♠ 5♠', '4♠ 5♠']);
  });
});
