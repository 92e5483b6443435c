import { LANGUAGES } from '@madang/engine';
import { STAGES } from '@madang/engine/check';
import { faultIn } from '@madang/narrators/testing';
import { describe, expect, it } from 'vitest';
import { Trial } from '../../../engine/src/check/position.ts';
import { narrator } from './index.ts';

const CODES = [
  ...['WRONG_PLAYER', 'WRONG_STAGE', 'WRONG_STEP', 'MALFORMED', 'MATCH_OVER', 'ALREADY_CONFIRMED', 'MUST_SWAP'],
  ...['EMPTY_SLOT', 'DISCARD_PILE_EMPTY', 'PILE_SEALED', 'SPECIAL_CARD', 'MATCH_CLOSED', 'LOCKED', 'HAND_FULL'],
  ...['ALREADY_ATTEMPTED', 'ALREADY_PASSED', 'CHECK_ALREADY_CALLED', 'ALREADY_PEEKED', 'HAND_LOCKED', 'SAME_CARD'],
];

describe.each(LANGUAGES)('what Check refuses, in %s', (language) => {
  const { refusal } = narrator(language);

  it('has words of its own for every code', () => {
    const words = CODES.map((code) => refusal({ code, stage: 'draw', step: 'swap' }, []));
    for (const text of words) expect(faultIn(text, language, [])).toBeNull();
    expect(new Set(words).size).toBe(CODES.length);
  });

  it('says what is asked instead', () => {
    for (const stage of STAGES) expect(faultIn(refusal({ code: 'WRONG_STAGE', stage }, []), language, [])).toBeNull();
  });
});

it('says why a card cannot be taken', () => {
  const trial = Trial.started(['2♠ 3♠ 4♠ 5♠', '2♥ 3♥ 4♥ 5♥'], 'J♠');
  const words = LANGUAGES.map((language) => narrator(language).refusal({ code: 'SPECIAL_CARD', card: 'J♠' }, []));
  expect(words).toEqual([
    'A jack, queen or king cannot be taken from the discard pile.',
    '잭, 퀸, 킹은 버린 더미에서 가져올 수 없습니다.',
    'ジャック、クイーン、キングは捨て札から取れません。',
    '不能從棄牌堆拿J、Q、K。',
    'Waleta, damy ani króla nie można wziąć ze stosu kart odrzuconych.',
    '不能从弃牌堆拿J、Q、K。',
  ]);
  expect(narrator('en').refusal({ code: 'WRONG_STAGE', stage: trial.round.stage }, [])).toBe(
    'Not now. Your turn: draw a card, or call check.',
  );
});

describe('what Check asks', () => {
  const HANDS = ['2♠ 3♠ 4♠ 5♠', '2♥ 3♥ 4♥ 5♥'];
  const { prompt, phase } = narrator('en');

  it('is asked of the player to act, and the others wait', () => {
    const { round } = Trial.started(HANDS, '6♠');
    expect(prompt(round, 0, ['You', 'Bo'])).toBe('Your turn: draw a card, or call check.');
    expect(prompt(round, 1, ['Ann', 'You'])).toBe('Waiting for Ann.');
    expect(prompt(round, 'table', ['Ann', 'Bo'])).toBe('Waiting for Ann.');
    expect(narrator('pl').prompt(round, 1, ['Anna', 'Ty'])).toBe('Kolej: Anna.');
    expect(phase(round)).toBe('Draw');
  });

  it('is asked of everybody at the first peek, and in a matching', () => {
    const trial = Trial.dealt(HANDS, '6♠').act(0, { type: 'confirmPeek' });
    expect(prompt(trial.round, 1, ['Ann', 'You'])).toBe('Look at your bottom two cards and remember them.');
    expect(prompt(trial.round, 0, ['You', 'Bo'])).toBe('Waiting for Bo.');
    const matching = Trial.started(HANDS, '6♠').drawAndDiscard(0).round;
    expect(prompt(matching, 'table', ['Ann', 'Bo'])).toBe('Who has another 6?');
    expect(narrator('ko').prompt(matching, 1, ['민수', '나'])).toBe('같은 6이 또 있나요?');
    expect(narrator('pl').prompt(matching, 1, ['Anna', 'Ty'])).toBe('Kto ma taką samą kartę: szóstka?');
  });

  it('is what an ability can do', () => {
    const queen = Trial.started(HANDS, 'Q♠').drawAndDiscard(0).allPass();
    expect(prompt(queen.round, 0, ['You', 'Bo'])).toBe('Choose a card to look at, or look no further.');
    queen.act(0, { type: 'resolveSpecialAbility', skip: true });
    expect(narrator('ja').prompt(queen.round, 0, ['あなた', '花子'])).toBe(
      '入れ替える二枚を選ぶか、そのままにしてください。',
    );
  });
});
