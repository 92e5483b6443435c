import { LANGUAGES, type Language, RESIGN, UNSEEN } from '@madang/engine';
import { CATALOGUE, END_REASONS, type Event } from '@madang/engine/gostop';
import { everyPersonIsAddressed, faultIn } from '@madang/narrators/testing';
import { describe, expect, it } from 'vitest';
import { cardOf, dealt, position } from '../../../engine/src/gostop/position.ts';
import { YOU } from '../common/grammar.ts';
import { narrator } from './index.ts';

const [ko, en] = [narrator('ko'), narrator('en')];
const KOREANS = ['민수', '지원', '영희'];
const ENGLISH = ['Anna', YOU.en, 'Tom'];
const PI = '0141 0142 0241 0242 0341 0342 0441 0442 0541';

describe('the outcome', () => {
  const p = position('core', {
    captured: [`0131 0231 0331 ${PI} 0641 0642 0741 0742`, '1041'],
    tallies: [{ goCount: 2, shakes: 1 }],
  });
  p.round.stage = 'decision';
  const { outcome } = p.stops();

  it('is a line from which a person can compute it again', () => {
    expect(ko.outcome(outcome, KOREANS)).toEqual([
      '지원 → 민수: (기본 7: 홍단 3, 피 4 + 고 2) × 흔들기 2 × 피박 2 = 36',
    ]);
    expect(en.outcome(outcome, ENGLISH)).toEqual([
      'You → Anna: (base 7: Red Poem Ribbons 3, Junk 4 + go 2) × shake 2 × pi-bak 2 = 36',
    ]);
    expect(narrator('ja').outcome(outcome, ['花子', 'あなた'])).toEqual([
      'あなた → 花子：(基本 7: 赤短 3、カス 4 + ゴー 2) × 揺さぶり 2 × ピバク（カス不足） 2 = 36',
    ]);
    expect(narrator('zh').outcome(outcome, ['小明', '你'])).toEqual([
      '你 → 小明：(基本 7: 紅短 3、皮 4 + Go 2) × 搖牌 2 × 皮罰（皮不足） 2 = 36',
    ]);
    expect(narrator('pl').outcome(outcome, ['Anna', 'Ty'])).toEqual([
      'Ty → Anna: (podstawa 7: Zwoje z wierszami 3, Rośliny 4 + go 2) × potrząśnięcie 2 × pi-bak (za mało roślin) 2 = 36',
    ]);
  });

  it('says what was paid, and who gets new gold', () => {
    const broke = position('house', {
      captured: [`${PI} 0641 0642 0741 0742 0841 0842 0941`, '1141 1241 1041 1042 1142 1143'],
      carry: { scores: [1_999_800, 200] },
    });
    broke.round.stage = 'decision';
    expect(ko.outcome(broke.stops().outcome, KOREANS)).toEqual([
      '지원 → 민수: 피 7 × 골드 100 = 700 (가진 만큼 200)',
      '지원이 파산하여 1,000,000골드로 다시 시작합니다.',
    ]);
    expect(en.outcome(broke.outcome, ENGLISH)[1]).toBe('You are broke and start again with 1,000,000 gold.');
  });

  it('is told for every reason', () => {
    const winnerless = (reason: string): boolean => /NAGARI|FIELD|RESIGNED/.test(reason);
    for (const reason of END_REASONS) {
      const event: Event = { type: 'ended', reason, winner: winnerless(reason) ? null : 1 };
      for (const language of LANGUAGES) expect(narrator(language).event(event, ENGLISH)).toMatch(/[.。]$/);
    }
  });

  it('of a match names the winner', () => {
    const carry = { ...p.carry, result: { winners: [0], reason: 'played' } };
    expect(ko.result(carry, KOREANS.slice(0, 2))).toBe('민수가 승리했습니다: 민수 36, 지원 -36.');
    expect(en.result({ ...carry, result: { winners: [0, 1], reason: 'played' } }, ENGLISH.slice(0, 2))).toMatch(/tie/);
    expect(en.result({ ...carry, result: { winners: [0], reason: 'resigned' } }, ENGLISH.slice(0, 2))).toMatch(
      /resign/,
    );
  });
});

describe('what happens', () => {
  const seat = 1;
  const card = cardOf('0111');
  const cards = [card, cardOf('0131')];
  const EVENTS: readonly Event[] = [
    { type: 'played', seat, card, onto: [] },
    { type: 'played', seat, card, onto: cards },
    { type: 'flipped', seat, card: UNSEEN, onto: [] },
    { type: 'flipped', seat, card, onto: cards },
    { type: 'choosing', seat, source: 'flip', card, options: cards },
    { type: 'chose', seat, card, onto: cards },
    { type: 'captured', seat, source: 'hand', cards },
    { type: 'bonus', seat, card: cardOf('bonus-3') },
    { type: 'bonus_gained', seat, card: cardOf('bonus-3') },
    { type: 'bonus_held', seat, card: cardOf('bonus-3') },
    { type: 'bonus_released', seat, card: cardOf('bonus-3') },
    { type: 'shook', seat, month: 1, cards, seconds: 2 },
    { type: 'bombed', seat, month: 1, cards, tokens: 2 },
    { type: 'bombed', seat, month: 1, cards, tokens: 0 },
    { type: 'kung', seat, month: 12, cards },
    { type: 'token', seat, left: 1 },
    { type: 'passed', seat },
    { type: 'ttak', seat, month: 1, count: 1 },
    { type: 'ppuk', seat, month: 1, count: 1 },
    { type: 'jjob', seat, month: 1, count: 1 },
    { type: 'ddadak', seat, month: 1, count: 1 },
    { type: 'ssul', seat },
    { type: 'ppuk_eaten', seat, own: true },
    { type: 'ppuk_eaten', seat, own: false },
    { type: 'chained', seat, month: 3 },
    { type: 'stole', seat, from: 0, card },
    { type: 'steal_void', seat, from: 0, card: cardOf('0921') },
    { type: 'gukjin_asked', seat },
    { type: 'gukjin', seat, as: 'yeol' },
    { type: 'gukjin', seat, as: 'ssangpi' },
    { type: 'president_shown', seat, cards },
    { type: 'president', seat, playOn: true },
    { type: 'president', seat, playOn: false },
    { type: 'gold', seat, from: 0, amount: 3, why: 'first_ppuk' },
    { type: 'refilled', seat, amount: 1_000_000 },
    { type: 'deciding', seat, score: 7 },
    { type: 'go', seat, count: 1, score: 7 },
    { type: 'go', seat, count: 2, score: 8 },
    { type: 'stopped', seat, score: 9, automatic: false },
    { type: 'stopped', seat, score: 9, automatic: true },
    { type: 'resigned', seat },
  ];

  it('is a sentence in Korean', () => {
    expect(EVENTS.map((event) => ko.event(event, KOREANS))).toMatchSnapshot();
  });

  it('is a sentence in English', () => {
    expect(EVENTS.map((event) => en.event(event, ENGLISH))).toMatchSnapshot();
  });

  it.each<[Language, readonly string[]]>([
    ['ja', ['花子', YOU.ja]],
    ['zh', ['小明', YOU.zh]],
    ['pl', ['Anna', YOU.pl]],
  ])('is a sentence in %s', (language, names) => {
    const sentences = EVENTS.map((event) => narrator(language).event(event, names));
    for (const sentence of sentences) expect(faultIn(sentence ?? '', language, names)).toBeNull();
    expect(sentences).toMatchSnapshot();
  });

  it('addresses the reader in every role of a sentence', () => {
    const ends = END_REASONS.map((reason) => ({ type: 'ended', reason, winner: 1 }));
    const carry = { scores: [30, -10, -20] };
    const carries = [[0], [0, 1]].flatMap((winners) =>
      ['played', 'resigned'].map((reason) => ({ ...carry, result: { winners, reason } })),
    );
    everyPersonIsAddressed(narrator, { seats: 3, events: [...EVENTS, ...ends], carries });
  });

  it('needs none when the turn passes', () => {
    expect(ko.event({ type: 'turn', seat, number: 2 }, KOREANS)).toBeNull();
  });
});

describe('a choice', () => {
  const { round } = position('house', {
    hands: ['0111 0221 0521', '1211'],
    table: '0131 0231 0241',
    captured: [`${PI.replace('0241', '0542')} 0641 0642 0741 0742 0841 0842 0941`, '1141 1241 1041 1042 1142 1143'],
  });

  it('says what a card would take', () => {
    const choices = matchesOf(ko);
    expect(choices('0111')).toBe('송학 광 → 송학 홍단 먹기');
    expect(choices('0221')).toBe('매조 열끗 → 매조 홍단 또는 매조 피 1 먹기');
    expect(choices('0521')).toBe('난초 열끗 → 바닥에 내기');
    expect(matchesOf(en)('0521')).toBe('Iris with bridge → to the table');
  });

  function matchesOf(told: typeof ko): (id: string) => string {
    return (id) => told.choice(CATALOGUE[cardOf(id)], round);
  }

  it('says what stopping would bring', () => {
    const stop = CATALOGUE.find(({ type }) => type === 'DECLARE_STOP') ?? RESIGN;
    expect([ko.choice(stop, round), en.choice(stop, round)]).toEqual(['스톱: 700골드 받기', 'Stop: take 700 gold']);
  });

  it('is told for every action', () => {
    for (const action of [...CATALOGUE, RESIGN])
      for (const language of LANGUAGES)
        expect(faultIn(narrator(language).choice(action, round), language, [])).toBeNull();
  });
});

it('tells a deal, and what it counts', () => {
  const { round } = position('house', { carry: { multiplier: 4 } });
  expect(ko.dealt(round, KOREANS)).toBe('총 10판 중 1번째 판입니다. 민수가 선입니다. 이번 판은 4배입니다.');
  expect(en.dealt(position('core', {}).round, ENGLISH)).toBe('Anna starts.');
});

it('tells what the deal itself shows: a president that is asked at once, and captured bonus cards', () => {
  const QUAD = '0111 0131 0141 0142 0221 0331 0421 0521 0621 0721';
  const PLAIN = '0241 0341 0441 0541 0641 0741 0811 0841 0921 0941';
  const table = '1021 1031 1041 1111 1141 1142 1211 1221';
  const shown = dealt('core', { hands: [QUAD, PLAIN], table }).round;
  const cards = ['0111', '0131', '0141', '0142'].map((id) => en.card(cardOf(id))).join(', ');
  expect(en.dealt(shown, ENGLISH)).toBe(`Anna starts. Anna has a president: ${cards}.`);
  const withBonus = dealt('core', {
    rules: { bonusCards: 1 },
    hands: [PLAIN, `bonus-2a ${QUAD.slice(5)}`],
    table,
    stock: '0242',
  }).round;
  expect(en.dealt(withBonus, ENGLISH)).toBe(`Anna starts. ${YOU.en} gain ${en.card(cardOf('bonus-2a'))}.`);
});
