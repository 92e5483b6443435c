import { koikoi, type Rules, type Snapshot } from '@madang/engine/koikoi';
import { describe, expect, it } from 'vitest';
import { playsOf, selectionsOf } from './choices.ts';

const rules: Rules = koikoi.configure();
const list = (ids = ''): string[] => ids.split(' ').filter(Boolean);

function view(given: { field: string; mine?: string; theirs?: string; flipped?: string }): Snapshot {
  return {
    round: 1,
    dealer: 0,
    scores: [0, 0],
    phase: given.flipped ? 'selection' : 'hand',
    seat: 0,
    field: list(given.field),
    flipped: given.flipped ?? null,
    hands: [['0731'], ['?']],
    piles: [list(given.mine), list(given.theirs)],
    stock: ['?'],
    dealt: [[], []],
    calls: [0, 1].map(() => ({ count: 0, points: 0, pile: [] })),
    lastCaller: null,
    ending: null,
  };
}

const play = (card: string, target: string | null) => ({ type: 'play', card, target });

describe('what a play would bring', () => {
  it('shows what each of two targets completes', () => {
    const position = view({ field: '0721 0741', mine: '0621 1021' });
    const [boar, plain] = playsOf('0731', [play('0731', '0721'), play('0731', '0741')], position, rules);
    expect(boar).toMatchObject({ takes: ['0721'], gain: 5 });
    expect(boar.advances[0]).toMatchObject({ state: 'completes', goal: { name: 'INOSHIKACHOU' } });
    expect(plain).toMatchObject({ takes: ['0741'], gain: 0 });
  });

  it('takes all three of a month that lie there', () => {
    const [only] = playsOf('0731', [play('0731', null)], view({ field: '0721 0741 0742 0111' }), rules);
    expect(only.takes).toEqual(['0721', '0741', '0742']);
  });

  it('takes nothing and gains nothing when nothing matches', () => {
    const [only] = playsOf('0731', [play('0731', null)], view({ field: '0111', mine: '0131 0231' }), rules);
    expect(only).toMatchObject({ takes: [], gain: 0, advances: [] });
  });

  it('counts only what the play adds, not earlier yaku', () => {
    const position = view({ field: '0721', mine: '0131 0231 0331' });
    expect(playsOf('0731', [play('0731', '0721')], position, rules)[0].gain).toBe(0);
  });

  it('lists the targets of the flipped card', () => {
    const position = view({ field: '0111 0131', mine: '0231 0331', flipped: '0141' });
    const legal = [
      { type: 'select', target: '0111' },
      { type: 'select', target: '0131' },
    ];
    expect(selectionsOf(legal, position, rules).map(({ gain }) => gain)).toEqual([0, 5]);
  });
});
