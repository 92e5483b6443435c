import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

// docs/rules/gostop.md 42: each illegal action is refused by a code of its own, and changes nothing.

const layout = { hands: ['0111 0131 0141 0221', '1211 1221'], table: '0811 0241 0242', stock: '0311 0331' };
const play = (cardId: string) => ({ type: 'PLAY_HAND_CARD', cardId });
const choose = (fromTableCardId: string) => ({ type: 'CHOOSE_CAPTURE_TARGET', fromTableCardId });

describe('refused', () => {
  it.each([
    ['a card that is not in the hand', play('0142'), 'CARD_NOT_IN_HAND'],
    ["the opponent's card", play('1211'), 'CARD_NOT_IN_HAND'],
    ['a card there is not', play('0199'), 'UNKNOWN_CARD'],
    ['a bonus card as a hand card', play('bonus-2a'), 'UNKNOWN_CARD'],
    ['a target when there is nothing to choose', choose('0811'), 'NO_CAPTURE_CHOICE'],
    ['go outside the score decision', { type: 'DECLARE_GO' }, 'NO_SCORE_DECISION'],
    ['stop below the threshold', { type: 'DECLARE_STOP' }, 'NO_SCORE_DECISION'],
    ['a draw that follows by itself', { type: 'DRAW_FROM_PILE' }, 'WRONG_STAGE'],
    ['a shake without three', { type: 'DECLARE_SHAKE', month: 2 }, 'THREE_NOT_IN_HAND'],
    ['a bomb without a card on the table', { type: 'DECLARE_BOMB', month: 1 }, 'NO_BOMB'],
    ['a 쿵, which this table does not play', { type: 'DECLARE_KUNG', month: 1 }, 'NO_KUNG'],
    ['a president that is not there', { type: 'DECLARE_PRESIDENT', playOn: true }, 'WRONG_STAGE'],
    ['a reading of 국진 that nobody asked for', { type: 'CHOOSE_GUKJIN', as: 'yeol' }, 'WRONG_STAGE'],
    ['a flip token without one', { type: 'PLAY_FLIP_TOKEN' }, 'NO_FLIP_TOKEN'],
    ['a pass with cards in hand', { type: 'PASS' }, 'CARDS_LEFT'],
    ['a month that is none', { type: 'DECLARE_SHAKE', month: 13 }, 'MALFORMED'],
    ['an action without its card', { type: 'PLAY_HAND_CARD' }, 'MALFORMED'],
    ['an action there is not', { type: 'PLAY' }, 'MALFORMED'],
    ['a choice without its answer', { type: 'DECLARE_PRESIDENT' }, 'MALFORMED'],
  ])('%s', (_, json, code) => {
    const p = position('core', layout);
    const before = p.round.hash();
    expect(p.refusal(json)).toMatchObject({ code });
    expect(p.round.hash()).toBe(before);
  });

  it('anything out of turn', () => {
    expect(position('core', layout).refusal(play('1211'), 1)).toEqual({ code: 'WRONG_PLAYER', seat: 1 });
  });

  it('a capture target of another month, and one that does not lie there', () => {
    const p = position('core', layout).plays('0221');
    expect(p.refusal(choose('0811'))).toMatchObject({ code: 'TARGET_DOES_NOT_MATCH', options: ['0241', '0242'] });
    expect(p.refusal(choose('0231'))).toMatchObject({ code: 'TARGET_NOT_ON_TABLE' });
  });

  it('another card while the capture is not chosen', () => {
    expect(position('core', layout).plays('0221').refusal(play('0111'))).toMatchObject({ code: 'WRONG_STAGE' });
  });

  it('another month after a shake', () => {
    const p = position('core', layout).declares('SHAKE', 1);
    expect(p.refusal(play('0221'))).toEqual({ code: 'SHAKEN_MONTH_MUST_BE_PLAYED', month: 1 });
    expect(p.refusal({ type: 'DECLARE_SHAKE', month: 1 })).toMatchObject({ code: 'SHAKEN_MONTH_MUST_BE_PLAYED' });
  });

  it('an action that answers an older position', () => {
    const p = position('core', layout);
    expect(p.refusal({ ...play('0111'), actionCounter: 0 })).toBeNull();
    p.plays('0111').plays('1211');
    expect(p.refusal({ ...play('0131'), actionCounter: 0 })).toEqual({
      code: 'STALE_ACTION',
      ...{ actionCounter: 0, expected: 2 },
    });
    expect(p.refusal({ ...play('0131'), actionCounter: 2 })).toBeNull();
    expect(p.refusal({ ...play('0131'), actionCounter: 'x' })).toMatchObject({ code: 'MALFORMED' });
  });

  it('anything after the end', () => {
    const p = position('core', layout).does({ type: 'RESIGN' });
    expect(p.refusal(play('0111'))).toEqual({ code: 'ROUND_OVER' });
  });
});
