import { RESIGN, verifyReveal } from '@madang/engine';
import { koikoi } from '@madang/engine/koikoi';
import { describe, expect, it } from 'vitest';
import { acted, after, fullTable, randomTurns, startedTable } from '../testing/tables.ts';
import { koikoiWire as wire } from './wire.ts';

const PLAY = { command: 'TurnPlayHandCard', card: '0111', target: null };

describe('a Koi-Koi table', () => {
  it('that waits says who is here, and answers a move with INVALID_STATE', () => {
    const table = fullTable({ game: koikoi });
    expect(wire.snapshot(table, wire.begin(), 0)).toMatchObject({ event: 'TableWaiting', my_player_id: 'p1' });
    expect(wire.interpret(table, 0, PLAY)).toMatchObject({ error_code: 'INVALID_STATE', retry_allowed: true });
  });

  it('names its players by their seats, with the commitment and the client seeds beside them', () => {
    const { table, happenings } = startedTable({ game: koikoi });
    expect(wire.translate(happenings, table, 1)[0]).toStrictEqual({
      event: 'GameStarted',
      my_player_id: 'p2',
      players: [
        { id: 'p1', name: 'Ala' },
        { id: 'p2', name: 'Boram' },
      ],
      ruleset: { total_rounds: 12, koi_koi_multiplier: 2, seven_point_double: true },
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      client_seeds: ['wind'],
    });
  });

  it('reveals the seed it was committed to with the last event, and not before', () => {
    let commitment = '';
    let seed = '';
    for (const { happenings, table } of randomTurns({ game: koikoi, rules: { total_rounds: 1 } }))
      for (const body of wire.translate(happenings, table, 0)) {
        expect(seed).toBe('');
        if (body.event === 'GameStarted') commitment = String(body.commitment);
        if (body.event === 'GameFinished') seed = String(body.seed);
        else expect(JSON.stringify(body)).not.toContain(table.card.seed);
      }
    expect(verifyReveal(commitment, seed)).toBe(true);
  });

  it('tells a client that comes back after the end who won', () => {
    const { table } = acted(startedTable({ game: koikoi }).table, 0, RESIGN);
    expect(wire.snapshot(table, wire.begin(), 0)).toMatchObject({
      flow_state: null,
      result: { winner: 'p2' },
      seed: table.card.seed,
    });
    expect(wire.interpret(table, 1, PLAY)).toMatchObject({ error_code: 'INVALID_STATE', retry_allowed: false });
  });

  it('takes no move once it is voided', () => {
    const { table } = after(startedTable({ game: koikoi }).table, { type: 'voided', reason: 'the rules have changed' });
    expect(wire.interpret(table, 0, PLAY)).toMatchObject({ error_code: 'INVALID_STATE', retry_allowed: false });
    expect(wire.snapshot(table, wire.begin(), 0)).toMatchObject({ flow_state: null, seed: table.card.seed });
  });

  it('takes neither a join nor an acknowledgement for a move', () => {
    const { table } = startedTable({ game: koikoi });
    expect(wire.interpret(table, 0, { command: 'ClientAcknowledge', event_id: 'evt_001' })).toMatchObject({
      error_code: 'INVALID_STATE',
      message: 'ClientAcknowledge is no move',
    });
  });
});
