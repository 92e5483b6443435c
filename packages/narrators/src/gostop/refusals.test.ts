import { LANGUAGES } from '@madang/engine';
import { STAGES } from '@madang/engine/gostop';
import { faultIn } from '@madang/narrators/testing';
import { describe, expect, it } from 'vitest';
import { position } from '../../../engine/src/gostop/position.ts';
import { narrator } from './index.ts';

const CODES = [
  ...['WRONG_STAGE', 'WRONG_PLAYER', 'ROUND_OVER', 'MATCH_OVER', 'MALFORMED', 'UNKNOWN_CARD', 'STALE_ACTION'],
  ...['NO_SCORE_DECISION', 'SHAKEN_MONTH_MUST_BE_PLAYED', 'CARD_NOT_IN_HAND', 'NO_CAPTURE_CHOICE', 'THREE_NOT_IN_HAND'],
  ...['TARGET_DOES_NOT_MATCH', 'TARGET_NOT_ON_TABLE', 'NO_SHAKE', 'NO_BOMB', 'NO_KUNG', 'NO_FLIP_TOKEN', 'CARDS_LEFT'],
];
const FACTS = { stage: 'play', threshold: 7, month: 3, cardId: '0111' };

describe.each(LANGUAGES)('what Go-Stop refuses, in %s', (language) => {
  const { refusal } = narrator(language);

  it('has words of its own for every code', () => {
    const words = CODES.map((code) => refusal({ code, ...FACTS }, []));
    for (const text of words) expect(faultIn(text, language, [])).toBeNull();
    expect(new Set(words).size).toBe(CODES.length);
  });

  it('has words where the facts are missing, and for every stage', () => {
    for (const code of CODES) expect(faultIn(refusal({ code }, []), language, [])).toBeNull();
    for (const stage of STAGES) expect(faultIn(refusal({ code: 'WRONG_STAGE', stage }, []), language, [])).toBeNull();
  });
});

it('names the card that is not there', () => {
  const words = LANGUAGES.map((language) =>
    narrator(language).refusal({ code: 'CARD_NOT_IN_HAND', cardId: '0111' }, []),
  );
  expect(words).toEqual([
    'Pine with crane is not in your hand.',
    '손에 없는 패입니다: 송학 광.',
    '「松に鶴」は手札にありません。',
    '你手上沒有「松上鶴」。',
    'Nie masz tej karty na ręce: Sosna – żuraw.',
    '你手上没有“松上鹤”。',
  ]);
});

describe('what Go-Stop asks', () => {
  const PI = '0141 0142 0241 0242 0341 0342 0441 0442 0541 0542 0641 0642 0741 0742 0841 0842 0941';
  const names = ['민수', '나'];

  it('is a card, and the others wait', () => {
    const { round } = position('house', { hands: ['0111', '1211'], table: '0131' });
    expect(narrator('ko').prompt(round, 0, ['나', '민수'])).toBe('내 차례입니다. 낼 패를 고르세요.');
    expect(narrator('ko').prompt(round, 1, names)).toBe('민수 차례입니다.');
    expect(narrator('ja').prompt(round, 'table', ['花子', '太郎'])).toBe('花子の番です。');
    expect(narrator('zh').phase(round)).toBe('出牌');
  });

  it('is go or stop, with what stopping brings', () => {
    const { round } = position('house', {
      hands: ['0111', '1211'],
      captured: [PI, '1141 1241 1041 1042 1142 1143'],
    });
    round.stage = 'decision';
    const words = LANGUAGES.map((language) => narrator(language).prompt(round, 0, ['1', '2']));
    expect(words).toEqual([
      'Go or stop? Stopping brings 800 gold.',
      '고를 할까요, 스톱을 할까요? 스톱하면 800골드를 받습니다.',
      'ゴーですか、ストップですか。ストップなら800ゴールドです。',
      '要 Go 還是 Stop？Stop 可得800金幣。',
      'Go czy stop? Stop daje 800 złota.',
      '要 Go 还是 Stop？Stop 可得800金币。',
    ]);
    round.stage = 'finished';
    expect(narrator('pl').prompt(round, 0, names)).toBeNull();
    expect(narrator('pl').phase(round)).toBe('Koniec rozdania');
  });
});
