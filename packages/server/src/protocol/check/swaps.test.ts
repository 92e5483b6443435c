import { FastRandom } from '@madang/engine';
import { type Action, check } from '@madang/engine/check';
import { encodeCards } from '@madang/engine/internal';
import type { NextState } from '@madang/protocol';
import { FORMS } from '@madang/protocol/check/schemas';
import { expect, it } from 'vitest';
import { isTurnError, plainWireOf, seal, wireOf } from '../index.ts';
import { acted, startedTable } from '../testing/tables.ts';

const LARGEST = 64 * 1024;

/** Six players who try to match whatever is discarded, until somebody may swap among full hands. */
function fullTable() {
  const random = new FastRandom(7);
  for (let number = 0; number < 10; number++) {
    let { table } = startedTable({ game: check, seats: 6, number, rules: { maxTurns: 400, misfirePenalty: true } });
    while (table.match && !table.match.result) {
      const { match } = table;
      const [seat] = match.actors;
      const legal = check.legal(match.state as never, seat) as readonly Action[];
      if (legal.filter((action) => 'swap' in action).length >= 600) return { table, seat, legal };
      const tries = legal.filter(({ type }) => type === 'attemptMatch');
      const quiet = legal.filter(({ type }) => type !== 'callCheck');
      const wanted = tries.length > 0 ? tries : quiet.length > 0 ? quiet : legal;
      ({ table } = acted(table, seat, wanted[random.below(wanted.length)]));
    }
  }
  throw new Error('nobody may swap among full hands');
}

it('six full hands: the swaps are given in short, and every two of the positions can be swapped', () => {
  const { table, seat, legal } = fullTable();
  const all = legal.map((action) => ({ command: 'GameAct', action: encodeCards(check, action) }));
  expect(JSON.stringify(all).length).toBeGreaterThan(LARGEST);
  for (const wire of [wireOf(table.game), plainWireOf(table.game)]) {
    const snapshot = wire.snapshot(table, null, seat);
    expect(Buffer.byteLength(JSON.stringify(seal(snapshot, 1, 1)))).toBeLessThan(LARGEST / 2);
    const { legal: listed, swap_any_two } = snapshot.next_state as NonNullable<NextState>;
    expect(listed).toHaveLength(1);
    const places = FORMS.choices.swap_any_two.parse(swap_any_two) ?? [];
    const swaps = places.flatMap((low, i) => places.slice(i + 1).map((high) => [low, high]));
    expect(swaps).toHaveLength(legal.length - 1);
    for (const swap of swaps) {
      const action = { type: 'resolveSpecialAbility', swap };
      const [own, plain] = [
        { command: action.type, swap },
        { command: 'GameAct', action },
      ];
      expect(isTurnError(wire.interpret(table, seat, wire === wireOf(table.game) ? own : plain))).toBe(false);
    }
  }
});

it('with few cards every swap is listed as a command, and the positions as well', () => {
  const random = new FastRandom(1);
  for (let number = 0; ; number++) {
    let { table } = startedTable({ game: check, seats: 2, number, rules: { maxTurns: 100 } });
    while (table.match && !table.match.result) {
      const [seat] = table.match.actors;
      const legal = table.game.legal(table.match.state, seat);
      const next_state = wireOf(table.game).snapshot(table, null, seat).next_state as NonNullable<NextState>;
      expect(next_state.legal).toHaveLength(legal.length);
      expect('swap_any_two' in next_state).toBe(legal.some((action) => 'swap' in action));
      if ('swap_any_two' in next_state) return;
      ({ table } = acted(table, seat, legal[random.below(legal.length)]));
    }
  }
});
