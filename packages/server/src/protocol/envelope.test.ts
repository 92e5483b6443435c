import { eventNumber } from '@madang/protocol';
import { describe, expect, it } from 'vitest';
import { seal, sealAll } from './envelope.ts';
import { BAD_TOKEN } from './errors.ts';

const TOLD = [
  { event: 'PlayerResigned', player: 'p1', next_state: null },
  { event: 'GameFinished', final_scores: [], winner: 'p2' },
];

describe('the envelope', () => {
  it('numbers the events of a viewer one by one', () => {
    const sealed = sealAll(TOLD, 0, 1678901234567);
    expect(sealed.map(({ event, event_id, timestamp }) => [event, event_id, timestamp])).toEqual([
      ['PlayerResigned', 'evt_001', 1678901234567],
      ['GameFinished', 'evt_002', 1678901234567],
    ]);
    expect(sealAll(TOLD, 1233, 0)[0].event_id).toBe('evt_1234');
  });

  it('repeats the last number for an answer to one client', () => {
    expect(seal(BAD_TOKEN, 2, 5)).toStrictEqual({
      event: 'TurnError',
      event_id: 'evt_002',
      timestamp: 5,
      error_code: 'WRONG_PLAYER',
      message: 'Unknown player or token',
      retry_allowed: true,
    });
  });

  it('reads back the numbers it has written, and no others', () => {
    for (const number of [0, 1, 999, 1000, 123456])
      expect(eventNumber(seal(BAD_TOKEN, number, 0).event_id)).toBe(number);
    for (const id of ['', 'evt_', 'evt_1', 'evt_01', 'evt_-01', 'evt_1e3', 'evt_ 12', 'evt_snapshot', '001', 'evt_0x1'])
      expect(eventNumber(id)).toBeNull();
  });
});
