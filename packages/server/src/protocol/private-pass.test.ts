import type { Seat, Viewer } from '@madang/engine';
import { check, PASS_MATCH } from '@madang/engine/check';
import { WINDOWS } from '@madang/protocol/check';
import { describe, expect, it } from 'vitest';
import type { TableState } from '../table/table.ts';
import { type Body, seal, sealAll, wireOf } from './index.ts';
import { acted, startedTable } from './testing/tables.ts';

// docs/rules/check.md 6: nobody is told who has passed, only that the window is open or closed.

const wire = wireOf(check);

/** Four at a table, seat 0 has discarded, and the matching window is open. */
function openWindow(): TableState {
  let { table } = startedTable({ game: check, seats: 4 });
  for (;;) {
    const { match, game } = table;
    if (!match || wire.window(table) === WINDOWS.matchingStage) return table;
    const [seat] = match.actors;
    table = acted(table, seat, game.fallback(match.state, seat)).table;
  }
}

interface Stream {
  readonly sealed: readonly object[];
  readonly table: TableState;
}

/** What a viewer is sent while these seats pass one after the other. */
function passing(order: readonly Seat[], viewer: Viewer): Stream {
  let table = openWindow();
  const sealed: object[] = [];
  for (const seat of order) {
    const followed = acted(table, seat, PASS_MATCH);
    table = followed.table;
    sealed.push(...sealAll(wire.translate(followed.happenings, table, viewer), sealed.length, 1));
  }
  return { sealed, table };
}

const snapshotFor = (table: TableState, viewer: Viewer): Body => wire.snapshot(table, null, viewer);

describe('a pass in the matching', () => {
  it('is invisible to the others: no event, no number, the same snapshot', () => {
    const before = openWindow();
    for (const viewer of [0, 2, 3, 'table'] as const) {
      const { sealed, table } = passing([1], viewer);
      expect(sealed).toEqual([]);
      expect(JSON.stringify(snapshotFor(table, viewer))).toBe(JSON.stringify(snapshotFor(before, viewer)));
    }
  });

  it('is sent to the player who passes', () => {
    const { sealed, table } = passing([1], 1);
    expect(sealed).toMatchObject([
      {
        event: 'TurnProgress',
        event_id: 'evt_001',
        events: [{ type: 'passed', only: 1, seat: 1 }],
        next_state: { your_turn: false, legal: [] },
      },
    ]);
    expect(snapshotFor(table, 1)).toMatchObject({ view: { matchingOpportunityInfo: { passed: [1] } } });
  });

  it('leaves no trace of who passed, in which order, or whether anybody has', () => {
    const bytes = (order: readonly Seat[]): string => {
      const { sealed, table } = passing(order, 0);
      return JSON.stringify([sealed, seal(snapshotFor(table, 0), sealed.length, 1)]);
    };
    for (const order of [[1], [2], [3, 1], [1, 2, 3], [3, 2, 1]]) expect(bytes(order)).toBe(bytes([]));
  });

  it('does not change what a late command is answered', () => {
    const command = { command: 'attemptMatch', slot: 9 };
    expect(wire.interpret(passing([1, 2, 3], 0).table, 0, command)).toEqual(wire.interpret(openWindow(), 0, command));
  });

  it('closes the window for all when it is the last, in the same way whoever was last', () => {
    const closing = (order: readonly Seat[]): object => passing(order, 'table').sealed;
    expect(closing([1, 2, 3, 0])).toMatchObject([{ event: 'TurnProgress', events: [{ type: 'matchingClosed' }] }]);
    expect(closing([3, 0, 2, 1])).toEqual(closing([1, 2, 3, 0]));
  });
});
