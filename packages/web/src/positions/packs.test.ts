import { existsSync, readFileSync } from 'node:fs';
import { GAMES } from '@madang/engine';
import { readPack } from '@madang/lab/review';
import { describe, expect, it } from 'vitest';
import { packedMatchOf } from './packed-position.ts';
import { taskOfPacked } from './task.ts';

const fileOf = (id: string) => new URL(`../games/${id}/positions.jsonl`, import.meta.url);

describe.each(GAMES.filter(({ id }) => existsSync(fileOf(id))))('the positions of $id', (game) => {
  const { header, positions } = readPack(readFileSync(fileOf(game.id), 'utf8'));

  it('replay, and the seat that is asked may play what was compared', () => {
    for (const position of positions) {
      const { decision } = position;
      const { move } = taskOfPacked(packedMatchOf(header, position, 'Mina'), decision, header.unit);
      expect(game.actors(move.before)).toContain(decision.seat);
      const legal = new Set(game.legal(move.before, decision.seat).map(({ index }) => index));
      for (const { action } of decision.round.actions) expect(legal).toContain(action);
    }
  });

  it('have one best action, clearly', () => {
    for (const { decision } of positions) {
      const { best, actions } = decision.round;
      expect(decision.chosen).not.toBe(best);
      for (const { action, cost } of actions)
        if (action !== best) expect(cost.value).toBeGreaterThanOrEqual(4 * cost.error);
    }
  });

  it('are all different', () => {
    expect(new Set(positions.map(({ seed }) => seed)).size).toBe(positions.length);
  });
});
