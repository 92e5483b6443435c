import { LANGUAGES } from '@madang/engine';
import { bid, chooseMusik, type ErrorCode, PACK, PASS, type Round, tysiac } from '@madang/engine/tysiac';
import { faultIn } from '@madang/narrators/testing';
import { describe, expect, it } from 'vitest';
import { narrator } from './index.ts';

const CODES: readonly ErrorCode[] = [
  ...(['WRONG_PHASE', 'WRONG_TURN', 'ILLEGAL_BID', 'CARD_NOT_OWNED', 'MUST_FOLLOW_SUIT', 'INVALID_MARRIAGE'] as const),
  ...(['INVALID_DISCARD', 'INVALID_PASS', 'INVALID_MUSIK', 'INVALID_DEAL', 'INVALID_BOMB', 'INVALID_REDEAL'] as const),
  ...(['INVALID_PARAMS', 'UNKNOWN_PLAYER', 'MALFORMED'] as const),
];

const round = (seats: number): Round => {
  const carry = { scores: new Array(seats).fill(0), dealer: 0, bombs: new Array(seats).fill(0), result: null };
  return tysiac.deal(PACK, { rules: tysiac.configure(), seats, number: 1, carry });
};

describe('what Tysiąc refuses', () => {
  it.each(LANGUAGES)('is said in %s, with and without the facts', (language) => {
    const { refusal } = narrator(language);
    const facts = [
      ...['follow', 'beat', 'trump'].map((duty) => ({ code: 'MUST_FOLLOW_SUIT', duty, suit: '♥' })),
      ...['Auction', 'TalonExchange', 'Play', 'HandEnd'].map((phase) => ({ code: 'WRONG_PHASE', phase })),
      ...[
        { from: 130, to: 400 },
        { from: 130, to: 120 },
        { from: 130, to: 400, step: 10 },
      ].map((range) => ({
        code: 'ILLEGAL_BID',
        value: 7,
        ...range,
      })),
      ...['cards are discarded', 'no musik taken yet', 'another is next', 'not in hand'].map((reason) => ({
        ...{ code: 'INVALID_PASS', reason, next: 0, card: 'K♣' },
      })),
      ...['cards are passed', 'no musik taken yet', 'not in hand'].map((reason) => ({
        code: 'INVALID_DISCARD',
        reason,
      })),
      { code: 'INVALID_MARRIAGE', leads: false },
      { code: 'INVALID_MUSIK', taken: 0 },
      ...CODES.map((code) => ({ code })),
    ];
    for (const each of facts) expect(faultIn(refusal(each, ['1', '2']), language, [])).toBeNull();
  });

  it('says which suit has to be followed', () => {
    const words = LANGUAGES.map((language) =>
      narrator(language).refusal({ code: 'MUST_FOLLOW_SUIT', duty: 'follow', suit: '♥', card: '9♠' }, []),
    );
    expect(words).toEqual([
      'You have to follow suit: hearts.',
      '선 무늬를 따라 내야 합니다: 하트.',
      '台札と同じスートを出さなければなりません：ハート。',
      '必須跟出同花色的牌：紅心。',
      'Trzeba dołożyć do koloru: kier.',
      '必须跟出同花色的牌：红桃。',
    ]);
  });

  it('says what can be bid', () => {
    const { refusal } = narrator('pl');
    expect(refusal({ code: 'ILLEGAL_BID', value: 105, from: 110, to: 400 }, [])).toBe(
      'Licytuj liczbę całkowitą od 110 do 400.',
    );
    expect(refusal({ code: 'ILLEGAL_BID', value: 0, from: 100, to: 100 }, [])).toBe(
      'Musisz otworzyć licytację za 100.',
    );
  });
});

describe('what Tysiąc asks', () => {
  const { prompt, phase } = narrator('pl');

  it('is asked of the player to act', () => {
    const auction = round(3);
    expect(phase(auction)).toBe('Licytacja');
    expect(prompt(auction, 1, ['Anna', 'Ty', 'Jan'])).toBe('Twoja kolej: licytuj co najmniej 100 albo spasuj.');
    expect(prompt(auction, 0, ['Ty', 'Anna', 'Jan'])).toBe('Kolej: Anna.');
    expect(narrator('ko').prompt(auction, 1, ['민수', '나', '영희'])).toBe(
      '내 차례입니다. 100 이상을 부르거나 패스하세요.',
    );
  });

  it('follows the declarer through the exchange into the play', () => {
    const two = round(2);
    for (const action of [bid(100) ?? PASS, PASS]) tysiac.step(two, two.seat, action);
    expect(prompt(two, two.seat, ['Anna', 'Ty'])).toBe('Wygrywasz licytację: wybierz musik.');
    tysiac.step(two, two.seat, chooseMusik(0));
    expect(prompt(two, two.seat, ['Anna', 'Ty'])).toBe('Wybierz 2 karty do odłożenia.');
    for (let i = 0; i < 2; i++) tysiac.step(two, two.seat, tysiac.legal(two, two.seat)[0]);
    expect(prompt(two, two.seat, ['Anna', 'Ty'])).toBe('Twoja kolej: wyjdź kartą.');
    tysiac.step(two, two.seat, tysiac.legal(two, two.seat)[0]);
    expect(narrator('ja').prompt(two, two.seat, ['花子', 'あなた'])).toMatch(
      /^あなたの番です。カードを出してください。台札は/,
    );
  });
});
