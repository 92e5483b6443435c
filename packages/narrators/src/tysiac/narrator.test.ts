import { LANGUAGES, type Language, NONE, type Outcome, UNSEEN } from '@madang/engine';
import {
  BOMB,
  bid,
  chooseMusik,
  discard,
  type Event,
  findCard,
  PACK,
  PASS,
  passCard,
  play,
  REDEAL,
  Suit,
  tysiac,
} from '@madang/engine/tysiac';
import { everyPersonIsAddressed, faultIn } from '@madang/narrators/testing';
import { describe, expect, it } from 'vitest';
import { YOU } from '../common/grammar.ts';
import { narrator } from './index.ts';

const card = (id: string): number => findCard(id) ?? NONE;
const QUEEN = card('Q♠');

const EVENTS: readonly [Event, string, string][] = [
  [{ type: 'bid', seat: 0, value: 110 }, 'Anna bids 110.', 'Anna licytuje 110.'],
  [{ type: 'passed', seat: 0 }, 'Anna passes.', 'Anna pasuje.'],
  [{ type: 'passed', seat: 1 }, 'You pass.', 'Pasujesz.'],
  [{ type: 'declarer', seat: 1, value: 120 }, 'You are the declarer at 120.', 'Grasz 120.'],
  [
    { type: 'musikTaken', seat: 1, musik: 0, cards: [QUEEN, card('A♥')] },
    'You take the musik: queen of spades, ace of hearts.',
    'Bierzesz musik: dama pik, as kier.',
  ],
  [
    { type: 'musikTaken', seat: 0, musik: 1, cards: [UNSEEN, UNSEEN] },
    'Anna takes musik 2 face down.',
    'Anna bierze w ciemno musik 2.',
  ],
  [{ type: 'raised', seat: 0, value: 130 }, 'Anna raises to 130.', 'Anna podnosi do 130.'],
  [
    { type: 'cardPassed', seat: 0, to: 1, card: QUEEN },
    'Anna gives the queen of spades to you.',
    'Anna oddaje damę pik, ty dostajesz.',
  ],
  [{ type: 'discarded', seat: 0, card: UNSEEN }, 'Anna discards a hidden card.', 'Anna odkłada zakrytą kartę.'],
  [{ type: 'played', seat: 1, card: card('10♦') }, 'You play the ten of diamonds.', 'Zagrywasz dziesiątkę karo.'],
  [
    { type: 'marriage', seat: 0, suit: Suit.Hearts, points: 100 },
    'Anna announces the marriage of hearts: 100 points, and hearts are trump.',
    'Anna melduje w kierach: 100 punktów, atut: kier.',
  ],
  [{ type: 'trick', seat: 1, cards: [], points: 22 }, 'You take the trick: 22 points.', 'Bierzesz lewę: 22 punkty.'],
  [
    { type: 'tableCards', seat: 0, points: 1 },
    'Anna gets the table cards: 1 point.',
    'Anna dostaje karty ze stołu: 1 punkt.',
  ],
  [{ type: 'bombed', seat: 1 }, 'You throw a bomb and give up the deal.', 'Rzucasz bombę i oddajesz rozdanie.'],
  [
    { type: 'redealt', seat: 0 },
    'Anna shows four nines and asks for a new deal.',
    'Anna pokazuje cztery dziewiątki i prosi o nowe rozdanie.',
  ],
  [{ type: 'resigned', seat: 0 }, 'Anna resigns.', 'Anna poddaje grę.'],
];

describe('the narrator', () => {
  it.each(EVENTS)('tells %o', (event, english, polish) => {
    expect(narrator('en').event(event, ['Anna', 'You'])).toBe(english);
    expect(narrator('pl').event(event, ['Anna', 'Ty'])).toBe(polish);
  });

  it.each<[Language, readonly string[], Readonly<Record<number, string>>]>([
    [
      'ko',
      ['민수', YOU.ko],
      {
        0: '민수가 110을 부릅니다.',
        2: '내가 패스합니다.',
        3: '내가 120에 선언자가 됩니다.',
        4: '내가 무지크를 가져갑니다: 스페이드 퀸, 하트 에이스.',
        5: '민수가 2번 무지크를 뒤집힌 채로 가져갑니다.',
        6: '민수가 130으로 올립니다.',
        7: '민수가 나에게 스페이드 퀸을 줍니다.',
        8: '민수가 뒤집힌 카드를 버립니다.',
        9: '내가 다이아몬드 10을 냅니다.',
        10: '민수가 하트 결혼을 선언합니다: 100점, 으뜸패는 하트입니다.',
        13: '내가 폭탄을 던져 이번 판을 포기합니다.',
        14: '민수가 9 넉 장을 보이고 패를 다시 돌리자고 합니다.',
      },
    ],
    [
      'ja',
      ['花子', YOU.ja],
      {
        0: '花子は110をビッドします。',
        2: 'あなたはパスします。',
        3: 'あなたが120で落札しました。',
        4: 'あなたはムジクを取ります：スペードのクイーン、ハートのエース。',
        7: '花子はあなたにスペードのクイーンを渡します。',
        9: 'あなたはダイヤの10を出します。',
        10: '花子がハートのマリッジを宣言します：100点、切り札はハートです。',
        11: 'あなたがトリックを取ります：22点。',
        15: '花子が投了しました。',
      },
    ],
    [
      'zh',
      ['小明', YOU.zh],
      {
        0: '小明叫110。',
        2: '你不叫。',
        3: '你以120分坐莊。',
        4: '你拿走底牌：黑桃Q、紅心A。',
        7: '小明把黑桃Q交給你。',
        8: '小明墊掉一張暗牌。',
        9: '你打出方塊10。',
        10: '小明報紅心婚配：100分，王牌是紅心。',
        11: '你贏得這一墩：22分。',
      },
    ],
  ])('tells it in %s too', (language, names, sentences) => {
    for (const [index, sentence] of Object.entries(sentences))
      expect(narrator(language).event(EVENTS[Number(index)][0], names)).toBe(sentence);
    for (const [event] of EVENTS)
      expect(faultIn(narrator(language).event(event, names) ?? '', language, names)).toBeNull();
  });

  it('names each card differently, and the unseen one too', () => {
    for (const language of LANGUAGES) {
      const names = [...PACK, UNSEEN].map((each) => narrator(language).card(each));
      expect(new Set(names).size).toBe(25);
    }
  });

  it('shows how the points came about', () => {
    const items = [
      { name: 'tricks', points: 57 },
      { name: 'marriageSpades', points: 40 },
    ];
    const claim = { seat: 0, from: null, items, factors: [], total: 97 };
    const failed = { seat: 1, from: null, items: [{ name: 'bidFailed', points: -120 }], factors: [], total: -120 };
    const outcome: Outcome = { reason: 'played', winners: [0], points: [97, -120], claims: [claim, failed] };
    expect(narrator('en').outcome(outcome, ['Anna', 'You'])).toEqual([
      'Anna: 97 points (tricks 57 + marriage of spades 40)',
      'You: -120 points (bid not made -120)',
    ]);
    expect(narrator('pl').outcome(outcome, ['Anna', 'Ty'])).toEqual([
      'Anna: 97 punktów (lewy 57 + meldunek pik 40)',
      'Ty: -120 punktów (nieugrane -120)',
    ]);
    const again = { reason: 'redealt', winners: [], points: [0, 0], claims: [], void: true };
    expect(narrator('en').outcome(again, [])).toEqual(['A new deal by the same dealer.']);
  });

  it('names one winner, or several', () => {
    const carry = { scores: [1010, 1000], dealer: 0, bombs: [0, 0] };
    const won = { ...carry, result: { winners: [0], reason: 'reached1000' } };
    const shared = { ...carry, result: { winners: [0, 1], reason: 'reached1000' } };
    expect(narrator('en').result(won, ['Anna', 'You'])).toBe('Anna wins the game: Anna 1010, You 1000.');
    expect(narrator('en').result(shared, ['Anna', 'Bob'])).toBe(
      'Anna and Bob win the game together: Anna 1010, Bob 1000.',
    );
    expect(narrator('pl').result(won, ['Ty', 'Jan'])).toBe('Wygrywasz grę: Ty 1010, Jan 1000.');
  });

  it('addresses the reader in every role of a sentence', () => {
    const carry = { scores: [1010, 1000, 5] };
    everyPersonIsAddressed(narrator, {
      seats: 3,
      events: EVENTS.map(([event]) => event),
      carries: [[0], [0, 1], [0, 1, 2]].map((winners) => ({ ...carry, result: { winners, reason: 'reached1000' } })),
      refusals: [{ code: 'INVALID_PASS', reason: 'another is next', next: 1 }],
    });
  });

  it('words every choice', () => {
    const carry = { scores: [0, 0, 0, 0], dealer: 0, bombs: [0, 0, 0, 0], result: null };
    const round = tysiac.deal(PACK, { rules: tysiac.configure(), seats: 4, number: 2, carry });
    const { choice, dealt } = narrator('en');
    expect(dealt(round, ['Anna', 'Bob', 'Eve', 'Jan'])).toBe('Hand 2. Anna deals and sits out.');
    const bid100 = bid(100) ?? PASS;
    expect([PASS, bid100, chooseMusik(0), REDEAL, BOMB].map((action) => choice(action, round))).toEqual([
      'Pass',
      'Bid 100',
      'Take the musik',
      'Ask for a new deal (four nines)',
      'Throw a bomb: give up the deal',
    ]);
    expect(choice(passCard(1, QUEEN), round)).toBe('Give the queen of spades to seat 2');
    expect(choice(passCard(1, QUEEN), round, ['Anna', 'Bob', 'Eve', 'Jan'])).toBe('Give the queen of spades to Bob');
    expect(narrator('pl').choice(passCard(1, QUEEN), round, ['Anna', 'Jan'])).toBe('Oddaj damę pik (dostaje Jan)');
    expect(choice(discard(QUEEN), round)).toBe('Discard the queen of spades');
    expect(narrator('pl').choice(play(QUEEN), round)).toBe('Zagraj damę pik');
  });
});
