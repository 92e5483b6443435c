import { koikoi } from '@madang/engine/koikoi';
import type { TurnCommand } from '@madang/protocol/koikoi';
import { describe, expect, it } from 'vitest';
import { readCommand } from './commands.ts';
import { interpret } from './interpret.ts';
import { type Position, position, send } from './testing/position.ts';

const TURN: Position = {
  hands: [
    ['0341', '0641'],
    ['0142', '0241'],
  ],
  field: ['0342', '0311', '0441'],
  stock: ['0841'],
};
const SELECTION: Position = {
  ...TURN,
  field: ['0821', '0842', '0441'],
  phase: 'selection',
  flipped: '0841',
  stock: [],
};
const DECISION: Position = { ...TURN, phase: 'decision', piles: [['0111', '0811', '1211'], []] };

const answer = (from: Position, json: unknown, seat = 0) => send(position(from), seat, json).events[0];
const play = (card: unknown, target: unknown = null) => ({ command: 'TurnPlayHandCard', card, target });
const select = (source: unknown, target: unknown) => ({ command: 'TurnSelectTarget', source, target });
const decide = (decision: unknown) => ({ command: 'RoundMakeDecision', decision });

describe('a command of Koi-Koi', () => {
  it.each([
    { command: 'GameRequestJoin', player_id: 'p1', session_token: 'abc123' },
    { command: 'GameRequestJoin', table_id: 't1' },
    { command: 'TurnPlayHandCard', card: '0341', target: '0342' },
    { command: 'TurnPlayHandCard', card: '0341', target: null },
    { command: 'TurnSelectTarget', source: '0841', target: '0842' },
    { command: 'RoundMakeDecision', decision: 'KOI_KOI' },
    { command: 'RoundMakeDecision', decision: 'END_ROUND', command_id: 'c1' },
    { command: 'ClientAcknowledge', event_id: 'evt_789' },
    { command: 'GameResign' },
  ])('is read as it is: $command', (command) => {
    expect(readCommand(command)).toStrictEqual(command);
  });

  it('may carry fields that are not known here', () => {
    expect(readCommand({ ...decide('KOI_KOI'), later: true })).toStrictEqual(decide('KOI_KOI'));
  });
});

describe('a malformed command is INVALID_STATE and names the field', () => {
  it.each([
    ['command', null],
    ['command', 'TurnPlayHandCard'],
    ['command', []],
    ['command', {}],
    ['command', { command: 'turnplayhandcard' }],
    ['command', { command: 'toString' }],
    ['player_id', { command: 'GameRequestJoin', session_token: 'abc123' }],
    ['session_token', { command: 'GameRequestJoin', player_id: 'p1' }],
    ['table_id', { command: 'GameRequestJoin', table_id: 7 }],
    ['card', { command: 'TurnPlayHandCard', target: null }],
    ['card', play(341)],
    ['target', { command: 'TurnPlayHandCard', card: '0341' }],
    ['target', play('0341', 342)],
    ['source', { command: 'TurnSelectTarget', target: '0842' }],
    ['target', select('0841', null)],
    ['decision', { command: 'RoundMakeDecision' }],
    ['decision', decide('MAYBE')],
    ['event_id', { command: 'ClientAcknowledge' }],
    ['command_id', { ...decide('KOI_KOI'), command_id: 1 }],
  ])('%s: %j', (field, json) => {
    expect(readCommand(json)).toMatchObject({
      event: 'TurnError',
      error_code: 'INVALID_STATE',
      message: expect.stringContaining(`"${field}" must be`),
      retry_allowed: true,
    });
  });
});

describe('an id that is no card', () => {
  it.each([play('0343', null), play('0341', '0343'), select('0843', '0842'), select('0841', ''), play('__proto__')])(
    'is INVALID_CARD, whoever is to act and whatever is awaited: %j',
    (json) => {
      for (const from of [TURN, SELECTION, DECISION])
        for (const seat of [0, 1])
          expect(answer(from, json, seat)).toMatchObject({ error_code: 'INVALID_CARD', retry_allowed: true });
    },
  );
});

describe('out of turn', () => {
  it.each([play('0142'), select('0841', '0842'), decide('KOI_KOI')])(
    'is WRONG_PLAYER before INVALID_STATE: %j',
    (json) => {
      for (const from of [TURN, SELECTION, DECISION])
        expect(answer(from, json, 1)).toMatchObject({ error_code: 'WRONG_PLAYER', retry_allowed: true });
    },
  );

  it('is INVALID_STATE for the player who is to do something else', () => {
    const awaiting = (name: string) => ({ error_code: 'INVALID_STATE', message: `The table awaits ${name}` });
    expect(answer(TURN, select('0841', '0842'))).toMatchObject(awaiting('TurnPlayHandCard'));
    expect(answer(TURN, decide('END_ROUND'))).toMatchObject(awaiting('TurnPlayHandCard'));
    expect(answer(SELECTION, play('0341'))).toMatchObject(awaiting('TurnSelectTarget'));
    expect(answer(SELECTION, decide('END_ROUND'))).toMatchObject(awaiting('TurnSelectTarget'));
    expect(answer(DECISION, play('0641'))).toMatchObject(awaiting('RoundMakeDecision'));
    expect(answer(DECISION, select('0841', '0842'))).toMatchObject(awaiting('RoundMakeDecision'));
  });

  it('is WRONG_PLAYER for a spectator, for good', () => {
    const commands: TurnCommand[] = [
      { command: 'GameResign' },
      { command: 'TurnPlayHandCard', card: '0341', target: null },
    ];
    for (const command of commands)
      expect(interpret(position(TURN), 'table', command)).toMatchObject({
        error_code: 'WRONG_PLAYER',
        retry_allowed: false,
      });
  });

  it('is INVALID_STATE for good when the match is over', () => {
    const { round } = send(position(TURN), 0, { command: 'GameResign' });
    for (const json of [play('0341'), { command: 'GameResign' }])
      for (const seat of [0, 1])
        expect(send(round, seat, json).events[0]).toMatchObject({ error_code: 'INVALID_STATE', retry_allowed: false });
  });
});

describe('a hand play', () => {
  it('is INVALID_CARD for a card that is not in the hand, wherever it is', () => {
    for (const card of ['0142', '0441', '0841'])
      expect(answer(TURN, play(card))).toStrictEqual({
        event: 'TurnError',
        error_code: 'INVALID_CARD',
        message: `Card ${card} not in player's hand`,
        retry_allowed: true,
      });
  });

  it('is INVALID_TARGET without a target where two match', () => {
    expect(answer(TURN, play('0341'))).toMatchObject({
      error_code: 'INVALID_TARGET',
      message: 'Two field cards match: target must name one',
    });
  });

  it.each([
    ['of another month', '0341', '0441'],
    ['where nothing matches', '0641', '0441'],
    ['of its month that is not on the field', '0341', '0331'],
    ['that is the card itself', '0341', '0341'],
  ])('is INVALID_TARGET with a target %s', (_, card, target) => {
    expect(answer(TURN, play(card, target))).toMatchObject({
      error_code: 'INVALID_TARGET',
      message: `Target ${target} cannot be taken`,
    });
  });

  it('captures the only match without a target', () => {
    expect(answer({ ...TURN, field: ['0342'] }, play('0341'))).toMatchObject({ hand_play: { captured: ['0342'] } });
  });
});

describe('a selection', () => {
  it('is INVALID_SELECTION with a target that is no option', () => {
    for (const target of ['0441', '0811', '0841'])
      expect(answer(SELECTION, select('0841', target))).toMatchObject({
        error_code: 'INVALID_SELECTION',
        message: `Target ${target} is not among the options`,
      });
  });

  it('is INVALID_SELECTION with a source that was not flipped', () => {
    expect(answer(SELECTION, select('0811', '0842'))).toMatchObject({
      error_code: 'INVALID_SELECTION',
      message: 'Card 0811 was not flipped',
    });
  });
});

it('an interpreted command is an action that the rules do not refuse', () => {
  const round = position(TURN);
  const action = interpret(round, 0, { command: 'TurnPlayHandCard', card: '0341', target: '0311' });
  expect(koikoi.legal(round, 0)).toContain(action);
});
