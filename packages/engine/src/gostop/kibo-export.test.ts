import { describe, expect, it } from 'vitest';
import { type Kibo, KiboWriter } from '../kernel/kibo.ts';
import { FastRandom, seedFrom } from '../kernel/random.ts';
import { type AnyTurned, playMatch } from '../kernel/random-match.ts';
import { type GostopGame, gostop, matgo } from './game.ts';
import { exportMatgoKibo, MATGO_STORAGE_KEY } from './kibo-export.ts';
import type { TurnEnd } from './log.ts';

function record(game: GostopGame, rules: object, seed: string): Kibo {
  const seats = game.seats[0];
  const setup = { rules: game.configure(rules), seats, seed: seedFrom(seed), inputs: { hour: 20 } };
  const [started, ...turns]: AnyTurned[] = [...playMatch(game, setup, new FastRandom(3))];
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}`, kind: 'bot' as const }));
  const writer = new KiboWriter(started, names);
  for (const turned of turns) writer.add(turned);
  return writer.kibo();
}

describe('60. 기보', () => {
  const kibo = record(matgo, { rounds: 4 }, 'kibo');
  const logs = exportMatgoKibo(kibo);
  const turns = logs.flatMap((log) => log.kibo).filter((entry): entry is TurnEnd => entry.type === 'turn_end');

  it('has a log for each round, for the browser to keep', () => {
    expect(MATGO_STORAGE_KEY).toBe('kflower_game_logs');
    expect(logs).toHaveLength(kibo.rounds.length);
    expect(logs[0]).toMatchObject({ round: 1, ruleset: 'kr-matgo-house-v1', players: { 0: 'P0', 1: 'P1' } });
  });

  it('begins with the hands, the table and the order of the stock', () => {
    for (const [i, log] of logs.entries()) {
      const [first] = log.kibo;
      if (first.type !== 'initial_deal') throw new Error('no deal');
      expect(first.hands[0]).toHaveLength(10);
      expect(first.table).toHaveLength(8);
      expect(kibo.rounds[i].deck.slice(-first.deck.length)).toEqual(first.deck);
    }
  });

  it('has every turn by number, with what was played and flipped', () => {
    for (const { action, turnNo, player } of turns) {
      expect(turnNo).toBeGreaterThan(0);
      expect(['0', '1']).toContain(player);
      expect(action.choices.length).toBeGreaterThan(0);
      if (action.cards.length > 0) expect(action.flips.length).toBeGreaterThan(0);
    }
    const first = logs[0].kibo.filter((entry): entry is TurnEnd => entry.type === 'turn_end');
    expect(first.map(({ turnNo }) => turnNo)).toEqual(first.map((_, i) => i + 1));
  });

  it('splits captures and events by hand and flip', () => {
    const tags = new Set(turns.flatMap(({ action }) => action.matchEvents.map(({ eventTag }) => eventTag)));
    expect(tags).toContain('CAPTURE');
    expect(tags).toContain('PPUK');
    for (const { action, events } of turns) {
      const captured = [...action.captureBySource.hand, ...action.captureBySource.flip];
      expect(new Set(captured).size).toBe(captured.length);
      if (events.ppuk) expect(action.matchEvents).toContainEqual({ source: 'flip', eventTag: 'PPUK' });
    }
  });

  it('accounts for every captured and stolen card', () => {
    for (const { kibo: entries } of logs) {
      const [deal] = entries;
      if (deal.type !== 'initial_deal') throw new Error('no deal');
      const piles = [new Set(deal.captured[0]), new Set(deal.captured[1])];
      for (const entry of entries) {
        if (entry.type !== 'turn_end') continue;
        const mine = piles[Number(entry.player)];
        for (const card of [...entry.action.captureBySource.hand, ...entry.action.captureBySource.flip]) mine.add(card);
        for (const { card, from } of entry.steals.cards) {
          expect(piles[Number(from)].delete(card)).toBe(true);
          mine.add(card);
        }
        expect(entry.steals.pi).toBe(entry.steals.cards.length);
      }
    }
  });

  it('tracks the 뻑, and ends with the settlement', () => {
    const ppuk = turns.find(({ events }) => events.ppuk);
    expect(ppuk?.ppukState[ppuk.player]).toMatchObject({ active: true, lastTurn: ppuk?.turnNo });
    for (const [i, log] of logs.entries()) {
      const last = log.kibo.at(-1);
      expect(last).toMatchObject({ type: 'round_end', settlement: kibo.rounds[i].outcome?.claims });
    }
    expect(logs.at(-1)?.kibo.at(-1)).toMatchObject({ gold: { 0: kibo.scores[0], 1: kibo.scores[1] } });
  });

  it('serves the core and three players too, and is plain data', () => {
    const three = exportMatgoKibo(record(gostop, { rounds: 2 }, 'three'));
    expect(JSON.parse(JSON.stringify(three))).toEqual(three);
    expect(three[0]).toMatchObject({ players: { 2: 'P2' } });
  });

  it('refuses the record of another game', () => {
    expect(() => exportMatgoKibo({ ...kibo, game: 'koikoi' })).toThrow(/game/);
  });
});
