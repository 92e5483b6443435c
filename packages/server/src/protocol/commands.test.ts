import { describe, expect, it } from 'vitest';
import { commandIdOf, isSpectatorJoin, readSession } from './commands.ts';

describe('a command about the connection', () => {
  it.each([
    { command: 'GameRequestJoin', player_id: 'p1', session_token: 'abc123' },
    {
      command: 'GameRequestJoin',
      player_id: 'p1',
      session_token: 'abc123',
      last_event_id: 'evt_007',
      client_seed: '바람',
    },
    { command: 'GameRequestJoin', table_id: 't1', last_event_id: 'evt_007' },
    { command: 'GameRequestJoin', table_id: 't1', version: '2.10', capabilities: ['of another time'] },
    { command: 'ClientAcknowledge', event_id: 'evt_789', command_id: 'c1' },
  ])('is read as it is: %j', (command) => {
    expect(readSession(command)).toStrictEqual(command);
  });

  it('joins as a spectator with a table alone, and as a player with more', () => {
    expect(isSpectatorJoin({ command: 'GameRequestJoin', table_id: 't1' })).toBe(true);
    expect(
      readSession({ command: 'GameRequestJoin', table_id: 't1', player_id: 'p1', session_token: 'x' }),
    ).toStrictEqual({
      command: 'GameRequestJoin',
      player_id: 'p1',
      session_token: 'x',
    });
  });

  it('is INVALID_STATE when it is malformed, in every game', () => {
    for (const [field, json] of [
      ['player_id', { command: 'GameRequestJoin' }],
      ['session_token', { command: 'GameRequestJoin', player_id: 'p1', session_token: 7 }],
      ['table_id', { command: 'GameRequestJoin', table_id: {} }],
      ['client_seed', { command: 'GameRequestJoin', player_id: 'p1', session_token: 'x', client_seed: 'a\nb' }],
      ['client_seed', { command: 'GameRequestJoin', player_id: 'p1', session_token: 'x', client_seed: '' }],
      ['version', { command: 'GameRequestJoin', table_id: 't1', version: 'newest' }],
      ['capabilities', { command: 'GameRequestJoin', table_id: 't1', capabilities: 'deltas' }],
      ['capabilities', { command: 'GameRequestJoin', table_id: 't1', capabilities: Array(17).fill('x') }],
      ['event_id', { command: 'ClientAcknowledge' }],
      ['command_id', { command: 'ClientAcknowledge', event_id: 'evt_001', command_id: 'x'.repeat(65) }],
    ] as const)
      expect(readSession(json)).toMatchObject({
        error_code: 'INVALID_STATE',
        message: expect.stringContaining(`"${field}" must be`),
      });
  });

  it('is null when it is a game’s own', () => {
    for (const json of [null, 7, 'x', [], {}, { command: 'PlaceBid', value: 100 }])
      expect(readSession(json)).toBeNull();
  });
});

describe('a command id', () => {
  it('is there when it is one', () => {
    expect(commandIdOf({ command: 'PASS', command_id: 'c1' })).toBe('c1');
    for (const json of [null, [], {}, { command_id: 7 }, { command_id: '' }, { command_id: 'x'.repeat(65) }])
      expect(commandIdOf(json)).toBeUndefined();
  });
});
