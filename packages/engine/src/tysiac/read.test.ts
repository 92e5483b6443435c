import { describe, expect, it } from 'vitest';
import { apply } from '../kernel/game.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { type Action, announce, bid, chooseMusik, discard, PASS, passCard, play } from './actions.ts';
import { findCard, PACK } from './cards.ts';
import { tysiac } from './game.ts';
import type { Round } from './round.ts';

// The pack in its own order: seat 1 has spades and four clubs, seat 0 the other clubs, diamonds and two hearts.

const card = (id: string): number => findCard(id) ?? -1;

function dealt(seats: number): Round {
  const zeros = new Array<number>(seats).fill(0);
  const carry = { scores: zeros, dealer: 0, bombs: zeros, result: null };
  return tysiac.deal(PACK, { rules: tysiac.configure(), seats, number: 1, carry });
}

function after(round: Round, ...actions: (Action | undefined)[]): Round {
  return actions.reduce<Round>((now, action) => (action ? apply(tysiac, now, now.seat, action) : now), round);
}

function codeOf(round: Round, json: unknown, seat = round.seat): string {
  const read = tysiac.read(round, seat, json);
  return isRefusal(read) ? read.code : (tysiac.refuse(round, seat, read)?.code ?? 'taken');
}

const auction = dealt(2);
const exchange = after(auction, bid(100), PASS, chooseMusik(0));
const inPlay = after(exchange, discard(card('9♠')), discard(card('J♠')));
const passing = after(dealt(3), bid(100), PASS, PASS, chooseMusik(0));

describe('an action from the wire', () => {
  it.each<[string, Round, unknown]>([
    ['taken', auction, { type: 'pass' }],
    ['taken', auction, { type: 'bid', value: 100 }],
    ['ILLEGAL_BID', auction, { type: 'bid', value: 105.5 - 10 }],
    ['ILLEGAL_BID', auction, { type: 'bid', value: 105.5 }],
    ['ILLEGAL_BID', auction, { type: 'bid', value: 1e21 }],
    ['MALFORMED', auction, { type: 'bid', value: '100' }],
    ['WRONG_PHASE', inPlay, { type: 'bid', value: 1e21 }],
    ['WRONG_PHASE', auction, { type: 'chooseMusik', musik: 5 }],
    ['INVALID_MUSIK', after(auction, bid(100), PASS), { type: 'chooseMusik', musik: 5 }],
    ['MALFORMED', exchange, { type: 'chooseMusik' }],
    ['INVALID_MUSIK', passing, { type: 'chooseMusik', musik: 0 }],
    ['taken', exchange, { type: 'discard', card: 'A♠' }],
    ['INVALID_DISCARD', exchange, { type: 'discard', card: 'A♥' }],
    ['INVALID_DISCARD', exchange, { type: 'discard', card: 'A?' }],
    ['MALFORMED', exchange, { type: 'discard', card: 7 }],
    ['INVALID_DISCARD', passing, { type: 'discard', card: '9♠' }],
    ['taken', passing, { type: 'passCard', to: 2, card: '9♠' }],
    ['INVALID_PASS', passing, { type: 'passCard', to: 0, card: '9♠' }],
    ['INVALID_PASS', passing, { type: 'passCard', to: 3, card: '9♠' }],
    ['INVALID_PASS', passing, { type: 'passCard', to: 2, card: 'X' }],
    ['INVALID_PASS', exchange, { type: 'passCard', to: 0, card: '9♠' }],
    ['MALFORMED', passing, { type: 'passCard', to: 'anna', card: '9♠' }],
    ['MALFORMED', passing, { type: 'passCard', to: 2 }],
    ['taken', inPlay, { type: 'play', card: 'A♠' }],
    ['taken', inPlay, { type: 'play', card: 'K♠', marriage: true }],
    ['INVALID_MARRIAGE', inPlay, { type: 'play', card: 'A♠', marriage: true }],
    ['CARD_NOT_OWNED', inPlay, { type: 'play', card: 'A♥', marriage: true }],
    ['CARD_NOT_OWNED', inPlay, { type: 'play', card: '7♥' }],
    ['WRONG_PHASE', auction, { type: 'play', card: '7♥' }],
    ['MALFORMED', inPlay, { type: 'play', card: 'A♠', marriage: 'yes' }],
    ['INVALID_BOMB', exchange, { type: 'bomb' }],
    ['INVALID_REDEAL', auction, { type: 'redeal' }],
    ['MALFORMED', auction, { type: 'resign' }],
    ['MALFORMED', auction, null],
  ])('%s', (code, round, json) => {
    const before = round.hash();
    expect(codeOf(round, json)).toBe(code);
    expect(round.hash()).toBe(before);
  });

  it('is refused out of turn', () => {
    expect(codeOf(auction, { type: 'bid', value: 1e21 }, 0)).toBe('WRONG_TURN');
    expect(codeOf(inPlay, { type: 'play', card: 'K♥', marriage: true }, 0)).toBe('WRONG_TURN');
    expect(codeOf(auction, { type: 'pass' }, 7)).toBe('WRONG_TURN');
  });

  it('is one object of the catalogue', () => {
    expect(tysiac.read(inPlay, 1, { type: 'play', card: 'Q♠', marriage: true })).toBe(announce(card('Q♠')));
    expect(tysiac.read(inPlay, 1, { type: 'play', card: 'Q♠' })).toBe(play(card('Q♠')));
    expect(tysiac.read(passing, 1, { type: 'passCard', to: 2, card: 'Q♠' })).toBe(passCard(2, card('Q♠')));
  });
});

describe('what the clock plays', () => {
  it('is the harmless choice: pass, the first musik, the cheapest card', () => {
    expect(tysiac.fallback(auction, 1)).toBe(PASS);
    expect(tysiac.fallback(after(auction, bid(100), PASS), 1)).toBe(chooseMusik(0));
    expect(tysiac.fallback(exchange, 1)).toBe(discard(card('9♠')));
    expect(tysiac.fallback(passing, 1)).toBe(passCard(2, card('9♠')));
    expect(tysiac.fallback(inPlay, 1)).toBe(play(card('9♣')));
  });
});
