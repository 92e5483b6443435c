import { type AnyGame, RESIGN, verifyReveal } from '@madang/engine';
import { check } from '@madang/engine/check';
import { tysiac } from '@madang/engine/tysiac';
import type { NextState } from '@madang/protocol';
import { describe, expect, it } from 'vitest';
import type { Followed } from '../../table/table.ts';
import { type Body, GAME_WIRES, wireOf } from '../index.ts';
import { occasionsOf } from '../testing/occasions.ts';
import { acted, after, fullTable, newcomer, openTable, randomTurns, startedTable } from '../testing/tables.ts';

const COMMANDS: Readonly<Record<string, { readonly command: string }>> = {
  gostop: { command: 'PASS' },
  matgo: { command: 'PASS' },
  tysiac: { command: 'DeclareBomb' },
  check: { command: 'endTurn' },
};
const DIALECTS = GAME_WIRES.flatMap(({ dialect }) => dialect ?? []);
const GAMES = DIALECTS.map(({ game }) => [game.id, game] as const);

function told({ happenings, table }: Followed, viewer: number | 'table' = 0): readonly Body[] {
  return wireOf(table.game).translate(happenings, table, viewer);
}

describe.each(GAMES)('a table of %s', (id, game) => {
  const wire = wireOf(game);

  it('that waits for players says who is here, and takes no move', () => {
    const open = openTable({ game });
    const { table } = after(open, { type: 'sat', seat: 1, ...newcomer(1) });
    expect(wire.snapshot(table, null, 1)).toStrictEqual({
      event: 'TableWaiting',
      my_player_id: 'p2',
      table_id: 'table_0',
      seats: table.sitters.map((_, seat) => (seat === 1 ? { player_id: 'p2', name: 'Boram', kind: 'human' } : null)),
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(wire.interpret(table, 1, COMMANDS[id])).toMatchObject({ error_code: 'NOT_STARTED', retry_allowed: true });
    expect(wire.interpret(fullTable({ game }), 1, COMMANDS[id])).toMatchObject({ error_code: 'NOT_STARTED' });
  });

  it('starts with the players in the order of their seats, the whole ruleset and the commitment', () => {
    const [started, dealt] = told(startedTable({ game }), 1);
    expect(started).toMatchObject({
      event: 'GameStarted',
      my_player_id: 'p2',
      ruleset: game.configure(),
      client_seeds: ['wind'],
    });
    expect(started.players).toMatchObject([
      { id: 'p1', name: 'Ala', seat: 0, kind: 'human' },
      { id: 'p2', name: 'Boram', seat: 1, kind: 'human' },
      ...Array.from({ length: game.seats[0] - 2 }, () => ({})),
    ]);
    expect(dealt).toMatchObject({ event: 'RoundDealt', round: 1, next_state: { your_turn: expect.any(Boolean) } });
  });

  it('takes no move of a spectator', () => {
    const { table } = startedTable({ game });
    expect(wire.interpret(table, 'table', COMMANDS[id])).toMatchObject({
      error_code: 'WRONG_PLAYER',
      retry_allowed: false,
    });
  });

  it('lets anybody resign at any time, and is over then for good', () => {
    const { table } = startedTable({ game });
    for (const seat of table.sitters.keys())
      expect(wire.interpret(table, seat, { command: 'GameResign' })).toEqual([RESIGN]);
    const resigned = acted(table, 1, RESIGN);
    const finished = told(resigned).at(-1);
    expect(finished).toMatchObject({ event: 'GameFinished', reason: expect.any(String) });
    expect(finished?.winners).not.toContain('p2');
    expect(wire.snapshot(resigned.table, null, 0)).toMatchObject({
      next_state: null,
      result: { winners: finished?.winners, reason: finished?.reason },
    });
    for (const viewer of [0, 1, 'table'] as const)
      expect(wire.interpret(resigned.table, viewer, COMMANDS[id])).toMatchObject({
        error_code: 'MATCH_OVER',
        retry_allowed: false,
      });
  });

  it('that was voided takes no move and reveals its seed', () => {
    const { table } = after(startedTable({ game }).table, { type: 'voided', reason: 'the rules have changed' });
    expect(wire.interpret(table, 0, COMMANDS[id])).toMatchObject({ error_code: 'MATCH_OVER' });
    expect(wire.snapshot(table, null, 0)).toMatchObject({ seed: table.card.seed, next_state: null });
    expect(wire.window(table)).toBeNull();
  });

  it('keeps its seed to itself until the end, and then reveals what it was committed to', () => {
    const [occasion] = occasionsOf(id, 1);
    let commitment = '';
    for (const { happenings, table } of randomTurns(occasion))
      for (const body of told({ happenings, table }, 'table')) {
        if (body.event === 'GameStarted') commitment = String(body.commitment);
        if (body.event === 'GameFinished') expect(verifyReveal(commitment, String(body.seed))).toBe(true);
        else expect(JSON.stringify(body)).not.toContain(table.card.seed);
        if (!table.match?.result) expect(JSON.stringify(wire.snapshot(table, null, 0))).not.toContain(table.card.seed);
      }
    expect(commitment).not.toBe('');
  });
});

const RUBBISH: readonly unknown[] = [
  ...[null, undefined, 0, '', 'PASS', true, [], {}, [[]]],
  ...[null, 7, '', 'constructor', '__proto__', 'toString', 'hasOwnProperty', {}, []].map((command) => ({ command })),
  JSON.parse('{ "__proto__": { "command": "endTurn" } }'),
  { command: 'GameResign', command_id: 7 },
  { command: 'GameRequestJoin', player_id: 'p1', session_token: 'x' },
  { command: 'ClientAcknowledge', event_id: 'evt_001' },
];
const HOSTILE: readonly unknown[] = [null, '', 'x', '__proto__', -1, 1.5, 1e99, Number.NaN, true, {}, [], [[]], [{}]];

describe.each(GAMES)('invalid input to %s', (id, game) => {
  const wire = wireOf(game);
  const { table } = startedTable({ game });

  it('is MALFORMED, and the message names the field', () => {
    for (const json of RUBBISH)
      for (const viewer of [0, 1, 'table'] as const)
        expect(wire.interpret(table, viewer, json)).toMatchObject({
          event: 'TurnError',
          error_code: 'MALFORMED',
          message: expect.stringMatching(/^Malformed command: ".+" must be /),
          retry_allowed: true,
        });
  });

  it('in a field is a typed error or a legal action, whatever it is', () => {
    const { commands } = DIALECTS.find((dialect) => dialect.game.id === id) ?? { commands: {} };
    const fields = ['cardId', 'fromTableCardId', 'month', 'playOn', 'as', 'actionCounter', 'value', 'musik', 'to'];
    for (const command of Object.keys(commands))
      for (const field of [...fields, 'card', 'marriage', 'slot', 'peek', 'swap', 'skip', 'command_id'])
        for (const value of HOSTILE) {
          const answer = wire.interpret(table, 0, { command, [field]: value });
          expect('error_code' in answer || 'index' in answer[0]).toBe(true);
        }
  });
});

describe('a void deal', () => {
  it('is dealt, ended and dealt again, and the match starts once', () => {
    const game = GAMES.map(([, each]) => each).find(({ id }) => id === 'matgo') as AnyGame;
    for (let number = 0; ; number++) {
      const names = told(startedTable({ game, number })).map(({ event }) => event);
      if (names.length === 2) continue;
      expect(names).toEqual(['GameStarted', 'RoundDealt', 'RoundEnded', 'RoundDealt']);
      break;
    }
  });
});

describe('Tysiąc', () => {
  const wire = wireOf(tysiac);
  const started = startedTable({ game: tysiac, seats: 3, rules: { minRaise: 20 } });
  const [bidder] = started.table.match?.actors ?? [];

  it('lists a pass as a bid of 0, the bids in steps of the minimum raise, and the highest', () => {
    const { next_state } = wire.snapshot(started.table, null, bidder);
    const values = (next_state as NonNullable<NextState>).legal.map(({ value }) => value);
    expect(values.slice(0, 4)).toEqual([0, 100, 120, 140]);
    expect(values.at(-1)).toBe(400);
  });

  it('takes every whole number between', () => {
    expect(wire.interpret(started.table, bidder, { command: 'PlaceBid', value: 101 })).toMatchObject([{ value: 101 }]);
    expect(wire.interpret(started.table, bidder, { command: 'PlaceBid', value: 0 })).toMatchObject([{ type: 'pass' }]);
    expect(wire.interpret(started.table, bidder, { command: 'PlaceBid', value: 100.5 })).toStrictEqual({
      event: 'TurnError',
      error_code: 'ILLEGAL_BID',
      message: 'You cannot bid 100.5: from 100 to 400',
      retry_allowed: true,
      facts: { value: 100.5, from: 100, to: 400 },
    });
  });
});

describe('Check', () => {
  it('says of every field what is expected there', () => {
    const { table } = startedTable({ game: check });
    const position = { seat: 0, slot: 0 };
    const message = (command: string, fields: object): unknown =>
      (wireOf(check).interpret(table, 0, { command, ...fields }) as { message?: string }).message;
    for (const slot of [8, -1, 1.5, '0', undefined])
      for (const command of ['swapAndDiscard', 'attemptMatch'])
        expect(message(command, { slot })).toBe('Malformed command: "slot" must be a whole number from 0 to 7');
    for (const peek of [[], [position, position, position], 7])
      expect(message('resolveSpecialAbility', { peek })).toMatch(/^Malformed command: "peek" must be a list of one /);
    for (const swap of [[], [position], 7])
      expect(message('resolveSpecialAbility', { swap })).toMatch(/^Malformed command: "swap" must be a list of two /);
    expect(message('resolveSpecialAbility', {})).toMatch(/"resolveSpecialAbility" must have exactly one of peek,/);
  });

  it('has windows for the first peek and for the matching, which a clock closes', () => {
    const wire = wireOf(check);
    const windows = new Set<string>();
    for (const { table } of randomTurns({ game: check, seats: 2 })) {
      const { stage } = (table.match?.state.snapshot('table') ?? {}) as { stage: string };
      windows.add(`${stage} ${wire.window(table)}`);
    }
    expect(windows).toContain('initialPeek 15000');
    expect(windows).toContain('matchingStage 5000');
    expect(windows).toContain('draw null');
    expect(windows).toContain('scoringPhase null');
  });
});
