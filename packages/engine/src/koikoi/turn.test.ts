import { describe, expect, it } from 'vitest';
import { JAPANESE } from '../hwatu/deck.ts';
import { apply, type Seat } from '../kernel/game.ts';
import { encodeCards } from '../kernel/knowledge.ts';
import { isRefusal } from '../kernel/refusal.ts';
import type { Event } from './events.ts';
import { koikoi } from './game.ts';
import { position } from './position.ts';
import type { Round } from './round.ts';
import { PILE } from './zones.ts';

/** Sends an action as a client would. */
function send(round: Round, json: unknown, seat: Seat = round.seat): Round | string {
  const action = koikoi.read(round, seat, json);
  if (isRefusal(action)) return action.code;
  const refusal = koikoi.refuse(round, seat, action);
  return refusal ? refusal.code : apply(koikoi, round, seat, action);
}

function sent(round: Round, json: unknown): Round {
  const next = send(round, json);
  if (typeof next === 'string') throw new Error(next);
  return next;
}

function eventsOf(round: Round, json: unknown): unknown[] {
  const events: Event[] = [];
  const action = koikoi.read(round, round.seat, json);
  if (isRefusal(action)) throw new Error(action.code);
  apply(koikoi, round, round.seat, action, (event: Event) => events.push(event));
  return events.map((event) => encodeCards(koikoi, event));
}

const pile = (round: Round, seat: Seat): string =>
  round.table
    .at(PILE[seat])
    .toArray()
    .map((card) => JAPANESE.ids[card])
    .join(' ');
const play = (card: string, target: string | null = null) => ({ type: 'play', card, target });

describe('a hand card', () => {
  it('goes to the field when nothing matches', () => {
    const round = sent(position({ hands: ['0111 0241', '0941 0942'], field: '0341', stock: '0441' }), play('0111'));
    expect(round.snapshot().field).toEqual(['0111', '0341', '0441']);
    expect(pile(round, 0)).toBe('');
  });

  it('takes the one card of its month, also when no target is named', () => {
    const round = position({ hands: ['0341 0241', '0941 0942'], field: '0342 0541', stock: '0441' });
    expect(pile(sent(round, play('0341', '0342')), 0)).toBe('0341 0342');
    expect(pile(sent(round, play('0341')), 0)).toBe('0341 0342');
  });

  it('takes the one of two that is named, and must name one', () => {
    const round = position({ hands: ['0341 0241', '0941 0942'], field: '0331 0342', stock: '0441' });
    expect(pile(sent(round, play('0341', '0331')), 0)).toBe('0331 0341');
    expect(send(round, play('0341'))).toBe('INVALID_TARGET');
  });

  it('takes all three of its month, whichever is named or none', () => {
    const round = position({ hands: ['0341 0241', '0941 0942'], field: '0311 0331 0342', stock: '0441' });
    for (const target of [null, '0311', '0331', '0342'])
      expect(pile(sent(round, play('0341', target)), 0)).toBe('0311 0331 0341 0342');
  });

  it('cannot be laid down when it could take something', () => {
    const round = position({ hands: ['0341 0241', '0941 0942'], field: '0342', stock: '0441' });
    expect(koikoi.legal(round, 0).map((action) => encodeCards(koikoi, action))).toContainEqual(play('0341', '0342'));
    expect(koikoi.legal(round, 0)).toHaveLength(2);
  });
});

describe('what is refused', () => {
  const round = position({ hands: ['0341 0241', '0941 0942'], field: '0342 0541', stock: '0441' });
  it.each([
    ['a card that is not in the hand', play('0111'), 0, 'INVALID_CARD'],
    ['an id that is no card', play('0343'), 0, 'INVALID_CARD'],
    ['a target that is no card', play('0341', '0343'), 0, 'INVALID_CARD'],
    ['a target of another month', play('0341', '0541'), 0, 'INVALID_TARGET'],
    ['a target where nothing matches', play('0241', '0541'), 0, 'INVALID_TARGET'],
    ['a target that is not on the field', play('0341', '0331'), 0, 'INVALID_TARGET'],
    ['the card itself as its target', play('0341', '0341'), 0, 'INVALID_TARGET'],
    ['a missing target', { type: 'play', card: '0341' }, 0, 'INVALID_STATE'],
    ['a play out of turn', play('0941'), 1, 'WRONG_PLAYER'],
    ['a bad target out of turn', play('0941', '0541'), 1, 'WRONG_PLAYER'],
    ['an unknown card out of turn: malformed input is answered first', play('9999'), 1, 'INVALID_CARD'],
    ['a selection when none is asked for', { type: 'select', target: '0342' }, 0, 'INVALID_STATE'],
    ['a decision when none is asked for', { type: 'koikoi' }, 0, 'INVALID_STATE'],
    ['a decision out of turn: whose turn it is comes first', { type: 'stop' }, 1, 'WRONG_PLAYER'],
    ['an unknown action', { type: 'constructor' }, 0, 'INVALID_STATE'],
    ['no object at all', 'play', 0, 'INVALID_STATE'],
  ])('%s', (_, json, seat, code) => {
    const before = round.hash();
    expect(send(round, json, seat)).toBe(code);
    expect(round.hash()).toBe(before);
  });
});

describe('the flipped card', () => {
  it('takes its match and ends the turn', () => {
    const round = sent(position({ hands: ['0111 0241', '0941 0942'], field: '0341', stock: '0342' }), play('0111'));
    expect(pile(round, 0)).toBe('0341 0342');
    expect(round.seat).toBe(1);
  });

  it('takes three of its month at once', () => {
    const before = position({ hands: ['0111 0241', '0941 0942'], field: '0311 0331 0341', stock: '0342' });
    expect(pile(sent(before, play('0111')), 0)).toBe('0311 0331 0341 0342');
  });

  it('can take the card that was just laid down', () => {
    const round = sent(position({ hands: ['0111 0241', '0941 0942'], field: '0341', stock: '0141' }), play('0111'));
    expect(pile(round, 0)).toBe('0111 0141');
  });

  it('waits for a choice between two', () => {
    const asked = sent(
      position({ hands: ['0111 0241', '0941 0942'], field: '0821 0841', stock: '0842' }),
      play('0111'),
    );
    expect(asked.phase).toBe('selection');
    expect(asked.snapshot().flipped).toBe('0842');
    expect(send(asked, { type: 'select', target: '0111' })).toBe('INVALID_SELECTION');
    expect(send(asked, { type: 'select', target: '0821' }, 1)).toBe('WRONG_PLAYER');
    const taken = sent(asked, { type: 'select', target: '0821' });
    expect(pile(taken, 0)).toBe('0821 0842');
    expect(taken.seat).toBe(1);
  });
});

describe('a yaku', () => {
  const nearlyRed = {
    hands: ['0331 0241', '0941 0942'],
    field: '0341',
    stock: '0441',
    piles: ['0131 0231', ''],
  } as const;

  it('is looked at after the flip and offers a decision', () => {
    expect(eventsOf(position(nearlyRed), play('0331', '0341'))).toEqual([
      { type: 'played', seat: 0, card: '0331', captured: ['0341'] },
      { type: 'flipped', seat: 0, card: '0441', captured: [] },
      { type: 'yaku', seat: 0, formed: [{ type: 'AKATAN', points: 5 }], total: 5 },
      { type: 'deciding', seat: 0 },
    ]);
  });

  it('that has grown is new with its full value, and the total is all of it', () => {
    const calls = [
      { count: 1, points: 1, pile: ['0221', '0421', '0521', '0621', '0721'] },
      { count: 0, points: 0, pile: [] },
    ];
    const round = position({
      hands: ['0841 0241', '0941 0942'],
      field: '0821',
      stock: '0441',
      piles: ['0221 0421 0521 0621 0721', ''],
      calls,
      lastCaller: 0,
    });
    expect(eventsOf(round, play('0841', '0821'))).toContainEqual({
      type: 'yaku',
      seat: 0,
      formed: [{ type: 'TANE', points: 2 }],
      total: 2,
    });
  });

  it('of an earlier call alone offers no decision again', () => {
    const calls = [
      { count: 1, points: 5, pile: ['0131', '0231', '0331'] },
      { count: 0, points: 0, pile: [] },
    ];
    const round = position({
      hands: ['0841 0241', '0941 0942'],
      field: '0842',
      stock: '0441',
      piles: ['0131 0231 0331', ''],
      calls,
      lastCaller: 0,
    });
    expect(sent(round, play('0841', '0842')).seat).toBe(1);
  });

  it('can be played on with koi-koi, any number of times', () => {
    const called = sent(sent(position(nearlyRed), play('0331', '0341')), { type: 'koikoi' });
    expect(called.seat).toBe(1);
    expect(called.calls[0]).toMatchObject({ count: 1, points: 5 });
    expect(called.lastCaller).toBe(0);
  });
});
