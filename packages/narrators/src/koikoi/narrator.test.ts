import {
  FastRandom,
  type Happening,
  isRefusal,
  LANGUAGES,
  type Language,
  Match,
  RESIGN,
  redact,
  seedFrom,
  UNSEEN,
} from '@madang/engine';
import { JAPANESE } from '@madang/engine/hwatu';
import {
  type Action,
  type Carry,
  configure,
  END_REASONS,
  type Event,
  KOIKOI,
  koikoi,
  play,
  type Round,
  RULESETS,
  type Rules,
  type Setup,
  STOP,
  select,
} from '@madang/engine/koikoi';
import { everyPersonIsAddressed } from '@madang/narrators/testing';
import { describe, expect, it } from 'vitest';
import { YOU } from '../common/grammar.ts';
import { CRANE, EVENTS, FORTY, NAMES, PLAIN_1 } from './examples.ts';
import { narrator } from './index.ts';

describe('how a round ends', () => {
  const { outcome } = narrator('en');

  it('is told for every reason', () => {
    const drawn: readonly string[] = ['FIELD_KUTTSUKI', 'NO_YAKU'];
    for (const language of LANGUAGES)
      for (const reason of END_REASONS) {
        const winner = drawn.includes(reason) ? null : 0;
        expect(narrator(language).event({ type: 'ended', reason, winner }, NAMES[language])).toMatch(/[.。]$/);
      }
  });

  it('is told with the outcome when it ended with the deal, which has no event', () => {
    const none = { winners: [], points: [0, 0], claims: [] };
    expect(outcome({ reason: 'FIELD_KUTTSUKI', ...none }, NAMES.en)).toEqual([
      'All four of a month lie on the field. The round is a draw.',
      'No points.',
    ]);
    expect(outcome({ reason: 'NO_YAKU', ...none }, NAMES.en)).toEqual(['No points.']);
    const claim = { seat: 1, from: null, items: [{ name: 'TESHI', points: 6 }], factors: [], total: 6 };
    expect(outcome({ reason: 'TESHI', winners: [1], points: [0, 6], claims: [claim] }, NAMES.en)).toEqual([
      'You hold all four of a month (teshi) and win the round.',
      'Teshi 6',
      'You score 6 points.',
    ]);
  });

  it('says how many calls a factor stands for, where each of them counts', () => {
    const [claim] = FORTY.claims;
    const called = { ...FORTY, claims: [{ ...claim, factors: [{ name: 'koi_calls', factor: 3 }], total: 30 }] };
    expect(outcome(called, NAMES.en)[1]).toBe('× 3 (1 + 2 koi-koi calls) = 30');
    expect(narrator('ko').outcome(called, NAMES.ko)[1]).toBe('× 3 (1 + 코이코이 2번) = 30');
  });
});

describe('the result of a match', () => {
  const { result } = narrator('en');
  const carry = (reason: string, ...winners: number[]) => ({
    scores: [40, 12],
    dealer: 0,
    result: { winners, reason },
  });

  it('names the winner and the scores', () => {
    expect(result(carry('played', 0), NAMES.en)).toBe('Anna wins the match: Anna 40, You 12.');
    expect(result(carry('played', 0, 1), NAMES.en)).toBe('The match is a tie: Anna 40, You 12.');
    expect(result(carry('resigned', 1), NAMES.en)).toBe('Anna resigns. You win the match: Anna 40, You 12.');
    expect(result({ scores: [40, 12], dealer: 0, result: null }, NAMES.en)).toBe('Anna 40, You 12');
    expect(narrator('pl').result(carry('resigned', 1), NAMES.pl)).toBe(
      'Anna poddaje się. Wygrywasz mecz: Anna 40, Ty 12.',
    );
    expect(narrator('ko').result(carry('resigned', 0), ['민수', YOU.ko])).toBe(
      '내가 기권하여 민수가 승리했습니다: 민수 40, 나 12.',
    );
  });
});

it('addresses the reader in every role of a sentence', () => {
  everyPersonIsAddressed(narrator, {
    seats: 2,
    events: [...Object.values(EVENTS), ...END_REASONS.map((reason) => ({ type: 'ended', reason, winner: 0 }))],
    outcomes: [FORTY, { ...FORTY, reason: 'TESHI' }],
    carries: ['played', 'resigned'].map((reason) => ({ scores: [40, 12], result: { winners: [0], reason } })),
  });
});

describe('a choice', () => {
  const setup: Setup = {
    rules: configure(),
    seats: 2,
    number: 3,
    carry: { scores: [0, 0], dealer: 0, result: null },
  };
  const snapshot = { round: 3, dealer: 0, scores: [0, 0], phase: 'hand', seat: 0, flipped: null } as const;
  const silent = { calls: [0, 0].map(() => ({ count: 0, points: 0, pile: [] })), lastCaller: null, ending: null };
  const ribbons = ['0131', '0231', '0331', '0631', '0931', '1031'];
  const lying = (...field: string[]): Round =>
    koikoi.restore(
      { ...snapshot, ...silent, field, hands: [['0111'], []], piles: [ribbons, []], stock: [], dealt: [['0111'], []] },
      setup,
    );
  const { choice, dealt } = narrator('en');

  it('says what a card takes', () => {
    expect(choice(play(CRANE, PLAIN_1), lying('0141'))).toBe('Pine with crane → takes Pine plain 1');
    expect(choice(play(CRANE), lying('0141', '0142'))).toBe('Pine with crane → takes Pine plain 1, Pine plain 2');
    expect(choice(play(CRANE), lying('0241'))).toBe('Pine with crane → to the field');
    expect(choice(select(PLAIN_1), lying('0141', '0142'))).toBe('Take Pine plain 1');
  });

  it('says what stopping is worth, multipliers included', () => {
    expect(choice(KOIKOI, lying())).toBe('Koi-koi! (play on)');
    // Red ribbons 5, blue ribbons 5, six ribbons 2; doubled.
    expect(choice(STOP, lying())).toBe('Stop: take 24 points');
    expect(narrator('pl').choice(STOP, lying())).toBe('Stop: weź 24 punkty');
    expect(choice(RESIGN, lying())).toBe('Resign the match');
  });

  it('comes after the deal', () => {
    expect(dealt(lying(), NAMES.en)).toBe('Round 3 of 12. Anna deals and starts.');
    expect(narrator('pl').dealt(lying(), ['Ty', 'Anna'])).toBe('Rozdanie 3 z 12. Rozdajesz i zaczynasz.');
    expect(narrator('ko').dealt(lying(), [YOU.ko, 'Anna'])).toBe('총 12판 중 3번째 판입니다. 내가 선입니다.');
    expect(narrator('ja').dealt(lying(), NAMES.ja)).toBe('第3局（全12局）。花子が親で、先手です。');
    expect(narrator('zh').dealt(lying(), NAMES.zh)).toBe('第3局，共12局。小明坐莊先出。');
  });
});

describe('random matches', () => {
  it('are told in every language from the first deal to the result', () => {
    const told = new Set<string>();
    for (let i = 0; i < 100; i++) for (const type of tellMatch(i)) told.add(type);
    const types = 'played flipped selecting selected yaku deciding called stopped turn resigned ended';
    expect([...told].sort()).toEqual(types.split(' ').sort());
  });

  it('name an unseen card', () => {
    const seen = redact(koikoi, EVENTS.placed, 'table', { hidden: () => [{ card: CRANE, may: JAPANESE.all }] });
    expect(seen && narrator('en').event(seen, NAMES.en)).toBe('Anna lays a hidden card on the field.');
    expect(narrator('ko').card(UNSEEN)).toBe('가려진 패');
  });
});

/**
 * Plays a match, resigned at times, and checks every sentence there is to say about it; gives the types of its events.
 */
function tellMatch(number: number): ReadonlySet<string> {
  const random = new FastRandom(number);
  const rules = Object.values(RULESETS)[number % 3];
  const types = new Set<string>();
  let turned = Match.start(koikoi, { rules, seats: 2, seed: seedFrom(`narrator/${number}`) });
  for (;;) {
    const { match, happenings } = turned;
    for (const happening of happenings) {
      if (happening.kind === 'acted') for (const { type } of happening.events) types.add(type);
      for (const language of LANGUAGES) for (const line of linesOf(happening, language)) expectReadable(line, language);
    }
    if (match.result) return types;
    const legal = koikoi.legal(match.state, match.actors[0]);
    const action = random.below(400) === 0 ? RESIGN : legal[random.below(legal.length)];
    const next = match.act(match.actors[0], action);
    if (isRefusal(next)) throw new Error(next.code);
    turned = next;
  }
}

type Told = Happening<Round, Action, Event, Rules, Carry>;

function linesOf(happening: Told, language: Language): readonly (string | null)[] {
  const { dealt, event, choice, outcome, result } = narrator(language);
  const names = NAMES[language];
  switch (happening.kind) {
    case 'dealt':
      return [dealt(happening.state, names)];
    case 'acted':
      return [choice(happening.action, happening.before), ...happening.events.map((each) => event(each, names))];
    case 'ended':
      return [...outcome(happening.outcome, names), result(happening.carry, names)];
  }
}

function expectReadable(line: string | null, language: Language): void {
  if (line === null) return;
  const wrong = /undefined|null|NaN|\[object|\?| {2}|^\s|\s$|[a-z]_[a-z]|[A-Z]{4}/.exec(line);
  if (wrong) expect.fail(`${language}: "${line}" has "${wrong[0]}"`);
}
