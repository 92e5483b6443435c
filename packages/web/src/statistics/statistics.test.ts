import type { Kibo, Outcome } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { koikoiDare } from '../games/koikoi/dare.ts';
import { tysiacDare } from '../games/tysiac/dare.ts';
import { type OwnMatch, onlyPersonIn, statisticsOf } from './statistics.ts';

const ME = { name: 'Mina', kind: 'human' } as const;
const BOT = { name: 'Aiko', kind: 'bot', level: 'easy' } as const;

function outcome(points: readonly number[], item = 'TANE'): Outcome {
  const seat = points[0] > 0 ? 0 : 1;
  const claims = [
    { seat, from: null, items: [{ name: item, points: points[seat] }], factors: [], total: points[seat] },
  ];
  return { reason: 'STOPPED', winners: [seat], points, claims };
}

/** Only what statistics read of a match; the reader sits at seat 0. */
function match(outcomes: readonly Outcome[], winners: readonly number[], more: Partial<Kibo> = {}): OwnMatch {
  const rounds = outcomes.map((each, i) => ({ number: i + 1, deck: [], hash: '', actions: [], outcome: each }));
  const kibo = { game: 'koikoi', seats: [ME, BOT], rounds, result: { winners }, ...more } as Partial<Kibo> as Kibo;
  return { kibo, seat: 0, at: 0 };
}

/** A round with the actions of seats, by their types. */
function round(actions: readonly (readonly [seat: number, type: string])[], outcome: Outcome) {
  const played = actions.map(([seat, type], i) => ({ n: i + 1, seat, action: { type }, hash: '' }));
  return { number: 1, deck: [], hash: '', actions: played, outcome };
}

describe('statistics', () => {
  it('count matches, rounds and points of a game', () => {
    const [koikoi] = statisticsOf([
      match([outcome([6, 0]), outcome([0, 2])], [0]),
      match([outcome([0, 4])], [1]),
      match([outcome([1, 0], 'KASU')], [0, 1]),
    ]);
    expect(koikoi).toMatchObject({ game: 'koikoi', matches: 3, won: 1, tied: 1, rounds: 4, roundsWon: 2 });
    expect(koikoi).toMatchObject({ pointsPerRound: 7 / 4, curve: [3, 0, 1], best: { name: 'TANE', points: 6 } });
  });

  it('tell the levels of the bots apart', () => {
    const strong = { seats: [ME, { ...BOT, level: 'strong' }] };
    const [{ levels }] = statisticsOf([match([outcome([6, 0])], [0]), match([outcome([0, 6])], [1], strong)]);
    expect(levels).toEqual([
      { level: 'easy', matches: 1, won: 1 },
      { level: 'strong', matches: 1, won: 0 },
    ]);
  });

  it('leave out matches in which a move was taken back after seeing cards', () => {
    expect(statisticsOf([match([outcome([6, 0])], [0], { takenBack: 1 })])).toEqual([]);
  });

  it('draw the curve in the order of time', () => {
    const [{ curve }] = statisticsOf([
      { ...match([outcome([6, 0])], [0]), at: 2 },
      { ...match([outcome([1, 0])], [0]), at: 1 },
    ]);
    expect(curve).toEqual([1, 6]);
  });

  it('say how often a risk was taken and paid', () => {
    const rounds = [
      round([[0, 'koikoi']], outcome([6, 0])),
      round(
        [
          [0, 'koikoi'],
          [0, 'koikoi'],
        ],
        outcome([0, 6]),
      ),
      round([[1, 'koikoi']], outcome([6, 0])),
    ];
    const [{ dared }] = statisticsOf([match([], [0], { rounds })], new Map([['koikoi', koikoiDare]]));
    expect(dared).toEqual({ taken: 2, made: 1 });
  });

  it('count a bid of Tysiąc by what the declarer got', () => {
    const played = (points: readonly number[]): Outcome => ({ reason: 'played', winners: [1], points, claims: [] });
    const rounds = [round([[0, 'passCard']], played([100, 20])), round([[0, 'passCard']], played([-100, 60]))];
    const [{ dared }] = statisticsOf([match([], [0], { game: 'tysiac', rounds })], new Map([['tysiac', tysiacDare]]));
    expect(dared).toEqual({ taken: 2, made: 1 });
  });

  it('count matches with people apart from those with bots', () => {
    const [{ levels }] = statisticsOf([match([outcome([6, 0])], [0], { seats: [ME, ME] })]);
    expect(levels).toEqual([{ level: 'people', matches: 1, won: 1 }]);
  });

  it('do not know the reader in a match of two people on this device, or of bots alone', () => {
    const seatIn = (seats: Kibo['seats']) => onlyPersonIn(match([], [], { seats }).kibo);
    expect([seatIn([BOT, ME]), seatIn([ME, ME]), seatIn([BOT, BOT])]).toEqual([1, null, null]);
  });

  it('leave out void deals and unfinished matches', () => {
    const [{ rounds }] = statisticsOf([match([{ ...outcome([0, 0]), void: true }, outcome([6, 0])], [0])]);
    expect(rounds).toBe(1);
    expect(statisticsOf([match([outcome([6, 0])], [0], { result: null })])).toEqual([]);
  });
});
