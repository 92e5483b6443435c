import { FastRandom } from '@madang/engine';
import { CORE, GO, gostop, HAND, HOUSE, matgo, PILE, PRESIDENT_ENDS, type Round, STOP } from '@madang/engine/gostop';
import { KOREAN } from '@madang/engine/hwatu';
import { describe, expect, it } from 'vitest';
import { describePlayer } from '../describe-player.ts';
import { randomPlayer } from '../player.ts';
import { greedy } from './greedy.ts';

describe('players of Go-Stop and Matgo', () => {
  const house = matgo.configure({ ruleset: HOUSE, rounds: 2 });
  describePlayer(randomPlayer(matgo), { game: matgo, rules: house });
  describePlayer(greedy, { game: matgo, rules: house });
  describePlayer(greedy, { game: matgo, rules: matgo.configure(CORE) });
  describePlayer(greedy, { game: gostop });
});

describe('greedy', () => {
  const rules = matgo.configure(CORE);
  const carry = matgo.opening({ rules, seats: 2, inputs: {}, random: new FastRandom(1) });
  const GODORI = KOREAN.set('0221', '0421', '0821');
  const TABLE = '0111 0521 0631 0721 1021 1111 1221 0342';
  const dealt = (mine: string, theirs: string): Round => {
    const first = KOREAN.set(...[mine, theirs, TABLE].flatMap((ids) => ids.split(' ')));
    const cards = [mine, theirs, TABLE].flatMap((ids) => ids.split(' ').map((id) => KOREAN.set(id).first));
    const rest = matgo.pack(rules, 2).filter((card) => !first.has(card));
    return matgo.deal([...cards, ...rest], { rules, seats: 2, number: 1, carry: { ...carry, starter: 0 } });
  };
  const choose = (round: Round) =>
    greedy.choose({ world: round, seat: 0, history: [], random: new FastRandom(1), budget: 0 });
  const MINE = '0141 0241 0341 0441 0541 0641 0741 0841 0941 1041';
  const THEIRS = '0142 0242 0221 0421 0821 0442 0542 0642 0742 0842';

  it('ends the round with a president', () => {
    const round = dealt('0921 0931 0941 0942 0141 0241 0341 0441 0541 0641', THEIRS);
    expect(choose(round)).toBe(PRESIDENT_ENDS);
  });

  it('takes a bright rather than junk or nothing', () => {
    expect(choose(dealt(MINE, THEIRS))).toMatchObject({ type: 'PLAY_HAND_CARD', cardId: KOREAN.find('0141') });
  });

  it('goes while the opponent is far from points, and stops when it is near', () => {
    const round = dealt(MINE, THEIRS);
    round.stage = 'decision';
    expect(choose(round)).toBe(GO);
    round.table.moveAll(GODORI, HAND[1], PILE[1]);
    expect(choose(round)).toBe(STOP);
  });
});
