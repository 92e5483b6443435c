import { describe, expect, it } from 'vitest';
import { dealt, type Position, position } from './position.ts';

// docs/rules/gostop.md 37: `deal` -> `main_turn` -> `score_decision` (conditional) -> `main_turn` / `finished`.

const REST = '1211 1221';
const QUAD = ['0111 0131 0141 0142 0221 0331 0421 0521 0621 0721', '0241 0341 0441 0541 0641 0741 0811 0841 0921 0941'];
const TABLE = '1021 1031 1041 1111 1141 1142 1211 1221';

const phases = ({ round }: Position) => {
  const { phase, turnStage } = round.snapshot(0) as { phase: string; turnStage: string };
  return [phase, turnStage];
};

describe('the phases of a round (docs/rules/gostop.md 37)', () => {
  it('`deal` while a 총통 of the deal is undecided, then `main_turn`', () => {
    const p = dealt('core', { hands: QUAD, table: TABLE });
    expect(phases(p)).toEqual(['deal', 'play_hand']);
    expect(phases(p.president(true))).toEqual(['main_turn', 'play_hand']);
  });

  it('`deal`, then `finished`: the immediate finish of a 총통', () => {
    expect(phases(dealt('core', { hands: QUAD, table: TABLE }).president(false))[0]).toBe('finished');
  });

  it('`deal` with three players until the last of them has decided', () => {
    const hands = [
      '0111 0131 0141 0142 0331 0421 0521',
      '0621 0631 0641 0642 0341 0441 0541',
      '0221 0231 0241 0311 0342 0442 0542',
    ];
    const p = dealt('three', { hands, table: '1021 1031 1041 1111 1141 1142' });
    expect(phases(p)[0]).toBe('deal');
    expect(phases(p.president(true))[0]).toBe('deal');
    expect(phases(p.president(true))[0]).toBe('main_turn');
  });

  it('`president-choice` belongs to the house rules alone (docs/rules/matgo.md 7)', () => {
    expect(phases(dealt('house', { hands: QUAD, table: TABLE }))[0]).toBe('president-choice');
  });

  it('`main_turn` through the stages of a turn', () => {
    const hands = ['0111 0221', REST];
    const target = position('core', { hands, table: '0141 0142 0811', stock: '0311' }).plays('0111');
    expect(phases(target)).toEqual(['main_turn', 'resolve_capture']);
    const flip = position('core', { hands, table: '0821 0841', stock: '0811' }).plays('0111');
    expect(phases(flip)).toEqual(['main_turn', 'draw_and_resolve']);
    const stolen = position('core', { hands, table: '0811', stock: '0131', captured: ['', '0921'] }).plays('0111');
    expect([stolen.round.stage, ...phases(stolen)]).toEqual(['gukjin', 'main_turn', 'draw_and_resolve']);
  });

  it('`score_decision`, and from there back to `main_turn` by a go, or to `finished` by a stop', () => {
    const captured = ['0131 0231 0331 0221 0421', ''];
    const decides = () =>
      position('core', { hands: ['0821 0621', REST], table: '0841', stock: '0311', captured }).plays('0821');
    expect(phases(decides())).toEqual(['score_decision', 'score_decision']);
    expect(phases(decides().goes())).toEqual(['main_turn', 'play_hand']);
    expect(phases(decides().stops())[0]).toBe('finished');
  });

  it('`score_decision` begins with the reading of 국진 that it depends on', () => {
    const captured = ['0141 0142 0241 0242 0341 0342 0441 0442 0541 0542 0641 0642 0741 0742 0921', ''];
    const p = position('core', { hands: ['0111 0221', REST], table: '0131', stock: '0311', captured }).plays('0111');
    expect([p.round.stage, ...phases(p)]).toEqual(['gukjin', 'score_decision', 'score_decision']);
    expect(phases(p.readsCupAs('yeol'))[0]).toBe('main_turn');
  });
});
