import { Match } from '@madang/engine';
import { RULESETS, type Rules, type Snapshot, tricksIn, tysiac } from '@madang/engine/tysiac';
import { describe, expect, it } from 'vitest';
import { couplesOf, dutyAgainst, higherUnseen, pointsLeft, previewOf, sorted } from './preview.ts';

const { seed, polish } = RULESETS;

const DEALT = Match.start(tysiac, { rules: seed, seats: 3, seed: new Uint8Array(32), inputs: {} }).match.state;

function view(more: Partial<Snapshot>): Snapshot {
  return {
    ...DEALT.snapshot(),
    scores: [0, 0, 0],
    dealer: 2,
    declarer: 1,
    plays: [],
    hands: [[], [], []],
    discards: [],
    trump: null,
    ...more,
  };
}
const plays = (...ids: string[]) => ids.map((card) => ({ card, marriage: false }));

describe('what playing a card would do', () => {
  it('takes the trick for certain when nobody plays after it', () => {
    const preview = previewOf(view({ plays: plays('K♣', '9♣') }), seed, 0, 'A♣', false);
    expect(preview).toMatchObject({ fate: 'takes', winner: 0, points: [4, 0, 11], sum: 15, after: [] });
  });

  it('holds the trick while others may still beat it', () => {
    expect(previewOf(view({ declarer: 2, plays: plays('K♣') }), seed, 0, '10♣', false)).toMatchObject({
      fate: 'holds',
      after: [1],
    });
  });

  it('loses the trick to a better card', () => {
    expect(previewOf(view({ plays: plays('A♣', '9♣') }), seed, 0, '10♣', false)).toMatchObject({
      fate: 'loses',
      winner: 1,
    });
  });

  it('beats the led suit with a trump', () => {
    const marriage = [{ card: 'K♥', marriage: true }, ...plays('J♥', '9♠')];
    const known = view({ plays: [...marriage, ...plays('A♣', '9♣')], trump: 3 });
    expect(previewOf(known, seed, 0, '9♥', false).fate).toBe('takes');
  });

  it('counts the marriage it announces when leading', () => {
    const hands = [
      ['K♥', 'Q♥'],
      ['?', '?'],
      ['?', '?'],
    ];
    const preview = previewOf(view({ declarer: 0, hands }), seed, 0, 'K♥', true);
    expect(preview).toMatchObject({ fate: 'leads', marriage: { suit: 3, points: 100 }, after: [1, 2] });
  });

  it('is the highest left when all higher cards of the suit are in the own hand or played', () => {
    const hands = [['10♠', 'K♠'], ['?'], ['?']];
    const known = view({ declarer: 0, hands, plays: plays('A♠', '9♠', 'J♠') });
    expect(previewOf(known, seed, 0, 'K♠', false).isHighest).toBe(true);
    expect(previewOf(view({ declarer: 0, hands }), seed, 0, 'K♠', false).isHighest).toBe(false);
    expect(higherUnseen(view({ hands }), 0, 'K♠').size).toBe(1);
  });
});

describe('why a card may not be played', () => {
  const hands = [['A♣', '9♥', 'K♦'], ['?'], ['?']];
  const legal = new Set(['A♣']);

  it('is the led suit when there is a card of it', () => {
    expect(dutyAgainst(view({ hands, plays: plays('9♣') }), seed, 0, '9♥', legal)).toMatchObject({
      duty: 'follow',
      suit: '♣',
    });
  });

  it('is the duty to beat, where that is a rule', () => {
    expect(dutyAgainst(view({ hands, plays: plays('9♣') }), polish, 0, '9♥', legal)).toMatchObject({ duty: 'beat' });
  });

  it('is the duty to trump, when the suit is missing', () => {
    const position = view({ hands, plays: plays('9♠'), trump: 3 });
    expect(dutyAgainst(position, polish as Rules, 0, 'K♦', new Set(['9♥']))).toMatchObject({
      duty: 'trump',
      suit: '♥',
    });
  });

  it('is null for a card that may be played', () => {
    expect(dutyAgainst(view({ hands, plays: plays('9♣') }), seed, 0, 'A♣', legal)).toBeNull();
  });
});

describe('the hand', () => {
  it('is sorted by suits of different colours, each from its strongest card', () => {
    expect(sorted(['9♠', 'A♣', 'A♠', '10♦', 'K♥'])).toEqual(['A♠', '9♠', 'K♥', 'A♣', '10♦']);
  });

  it('shows the marriages it holds', () => {
    expect(couplesOf(['K♠', 'Q♠', 'K♥', '?'])).toEqual([0]);
  });

  it('knows the card points not yet won', () => {
    const position = view({ declarer: 0, plays: plays('9♠', 'A♠', 'J♠', 'A♥') });
    expect(pointsLeft(tricksIn(position, seed))).toBe(107);
  });
});
