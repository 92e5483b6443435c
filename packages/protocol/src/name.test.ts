import { describe, expect, it } from 'vitest';
import { faultOfName, Name } from './name.ts';

describe('a name', () => {
  it.each([
    ...[
      'Ala',
      '보람',
      '花子',
      'Łukasz Żółć',
      'O’Neil',
      'x',
      '7',
      'Ann 2',
      '~*~',
      'Bottas',
      'Robot',
      '807',
      'Abbot',
      'Botond 2',
      '봇물',
      '電腦王',
    ],
    ...[
      '👨‍👩‍👧',
      '👩🏽‍❤️‍💋‍👨🏿',
      '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
      '🇰🇷 팬',
      '2️⃣',
      '❤️',
      '☺',
      'Zoë',
      'می‌خواهم',
      'क्‍ष',
      '葛\u{e0100}城',
      'ᄒ\u1161\u11ab',
    ],
    '👨‍👩‍👧‍👦'.repeat(20),
    'x'.repeat(32),
    'é'.normalize('NFD').repeat(32),
  ])('may be %s', (name) => {
    expect(faultOfName(name)).toBeNull();
  });

  it.each([
    ...['', ' ', '\u3000', '\u2800', '\u2800 \u2800', '\u00a0', '\u0301', '\ufe0f'],
    ...[
      '\u3164',
      '\u115f',
      '\u1160',
      '\uffa0',
      '\u200b',
      '\u200d',
      '\u2060',
      '\u00ad',
      '\u{e0020}',
      '\u180e',
      '\ufeff',
    ],
  ])('must show something: %j does not', (name) => {
    expect(faultOfName(name)).not.toBeNull();
  });

  it.each([
    'a\u202eb',
    '\u2066Ala\u2069',
    'a\u200fb',
    '\u061cAla',
    'A\u200bla',
    'A\u200dla',
    'A\u00adla',
    'A\nB',
    'A\u0007',
    '\ud800',
    'A\u2028B',
    'A\u3164B',
  ])('has nothing that is not seen: %j', (name) => {
    expect(faultOfName(name)).toMatch('invisible');
  });

  it.each([
    'Bot 2',
    'bot',
    'BOT 12',
    'Bot',
    'B o t 1',
    'Вот 2',
    'Bоt',
    'B0t 3',
    '8ot 1',
    'Ｂｏｔ １',
    'ＢＯＴ',
    '𝐁𝐨𝐭 2',
    'Bót',
    'Bot-2',
    'Bot (3)',
    '봇',
    '봇 1',
    'ボット 2',
    'ﾎﾞｯﾄ',
    '電腦 3',
    '電腦',
  ])('is not that of a bot: %s', (name) => {
    expect(faultOfName(name)).toMatch('bot');
  });

  it('has at most 32 characters as people count them, and no tower of accents', () => {
    expect(faultOfName('x'.repeat(33))).toMatch('at most 32');
    expect(faultOfName('👨‍👩‍👧'.repeat(33))).toMatch('at most 32');
    expect(faultOfName('👨‍👩‍👧‍👦'.repeat(32))).toMatch('at most 32');
    expect(faultOfName(`a${'\u0301'.repeat(40)}`)).toMatch('marks');
  });

  it('is trimmed', () => {
    expect(Name.parse('  Ala ')).toBe('Ala');
  });
});
