import type { AnyHappening } from '@madang/engine';
import { gostop, matgo } from '@madang/engine/gostop';
import type { NextState } from '@madang/protocol';
import { FORMS } from '@madang/protocol/gostop/schemas';
import { describe, expect, it } from 'vitest';
import { wireOf } from '../index.ts';
import { occasionsOf } from '../testing/occasions.ts';
import { randomTurns, startedTable } from '../testing/tables.ts';

describe.each(['gostop', 'matgo'])('requiredFollowUpAction of %s', (id) => {
  it('goes with every event, with its options to the asked player alone (docs/protocol.md 20)', () => {
    const types = new Set<string>();
    for (const occasion of occasionsOf(id, 20))
      for (const { happenings, table } of randomTurns(occasion))
        for (const viewer of [0, 1, 'table'] as const)
          for (const body of wireOf(table.game).translate(happenings, table, viewer)) {
            const asked = FORMS.topLevelFields.requiredFollowUpAction.parse(body.requiredFollowUpAction);
            if (!asked) continue;
            types.add(asked.type);
            expect('options' in asked).toBe(asked.player === String(viewer));
          }
    expect(types).toContain('CHOOSE_CAPTURE_TARGET');
    expect(types).toContain('SCORE_DECISION');
  });

  it('goes with the answer to a wrong move, too', () => {
    const { table } = startedTable({ game: id === 'gostop' ? gostop : matgo });
    expect(wireOf(table.game).interpret(table, 0, { command: 'DECLARE_GO' })).toHaveProperty('requiredFollowUpAction');
  });
});

describe('an action counter', () => {
  it('that was answered already is refused (docs/rules/gostop.md 41)', () => {
    const { table } = startedTable({ game: gostop });
    const [seat] = table.match?.actors ?? [];
    const wire = wireOf(gostop);
    const { view, next_state } = wire.snapshot(table, null, seat);
    const [command] = (next_state as NonNullable<NextState>).legal;
    const { actionCounter } = FORMS.view.parse(view);
    expect(wire.interpret(table, seat, { ...command, actionCounter })).toMatchObject([{ type: expect.any(String) }]);
    expect(wire.interpret(table, seat, { ...command, actionCounter: actionCounter - 1 })).toMatchObject({
      error_code: 'STALE_ACTION',
    });
  });
});

const isShake = (happening: AnyHappening): boolean =>
  happening.kind === 'acted' && happening.events.some(({ type }) => type === 'shook');

describe('a shake', () => {
  it('locks input for two seconds by the house rules (docs/rules/matgo.md 21), and not by the core rules', () => {
    const pauses = (ruleset: string): Set<number> => {
      const seen = new Set<number>();
      for (let number = 0; number < 60; number++)
        for (const { happenings } of randomTurns({ game: matgo, rules: { ruleset, rounds: 2 }, number }))
          if (happenings.some(isShake)) seen.add(wireOf(matgo).pause(happenings));
          else expect(wireOf(matgo).pause(happenings)).toBe(0);
      return seen;
    };
    expect(pauses('kr-matgo-house-v1')).toEqual(new Set([2000]));
    expect(pauses('kr-gostop-core-v1')).toEqual(new Set([0]));
  });
});
