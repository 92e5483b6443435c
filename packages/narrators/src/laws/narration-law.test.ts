import type { Language } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { faultIn, namesFor } from './narration-law.ts';

describe('a sentence', () => {
  it.each<[Language, string, string]>([
    ['en', 'undefined plays a card.', 'undefined'],
    ['en', 'Anna zagrywa kartę.', 'ę'],
    ['en', 'You take 송학.', '송'],
    ['ko', '민수가 the card를 냅니다.', 'th'],
    ['ko', '민수가 松을 냅니다.', '松'],
    ['ja', '花子は피を取ります。', '피'],
    ['ja', '花子は PASS です。', 'PAS'],
    ['zh', '小明收下カス。', 'カ'],
    ['zh', '小明 says Go。', 'sa'],
    ['pl', 'Anna plays kartę.', 'plays'],
    ['pl', 'Anna bierze NO_BOMB.', 'BOM'],
    ['en', 'Anna takes ?', ' ?'],
    ['en', '', ''],
  ])('in %s, "%s" has a fault: "%s"', (language, line, fault) => {
    expect(faultIn(line, language, namesFor(1, 2, language))).toBe(fault);
  });

  it.each<[Language, string]>([
    ['en', 'You steal Pine with crane from Anna: go or stop?'],
    ['ko', '민수가 내게 송학 광을 줍니다.'],
    ['ja', 'あなたが「2ゴー」！'],
    ['zh', '你要 Go 還是 Stop？黑桃Q'],
    ['pl', 'Bierzesz „Sosna – żuraw”, Anna płaci.'],
  ])('in %s, "%s" has none', (language, line) => {
    expect(faultIn(line, language, namesFor(1, 2, language))).toBeNull();
  });
});
