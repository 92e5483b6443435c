import { describe, expect, it } from 'vitest';
import { koikoi } from '../koikoi/game.ts';
import { RESIGN } from './game.ts';
import { digest, type Kibo, KiboWriter, kiboText, withChecksum } from './kibo.ts';
import { Match } from './match.ts';
import { FastRandom, seedFrom } from './random.ts';
import { playMatch } from './random-match.ts';
import { KiboError, readKibo } from './read-kibo.ts';
import { isRefusal } from './refusal.ts';
import { maskKibo, replay, verify } from './replay.ts';

const SEATS = [
  { name: 'Anna', kind: 'human' as const },
  { name: 'Bo', kind: 'bot' as const, level: 'easy' },
];
const SETUP = {
  rules: koikoi.configure({ total_rounds: 3 }),
  seats: 2,
  seed: seedFrom('kibo'),
  clientSeeds: ['anna’s dice', 'bo'],
};

function recorded(): Kibo {
  const [started, ...turns] = playMatch(koikoi, SETUP, new FastRandom(3));
  const writer = new KiboWriter(started, SEATS);
  for (const turned of turns) writer.add(turned, { at: 1700000000000 });
  return writer.kibo();
}
const KIBO = recorded();

/** The record with one value changed, and sealed again as a forger would. */
function forged(path: readonly (string | number)[], value: unknown): Kibo {
  const copy: unknown = JSON.parse(kiboText(KIBO));
  const [last, ...way] = path.toReversed();
  const at = way.reduceRight((place, step) => Object(place)[step], copy);
  Object(at)[last] = value;
  if (value === undefined) delete Object(at)[last];
  const { checksum: _, ...rest } = copy as Kibo;
  return withChecksum(rest);
}

function placeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof KiboError) return error.place;
    throw error;
  }
  return 'nowhere';
}

describe('a record', () => {
  it('survives being written and read', () => expect(readKibo(kiboText(KIBO))).toEqual(KIBO));

  it('replays to the same hash at every step', () => {
    expect(verify(koikoi, KIBO)).toEqual({ rounds: 3, actions: KIBO.rounds.flatMap((round) => round.actions).length });
  });

  it('of an unfinished match replays', () => {
    const started = Match.start(koikoi, SETUP);
    const writer = new KiboWriter(started, SEATS);
    const turned = started.match.act(
      started.match.actors[0],
      koikoi.legal(started.match.state, started.match.actors[0])[0],
    );
    if (isRefusal(turned)) throw new Error(turned.code);
    writer.add(turned);
    expect(verify(koikoi, readKibo(kiboText(writer.kibo())))).toEqual({ rounds: 1, actions: 1 });
    expect(writer.kibo().result).toBeNull();
  });

  it('of a match that was resigned replays', () => {
    const started = Match.start(koikoi, SETUP);
    const writer = new KiboWriter(started, SEATS);
    const turned = started.match.act(0, RESIGN);
    if (isRefusal(turned)) throw new Error(turned.code);
    writer.add(turned, { by: 'clock' });
    expect(verify(koikoi, writer.kibo()).actions).toBe(1);
    expect(writer.kibo().result).toEqual({ winners: [1], reason: 'resigned' });
  });
});

describe('a damaged record is refused at its place', () => {
  const text = kiboText(KIBO);
  it.each<[string, string, string]>([
    ['cut off', text.slice(0, text.length / 2), 'file'],
    ['not an object', '[]', 'file'],
    [
      'nested without end',
      text.replace('"inputs": {}', `"inputs": {"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
      'file',
    ],
    ['another format', text.replace('madang-kibo-1', 'pgn'), 'format'],
    ['a missing field', text.replace('"commitment"', '"promise"'), 'commitment'],
    ['a wrong type deep inside', text.replace('"n": 2,', '"n": "two",'), 'rounds[0].actions[1].n'],
    ['changed rules', text.replace('"total_rounds": 3', '"total_rounds": 4'), 'rulesHash'],
    ['a changed name', text.replace('"Anna"', '"Eve"'), 'checksum'],
  ])('%s', (_, damaged, place) => {
    expect(placeOf(() => readKibo(damaged))).toBe(place);
  });
});

describe('a forged record does not verify', () => {
  const { rounds } = KIBO;
  it.each<[string, readonly (string | number)[], unknown, string]>([
    ['another seed', ['seed'], '00'.repeat(32), 'commitment'],
    ['another client seed', ['clientSeeds', 0], 'eve', 'rounds[0].deck'],
    ['a stacked pack', ['rounds', 1, 'deck'], rounds[1].deck.toReversed(), 'rounds[1].deck'],
    ['a seat out of turn', ['rounds', 0, 'actions', 1, 'seat'], rounds[0].actions[0].seat, 'rounds[0].actions[1]'],
    ['an action there is not', ['rounds', 0, 'actions', 0, 'action'], { type: 'peek' }, 'rounds[0].actions[0].action'],
    ['another hash', ['rounds', 2, 'actions', 3, 'hash'], '00000000', 'rounds[2].actions[3].hash'],
    ['another outcome', ['rounds', 0, 'outcome', 'points'], [99, 0], 'rounds[0].outcome'],
    ['another result', ['result'], { winners: [0, 1], reason: 'bribed' }, 'result'],
    ['a round too many', ['rounds'], [...rounds, rounds[0]], 'rounds[3]'],
    ['actions dropped in the middle', ['rounds', 0, 'actions'], rounds[0].actions.slice(0, 2), 'rounds[1]'],
    [
      'an action too many in a round that was over',
      ['rounds', 0, 'actions', rounds[0].actions.length],
      { n: 7, seat: 5, action: { type: 'fly' }, hash: '00000000' },
      `rounds[0].actions[${rounds[0].actions.length}]`,
    ],
    ['another ruleset’s name', ['ruleset'], 'seed)\nok: all is well (seed', 'ruleset'],
    ['a version that there is not', ['engine'], '0.1.9', 'engine'],
    ['an option left out', ['rules', 'total_rounds'], undefined, 'rules.total_rounds'],
    ['an unknown option', ['rules', 'revision'], 1, 'rules'],
    ['an input that there is not', ['inputs', 'weather'], 'rain', 'inputs.weather'],
    ['an hour that there is not', ['inputs', 'hour'], 24, 'inputs.hour'],
    ['more client seeds than seats', ['clientSeeds'], ['a', 'b', 'c'], 'clientSeeds'],
    ['another game', ['game'], 'chess', 'game'],
    ['rules that there are not', ['rules', 'total_rounds'], 1000, 'rules'],
    ['an inheritance that cannot be', ['inputs', 'carry'], { dealer: 7 }, 'inputs'],
    ['too many players', ['seats'], [...SEATS, SEATS[0]], 'seats'],
  ])('%s', (_, path, value, place) => {
    expect(placeOf(() => verify(koikoi, forged(path, value)))).toBe(place);
  });
});

it('an unfinished round has no outcome, whatever the record says', () => {
  const started = Match.start(koikoi, SETUP);
  const kibo = new KiboWriter(started, SEATS).kibo();
  const outcome = { reason: 'stopped', winners: [0], points: [9, -9], claims: [] };
  const forgery = withChecksum({ ...kibo, rounds: [{ ...kibo.rounds[0], outcome }] });
  expect(placeOf(() => verify(koikoi, forgery))).toBe('rounds[0].outcome');
});

describe('an unknown field of a record is refused', () => {
  it.each<[string, readonly (string | number)[], unknown, string]>([
    ['beside the others', ['note'], 'certified', 'note'],
    ['at a seat', ['seats', 0, 'rating'], 2000, 'seats[0].rating'],
    ['at an action', ['rounds', 0, 'actions', 0, 'comment'], 'brilliant', 'rounds[0].actions[0].comment'],
    ['a level of somebody who is no bot', ['seats', 0, 'level'], 'hard', 'seats[0].level'],
    ['somebody who cannot have played for a seat', ['rounds', 0, 'actions', 0, 'by'], 'me', 'rounds[0].actions[0].by'],
    ['a time before time', ['rounds', 0, 'actions', 0, 'at'], -1, 'rounds[0].actions[0].at'],
  ])('%s', (_, path, value, place) => {
    expect(placeOf(() => readKibo(kiboText(forged(path, value))))).toBe(place);
  });
});

it('an error message is safe to print, whatever it quotes', () => {
  const evil = '\u001b[2J\u202eok\u009b1m\n';
  for (const [path, value] of [
    [[evil], 1],
    [['game'], evil],
    [['rules', evil], 1],
    [['inputs', evil], 1],
  ] as const) {
    let said = '';
    try {
      verify(koikoi, readKibo(kiboText(withChecksum({ ...forged(path, value), ...hashed(path, value) }))));
    } catch (error) {
      said = error instanceof KiboError ? `${error.message}${error.place}` : '';
    }
    expect(said).not.toBe('');
    expect(said).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  }
});

function hashed(path: readonly (string | number)[], value: unknown): Partial<Kibo> {
  return path[0] === 'rules' ? { rulesHash: digest({ ...KIBO.rules, [path[1]]: value }) } : {};
}

describe('a masked record', () => {
  it('shows what one seat saw, and nothing else', () => {
    const masked = maskKibo(koikoi, KIBO, 0);
    const text = JSON.stringify(masked);
    expect(text).not.toContain(KIBO.seed);
    expect(masked.rounds).toHaveLength(3);
    const [dealt] = [...replay(koikoi, KIBO)][0].happenings;
    expect(masked.rounds[0].opening).toEqual(dealt.state.snapshot(0));
    expect(JSON.stringify(masked.rounds[0].opening)).toContain('"?"');
  });
});
