import { describe, expect, it } from 'vitest';
import { RULESETS } from './rules.ts';
import { marriagesIn, openTrick, sitsOut, tricksIn, wonBy } from './seen-tricks.ts';
import type { Snapshot } from './snapshot.ts';

const rules = RULESETS.seed;

/** A hand in play: the declarer leads, cards in the order in which they were played; `!` announces a marriage. */
function played(cards: string, more: Partial<Snapshot> = {}): Snapshot {
  const plays = cards
    .split(' ')
    .filter(Boolean)
    .map((id) => ({ card: id.replace('!', ''), marriage: id.endsWith('!') }));
  return { scores: [0, 0, 0], dealer: 2, declarer: 0, plays, ...more } as Snapshot;
}

describe('the tricks of a hand, read from the cards in the order of play', () => {
  it('are led by the declarer first, then by the winner of the last one', () => {
    const tricks = tricksIn(played('9♠ A♠ J♠ Q♥ 9♥ A♥'), rules);
    expect(tricks.map(({ cards }) => cards[0].seat)).toEqual([0, 1]);
    expect(tricks.map(({ winner }) => winner)).toEqual([1, 0]);
  });

  it('are worth the points of their cards', () => {
    expect(tricksIn(played('9♠ A♠ J♠'), rules)[0].points).toBe(13);
  });

  it('take the suit of an announced marriage as trump from that trick on', () => {
    const tricks = tricksIn(played('K♣! A♥ 9♣ A♥ 9♥ Q♣'), rules);
    expect(tricks[0].trump).toBe(1);
    expect(tricks[1].winner).toBe(2);
    expect(marriagesIn(tricks).map(({ id }) => id)).toEqual(['K♣']);
  });

  it('leave the last one open until everybody has played', () => {
    const tricks = tricksIn(played('9♠ A♠ J♠ Q♥'), rules);
    expect(openTrick(tricks)?.cards.map(({ id }) => id)).toEqual(['Q♥']);
    expect(wonBy(tricks, 1)).toBe(1);
  });

  it('skip the dealer who sits out with four', () => {
    const view = played('9♠ A♠ J♠', { scores: [0, 0, 0, 0], dealer: 1 });
    expect(tricksIn(view, rules)[0].cards.map(({ seat }) => seat)).toEqual([0, 2, 3]);
    expect(sitsOut(view, rules, 1)).toBe(true);
  });
});
