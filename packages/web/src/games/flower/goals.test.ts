import { describe, expect, it } from 'vitest';
import { advances, type Goal, type Holding, progressOf } from './goals.ts';

const BOAR_DEER_BUTTERFLY: Goal = {
  name: 'INOSHIKACHOU',
  kind: 'animal',
  points: 5,
  need: 3,
  of: ['0621', '0721', '1021'],
  isNamed: true,
};
const ANIMALS: Goal = {
  name: 'TANE',
  kind: 'animal',
  points: 1,
  need: 5,
  of: ['0221', '0421', '0521', '0621', '0721', '0821', '0921', '1021', '1121'],
  isNamed: false,
};

function holding(mine: string, adds = '', theirs = ''): Holding {
  const set = (ids: string) => new Set(ids.split(' ').filter(Boolean));
  return { mine: set(mine), adds: set(adds), theirs: set(theirs) };
}

describe('progress towards a set', () => {
  it('shows each named card as mine, coming, gone or open', () => {
    const { pips } = progressOf(BOAR_DEER_BUTTERFLY, holding('0621', '0721', '1021'));
    expect(pips.map(({ state }) => state)).toEqual(['mine', 'adds', 'gone']);
  });

  it('is completed by a play that brings the last card', () => {
    expect(progressOf(BOAR_DEER_BUTTERFLY, holding('0621 1021', '0721')).state).toBe('completes');
  });

  it('is impossible when the other side has too many of its cards', () => {
    expect(progressOf(BOAR_DEER_BUTTERFLY, holding('', '', '0721')).state).toBe('dead');
    expect(progressOf(ANIMALS, holding('', '', '0221 0421 0521 0621')).state).toBe('open');
    expect(progressOf(ANIMALS, holding('', '', '0221 0421 0521 0621 0721')).state).toBe('dead');
  });

  it('is worth one more for each card beyond the need, where only the number counts', () => {
    expect(progressOf(ANIMALS, holding('0221 0421 0521 0621 0721', '0821 0921')).worth).toBe(3);
    expect(progressOf(BOAR_DEER_BUTTERFLY, holding('0621 0721 1021')).worth).toBe(5);
  });

  it('counts double junk twice', () => {
    const junk: Goal = {
      ...ANIMALS,
      name: 'PI',
      need: 10,
      of: ['1141', '0141'],
      weight: (id) => (id === '1141' ? 2 : 1),
    };
    expect(progressOf(junk, holding('0141', '1141'))).toMatchObject({ have: 1, will: 3 });
  });

  it('lists what a play completes before what it only advances, and nothing impossible', () => {
    const plain = { ...ANIMALS, name: 'DEAD', need: 10 };
    const found = advances([ANIMALS, plain, BOAR_DEER_BUTTERFLY], holding('0621 1021', '0721'));
    expect(found.map(({ goal }) => goal.name)).toEqual(['INOSHIKACHOU', 'TANE']);
  });
});
