import { canonical } from '@madang/engine/internal';
import { viewersOf } from '@madang/engine/testing';
import { describe, expect, it } from 'vitest';
import { plainWireOf, wireOf } from '../protocol/index.ts';
import { GAME_IDS, occasionsOf } from '../protocol/testing/occasions.ts';
import { playedLog } from '../protocol/testing/played-log.ts';
import type { Occasion } from '../protocol/testing/tables.ts';
import { checkpointOf, isDeal, restored } from './checkpoint.ts';
import type { Entry, Logged } from './log.ts';
import { follow, newTable, type TableState } from './table.ts';

interface Played {
  readonly logged: Logged;
  readonly table: TableState;
  readonly happenings: ReturnType<typeof follow>['happenings'];
}

/** A whole match, entry by entry. */
function played(occasion: Occasion): readonly Played[] {
  const { card, log } = playedLog(occasion);
  let table = newTable(card);
  return log.map((logged) => {
    const followed = follow(table, logged);
    table = followed.table;
    return { logged, ...followed };
  });
}

describe.each(GAME_IDS)('a checkpoint of %s', (id) => {
  it('leads to the same positions, events and snapshots as the whole log, byte for byte', () => {
    let kept = 0;
    for (const occasion of occasionsOf(id, 6)) {
      const steps = played(occasion);
      for (const [place, { logged, table }] of steps.entries())
        if (isDeal(logged) && table.match) {
          kept++;
          sameFromHere(steps, place);
        }
    }
    expect(kept).toBeGreaterThan(0);
  });

  function sameFromHere(steps: readonly Played[], place: number): void {
    const { logged, table } = steps[place];
    const checkpoint = checkpointOf(table, { some: 'note' });
    const back = restored(table.card, JSON.parse(JSON.stringify(checkpoint)), logged);
    if (!back) throw new Error('it cannot be restored');
    expect(back.notes).toEqual({ some: 'note' });
    const wire = wireOf(table.game);
    let memory = wire.begin();
    for (const { happenings } of steps.slice(0, place + 1)) memory = wire.remember(memory, happenings);
    let other = wire.remember(wire.begin(), back.happenings);
    let [then, now] = [table, back.table];
    for (const step of steps.slice(place + 1, place + 12)) {
      expect(now.past).toEqual(then.past);
      expect(now.sitters).toEqual(then.sitters);
      for (const viewer of viewersOf(table.card.seats))
        expect(JSON.stringify(wire.snapshot(now, other, viewer))).toBe(
          JSON.stringify(wire.snapshot(then, memory, viewer)),
        );
      const followed = follow(now, step.logged);
      [then, now] = [step.table, followed.table];
      memory = wire.remember(memory, step.happenings);
      other = wire.remember(other, followed.happenings);
      expect(canonical(other)).toBe(canonical(memory));
      for (const each of [wire, plainWireOf(table.game)])
        for (const viewer of viewersOf(table.card.seats))
          expect(JSON.stringify(each.translate(followed.happenings, now, viewer))).toBe(
            JSON.stringify(each.translate(step.happenings, step.table, viewer)),
          );
    }
  }
});

describe('a checkpoint that cannot be trusted', () => {
  const steps = played({ ...occasionsOf('koikoi', 1)[0], number: 1 });
  const deal = steps.find(({ logged, table }) => isDeal(logged) && table.match);
  if (!deal) throw new Error('no second round');
  const { table, logged } = deal;
  const good = checkpointOf(table, {});

  it.each([
    ['damaged', { ...good, text: good.text.replace('"number":2', '"number":1') }, logged],
    ['cut off', { ...good, text: good.text.slice(0, 100) }, logged],
    ['empty', { ...good, text: '' }, logged],
    ['of another entry', { ...good, n: good.n - 1 }, logged],
    ['without its entry in the log', good, undefined],
    ['of another log', good, { ...logged, entry: { ...logged.entry, dealt: '00000000' } as Entry }],
    ['of an entry that deals nothing', good, { ...logged, entry: { type: 'left', seat: 0 } as Entry }],
  ])('is not used: %s', (_, checkpoint, entry) => {
    expect(restored(table.card, good, logged)).not.toBeNull();
    expect(restored(table.card, checkpoint, entry)).toBeNull();
  });

  it('is not used with another seed', () => {
    expect(restored({ ...table.card, seed: 'ab'.repeat(32) }, good, logged)).toBeNull();
  });
});
