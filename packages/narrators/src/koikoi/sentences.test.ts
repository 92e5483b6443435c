import type { Language } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { EVENTS, FORTY, NAMES } from './examples.ts';
import { narrator } from './index.ts';

describe.each<[Language, Readonly<Record<string, string>>, readonly string[]]>([
  [
    'en',
    {
      placed: 'Anna lays Pine with crane on the field.',
      captured: 'Anna plays Pine with crane and takes Pine poem ribbon.',
      capturedThree: 'You play Pine with crane and take Pine poem ribbon, Pine plain 1, Pine plain 2.',
      flipped: 'You draw Pine plain 1; it stays on the field.',
      flippedAndCaptured: 'You draw Pine plain 1 and take Pine poem ribbon.',
      selecting: 'Anna draws Pine with crane and chooses: Pine poem ribbon or Pine plain 1.',
      selected: 'You take Pine poem ribbon.',
      yaku: 'Anna makes Red Poem Ribbons (5), Ribbons (1): 12 points in all.',
      deciding: 'You may call koi-koi or stop.',
      called: 'Anna calls koi-koi!',
      calledAgain: 'You call koi-koi again: 2 times now!',
      stopped: 'You stop.',
      resigned: 'You resign.',
      won: 'You win the round.',
      drawn: 'The hands are empty and nobody scores. The round is a draw.',
    },
    [
      'Red Poem Ribbons 5 + Blue Ribbons 5 = 10',
      "× 2 (seven or more) × 2 (opponent's koi-koi) = 40",
      'Anna scores 40 points.',
    ],
  ],
  [
    'ko',
    {
      placed: '민수가 송학 광을 바닥에 냅니다.',
      captured: '민수가 송학 광으로 송학 홍단을 먹습니다.',
      capturedThree: '지원이 송학 광으로 송학 홍단, 송학 피 1, 송학 피 2를 먹습니다.',
      flipped: '지원이 송학 피 1을 뒤집어 바닥에 놓습니다.',
      flippedAndCaptured: '지원이 송학 피 1을 뒤집어 송학 홍단을 먹습니다.',
      selecting: '민수가 송학 광을 뒤집고 송학 홍단 또는 송학 피 1을 고릅니다.',
      selected: '지원이 송학 홍단을 골라 먹습니다.',
      yaku: '민수가 족보를 완성합니다: 홍단(5점), 띠(1점). 모두 12점입니다.',
      deciding: '지원이 코이코이와 스톱 중에서 고릅니다.',
      called: '민수가 코이코이를 외칩니다!',
      calledAgain: '지원이 2번째 코이코이를 외칩니다!',
      stopped: '지원이 스톱을 외칩니다.',
      resigned: '지원이 기권합니다.',
      won: '이번 판은 지원이 이겼습니다.',
      drawn: '손패가 떨어졌고 아무도 점수를 내지 못했습니다. 이번 판은 무승부입니다.',
    },
    ['홍단 5 + 청단 5 = 10', '× 2 (7점 이상) × 2 (상대의 코이코이) = 40', '민수가 40점을 얻습니다.'],
  ],
  [
    'ja',
    {
      placed: '花子は「松に鶴」を場に出します。',
      captured: '花子は「松に鶴」を出し、「松に赤短」を取ります。',
      capturedThree: 'あなたは「松に鶴」を出し、「松に赤短」、「松のカス1」、「松のカス2」を取ります。',
      flipped: 'あなたは山札から「松のカス1」をめくり、場に置きます。',
      flippedAndCaptured: 'あなたは山札から「松のカス1」をめくり、「松に赤短」を取ります。',
      selecting: '花子は山札から「松に鶴」をめくり、「松に赤短」か「松のカス1」のどちらかを選びます。',
      selected: 'あなたは「松に赤短」を取ります。',
      yaku: '花子に役ができました：赤短（5文）、タン（1文）。合計12文です。',
      deciding: 'あなたは「こいこい」か「勝負」を選びます。',
      called: '花子が「こいこい」！',
      calledAgain: 'あなたが2回目の「こいこい」！',
      stopped: 'あなたが「勝負」！',
      resigned: 'あなたが投了しました。',
      won: 'この局はあなたの勝ちです。',
      drawn: '手札がなくなり、どちらもあがれませんでした。この局は引き分けです。',
    },
    ['赤短 5 + 青短 5 = 10', '× 2 (7文以上) × 2 (相手のこいこい) = 40', '花子は40文を得ます。'],
  ],
  [
    'zh',
    {
      placed: '小明把「松上鶴」放到場上。',
      captured: '小明打出「松上鶴」，收下「松上赤短」。',
      capturedThree: '你打出「松上鶴」，收下「松上赤短」、「松 粕 1」、「松 粕 2」。',
      flipped: '你翻出「松 粕 1」，留在場上。',
      flippedAndCaptured: '你翻出「松 粕 1」，收下「松上赤短」。',
      selecting: '小明翻出「松上鶴」，要選「松上赤短」或「松 粕 1」。',
      selected: '你選擇收下「松上赤短」。',
      yaku: '小明湊成赤短（5分）、短（1分），合計12分。',
      deciding: '你可以喊「來來」或收手。',
      called: '小明喊「來來」！',
      calledAgain: '你第2次喊「來來」！',
      stopped: '你決定收手。',
      resigned: '你認輸了。',
      won: '你贏得本局。',
      drawn: '手牌出完，無人得分，本局平手。',
    },
    ['赤短 5 + 青短 5 = 10', '× 2 (滿七分) × 2 (對手喊過來來) = 40', '小明得40分。'],
  ],
  [
    'pl',
    {
      placed: 'Anna kładzie „Sosna – żuraw” na stół.',
      captured: 'Anna zagrywa „Sosna – żuraw” i bierze „Sosna – zwój z wierszem”.',
      capturedThree:
        'Zagrywasz „Sosna – żuraw” i bierzesz „Sosna – zwój z wierszem”, „Sosna – roślina 1”, „Sosna – roślina 2”.',
      flipped: 'Odkrywasz z talii „Sosna – roślina 1”, karta zostaje na stole.',
      flippedAndCaptured: 'Odkrywasz z talii „Sosna – roślina 1” i bierzesz „Sosna – zwój z wierszem”.',
      selecting: 'Anna odkrywa z talii „Sosna – żuraw” i wybiera: „Sosna – zwój z wierszem” albo „Sosna – roślina 1”.',
      selected: 'Bierzesz „Sosna – zwój z wierszem”.',
      yaku: 'Anna zdobywa: Zwoje z wierszami (5), Zwoje (1). Razem 12 punktów.',
      deciding: 'Możesz zawołać „koi-koi” albo zakończyć rozdanie.',
      called: 'Anna woła „koi-koi”!',
      calledAgain: 'Wołasz „koi-koi”! To już 2. raz.',
      stopped: 'Kończysz rozdanie.',
      resigned: 'Poddajesz się.',
      won: 'Wygrywasz rozdanie.',
      drawn: 'Karty się skończyły i nikt nie zdobywa punktów. Rozdanie kończy się remisem.',
    },
    [
      'Zwoje z wierszami 5 + Niebieskie zwoje 5 = 10',
      '× 2 (siedem lub więcej) × 2 (koi-koi drugiej strony) = 40',
      'Anna zdobywa 40 punktów.',
    ],
  ],
])('in %s', (language, sentences, forty) => {
  const { event, outcome } = narrator(language);

  it.each(Object.entries(sentences))('%s: %s', (what, sentence) => {
    expect(event(EVENTS[what], NAMES[language])).toBe(sentence);
  });

  it('lets a person compute the points again', () => {
    expect(outcome(FORTY, NAMES[language])).toEqual(forty);
  });
});
