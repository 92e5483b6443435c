import { describe, expect, it } from 'vitest';
import { findGame, GAMES } from './games.ts';
import type { InitialDeal } from './gostop/log.ts';
import { monthOf } from './hwatu/deck.ts';
import type { AnyGame } from './kernel/game.ts';
import { type Kibo, KiboWriter } from './kernel/kibo.ts';
import { FastRandom, seedFrom } from './kernel/random.ts';
import { type AnyTurned, playMatch } from './kernel/random-match.ts';
import { readRecordText } from './kernel/read-logs.ts';
import type { RoundLog } from './kernel/round-log.ts';
import { matchesOf, replayLogs, roundLogs } from './round-logs.ts';

const SHORT: Readonly<Record<string, object>> = {
  koikoi: { total_rounds: 3 },
  gostop: { rounds: 3 },
  matgo: { rounds: 4 },
  tysiac: { maxHands: 3 },
  check: { maxTurns: 12, maxReshuffles: 2 },
};

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new Error(id);
  return game;
}

/** Of a whole match, or until something is so. */
function record(id: string, seed: string, hour = 20, isEnough: (turned: AnyTurned) => boolean = () => false): Kibo {
  const game = gameOf(id);
  const seats = game.seats[0];
  const setup = { rules: game.configure(SHORT[id]), seats, seed: seedFrom(seed), inputs: { hour } };
  const [started, ...turns]: AnyTurned[] = [...playMatch(game, setup, new FastRandom(3))];
  const writer = new KiboWriter(
    started,
    Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}`, kind: 'human' as const })),
  );
  for (const turned of turns) {
    writer.add(turned);
    if (isEnough(turned)) break;
  }
  return writer.kibo();
}

const logsOf = (kibo: Kibo): readonly RoundLog[] => roundLogs(kibo, 7, () => true);

/** Through a file, as a person exports it. */
function exported(logs: readonly unknown[]): readonly RoundLog[] {
  const read = readRecordText(JSON.stringify(logs, null, 1));
  if (read.kind !== 'logs') throw new Error('no logs');
  return read.logs;
}

/** As versions before wrote it: sorted, without pack, hour and options. */
function old(log: RoundLog): object {
  const { engine: _, rules: __, seats: ___, carry: ____, commitment: _____, matchResult: ______, ...rest } = log;
  const [deal, ...entries] = log.kibo;
  if (deal.pack === undefined) return rest;
  const { hour: _h, lots: _l, pack: _p, hands, table, captured, ...known } = deal as unknown as InitialDeal;
  const each = (lists: InitialDeal['hands']) =>
    Object.fromEntries(Object.entries(lists).map(([player, cards]) => [player, cards.toSorted()]));
  const sorted = { ...known, hands: each(hands), table: table.toSorted(), captured: each(captured) };
  return { ...rest, kibo: [sorted, ...entries] };
}

describe('logs of rounds', () => {
  it.each(GAMES.map(({ id }) => id))('of %s are played again, each entry as it is written', (id) => {
    const kibo = record(id, 'logs');
    const again = replayLogs(exported(logsOf(kibo)));
    expect(again.rounds).toBe(kibo.rounds.length);
    expect(again.actions).toBe(kibo.rounds.flatMap(({ actions }) => actions).length);
    expect(again.plies.at(-1)?.match).toMatchObject({ scores: kibo.scores, result: kibo.result });
    expect(again.unchecked).toEqual(['shuffle']);
  });

  it('of a running match hold no seed', () => {
    const running = record('matgo', 'logs', 20, ({ match }) => match.round.number === 3);
    const logs = logsOf(running);
    expect(running.result).toBeNull();
    expect(JSON.stringify(logs)).not.toContain(running.seed);
    expect(logs.map(({ matchResult }) => matchResult)).toEqual([null, null]);
    expect(replayLogs(exported(logs)).rounds).toBe(2);
  });

  it('are kept apart by match', () => {
    const logs = [...logsOf(record('matgo', 'one')), ...logsOf(record('koikoi', 'two'))];
    expect(matchesOf(exported(logs)).map(([{ game }]) => game)).toEqual(['matgo', 'koikoi']);
  });

  it.each([3, 12, 20])('hold what 밤일낮장 is computed from, at %i o’clock', (hour) => {
    for (let n = 0; n < 12; n++) {
      const [{ kibo }] = logsOf(record('matgo', `hour ${n}`, hour));
      const deal = kibo[0] as unknown as InitialDeal;
      const cardIds = gameOf('matgo').cardIds;
      const months = (deal.lots ?? []).map((player) => monthOf(cardIds.indexOf(deal.hands[player][0])));
      const best = hour >= 18 || hour < 6 ? Math.min(...months) : Math.max(...months);
      expect(deal).toMatchObject({ hour, starter: deal.lots?.[months.indexOf(best)] });
      expect(deal.pack.slice(-deal.deck.length)).toEqual(deal.deck);
    }
  });

  it('of older versions are replayed as far as possible, and say what they lack', () => {
    for (let n = 0; n < 12; n++) {
      const again = replayLogs(exported(logsOf(record('matgo', `old ${n}`)).map(old)));
      expect(again.unchecked).toEqual(['shuffle', 'deal order', 'starter', 'options']);
    }
    expect(replayLogs(exported([old(logsOf(record('koikoi', 'old'))[0])])).unchecked).toContain('starter');
  });
});

describe('a log that was changed', () => {
  const logs = JSON.stringify(logsOf(record('matgo', 'kibo')));
  const changed = (change: (logs: { kibo: Record<string, unknown>[]; carry: Record<string, unknown> }[]) => void) => {
    const copy = JSON.parse(logs);
    change(copy);
    return () => replayLogs(exported(copy));
  };

  it('is found out by its hour', () => {
    const change = changed((copy) => {
      copy[0].kibo[0].hour = 9;
    });
    expect(change).toThrow('rounds[0].kibo[0]: differs from what the rules give');
  });

  it('is found out by a turn, which is named', () => {
    const change = changed((copy) => {
      copy[1].kibo[3].turnNo = 99;
    });
    expect(change).toThrow('rounds[1].kibo[3]: differs from what the rules give');
  });

  it('is found out by a move that is not allowed', () => {
    const change = changed((copy) => {
      const [first, second] = [copy[0].kibo[1], copy[0].kibo[2]];
      [first.action, second.action] = [second.action, first.action];
    });
    expect(change).toThrow(/^rounds\[0\]\.kibo\[1\]\.action\.choices\[0\]: may not be played here/);
  });

  it('is found out by what it inherited', () => {
    const change = changed((copy) => {
      copy[1].carry.scores = [1, 2];
      copy[1].kibo[0].gold = { 0: 1, 1: 2 };
    });
    expect(change).toThrow('rounds[1]');
  });

  it.each([{ starter: 5 }, { lots: [0, 0] }, { hour: 24 }, { scores: ['1', 2] }, { extra: 1 }, { gameId: 'x' }])(
    'with %o is refused',
    (carry) => {
      const change = changed((copy) => {
        Object.assign(copy[0].carry, carry);
      });
      expect(change).toThrow('rounds[0].carry');
    },
  );

  it.each(['[]', '[1]', '[{}]', '[{"round":1,"ruleset":"x","players":{},"kibo":[]}]', '[{"round":1'])(
    'is refused with its place: %s',
    (text) => {
      expect(() => readRecordText(text)).toThrow(/^(file|\[0\])/);
    },
  );
});
