import { LANGUAGES } from '@madang/engine';
import { koikoi } from '@madang/engine/koikoi';
import { faultIn } from '@madang/narrators/testing';
import { describe, expect, it } from 'vitest';
import { PACK } from './examples.ts';
import { narrator } from './index.ts';

const CODES = ['WRONG_PLAYER', 'INVALID_STATE', 'INVALID_CARD', 'INVALID_TARGET', 'INVALID_SELECTION', 'MATCH_OVER'];
const carry = { scores: [0, 0], dealer: 0, result: null };
const round = koikoi.deal(PACK, { rules: koikoi.configure(), seats: 2, number: 1, carry });

describe.each(LANGUAGES)('what Koi-Koi refuses, in %s', (language) => {
  const { refusal } = narrator(language);

  it('has words of its own for every code', () => {
    const words = CODES.map((code) => refusal({ code }, []));
    for (const text of words) expect(faultIn(text, language, [])).toBeNull();
    expect(new Set(words).size).toBe(CODES.length);
  });

  it('says what is asked instead', () => {
    for (const phase of ['hand', 'selection', 'decision', 'ended'])
      expect(faultIn(refusal({ code: 'INVALID_STATE', phase }, []), language, [])).toBeNull();
  });
});

it('names the cards', () => {
  const target = { code: 'INVALID_TARGET', target: null, options: ['0141', '0142'] };
  expect(LANGUAGES.map((language) => narrator(language).refusal(target, []))).toEqual([
    'Choose what this card takes: Pine plain 1 or Pine plain 2.',
    '먹을 패를 고르세요: 송학 피 1 또는 송학 피 2.',
    'どの札を取るか選んでください：「松のカス1」か「松のカス2」。',
    '請選擇要收下哪張牌：「松 粕 1」或「松 粕 2」。',
    'Wybierz, co bierze ta karta: „Sosna – roślina 1” albo „Sosna – roślina 2”.',
    '请选择要收下哪张牌：“松 粕 1”或“松 粕 2”。',
  ]);
  expect(narrator('ja').refusal({ code: 'INVALID_CARD', card: '0111' }, [])).toBe('「松に鶴」は手札にありません。');
  expect(narrator('en').refusal({ code: 'INVALID_STATE', field: 'card' }, [])).toBe('That was not understood.');
});

it('asks the player to act, and tells the others whom they wait for', () => {
  expect(LANGUAGES.map((language) => narrator(language).prompt(round, 0, []))).toEqual([
    'Your turn: play a card.',
    '내 차례입니다. 낼 패를 고르세요.',
    'あなたの番です。手札から一枚出してください。',
    '輪到你了，請出一張手牌。',
    'Twoja kolej: zagraj kartę.',
    '轮到你了，请出一张手牌。',
  ]);
  expect(narrator('zh').prompt(round, 1, ['小明', '你'])).toBe('輪到小明。');
  expect(narrator('ja').phase(round)).toBe('手札を出す');
  expect(narrator('pl').term('AKATAN')).toBe('Zwoje z wierszami');
  expect(narrator('ko').term('koi_calls', 3)).toBe('1 + 코이코이 2번');
});
