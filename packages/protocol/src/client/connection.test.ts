import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROTOCOL_VERSION } from '../version.ts';
import { Connection, socketAddress, type TableEvent } from './connection.ts';
import type { Listener, SocketLike } from './options.ts';

/** The server's end of a socket. */
class FakeSocket implements SocketLike {
  readyState = 0;
  readonly sent: { readonly command: string; readonly [field: string]: unknown }[] = [];
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  onerror: SocketLike['onerror'] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  opened(): void {
    this.readyState = 1;
    this.onopen?.({} as never);
  }

  tell(event: object): void {
    this.onmessage?.({ data: JSON.stringify({ timestamp: 0, ...event }) } as never);
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as never);
  }
}

const SEAT = { player_id: 'p', session_token: 's' };
const PROGRESS = { event: 'TurnProgress', event_id: 'evt_007', events: [], view: {}, next_state: null };

function connected(listener: Partial<Listener<TableEvent>> = {}) {
  const sockets: FakeSocket[] = [];
  const open = () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  const options = { address: 'ws://host/ws', as: SEAT, clientSeed: 'pine', open };
  const connection = new Connection(options, { event: () => {}, refused: () => {}, ...listener });
  sockets[0].opened();
  return { connection, sockets };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a connection', () => {
  it('finds the socket of a server', () => {
    expect(socketAddress('http://localhost:3000')).toBe('ws://localhost:3000/ws');
    expect(socketAddress('https://madang.example/')).toBe('wss://madang.example/ws');
  });

  it('joins its seat in the plain dialect, says what it speaks, and adds its share of the randomness', () => {
    const { sockets } = connected();
    const spoken = { dialect: 'plain', version: PROTOCOL_VERSION, capabilities: ['deltas', 'moves'] };
    expect(sockets[0].sent).toEqual([{ command: 'GameRequestJoin', ...spoken, ...SEAT, client_seed: 'pine' }]);
  });

  it('makes differences whole, past notices and events without a view', () => {
    const event = vi.fn();
    const { sockets } = connected({ event });
    sockets[0].tell({ ...PROGRESS, view: { hand: ['a', 'b'], seat: 0 } });
    sockets[0].tell({ event: 'PlayerAway', event_id: 'evt_007', player_id: 'q' });
    const change = { view: { hand: [0, 1] }, next_state: [{ your_turn: false, legal: [] }] };
    sockets[0].tell({ event: 'TurnDelta', event_id: 'evt_008', events: [{ type: 'played' }], change });
    expect(event).toHaveBeenLastCalledWith({
      event: 'TurnProgress',
      event_id: 'evt_008',
      timestamp: 0,
      events: [{ type: 'played' }],
      view: { hand: ['b'], seat: 0 },
      next_state: { your_turn: false, legal: [] },
    });
    expect(sockets[0].sent).toHaveLength(1);
  });

  it.each([
    ['that does not follow', { event_id: 'evt_009', change: { view: { seat: [1] } } }],
    ['that does not fit', { event_id: 'evt_008', change: { view: { hands: [1] } } }],
  ])('asks once for a snapshot and whole views after a difference %s', (_, delta) => {
    const event = vi.fn();
    const { sockets } = connected({ event });
    sockets[0].tell({ ...PROGRESS, view: { seat: 0 } });
    for (let i = 0; i < 2; i++) sockets[0].tell({ event: 'TurnDelta', events: [{ type: 'played' }], ...delta });
    expect(event).toHaveBeenCalledTimes(1);
    expect(sockets[0].sent).toHaveLength(2);
    expect(sockets[0].sent[1]).toMatchObject({ command: 'GameRequestJoin', capabilities: ['moves'] });
    expect(sockets[0].sent[1]).not.toHaveProperty('last_event_id');
  });

  it('joins again with the last event it has seen, and repeats the unanswered command under the same id', () => {
    const { connection, sockets } = connected();
    sockets[0].tell(PROGRESS);
    connection.act({ type: 'stop' });
    const { command_id } = sockets[0].sent[1];
    sockets[0].break();
    vi.advanceTimersByTime(500);
    sockets[1].opened();
    expect(sockets[1].sent).toMatchObject([
      { command: 'GameRequestJoin', last_event_id: 'evt_007' },
      { command: 'GameAct', action: { type: 'stop' }, command_id },
    ]);
  });

  it('does not repeat a command that an event has answered; a notice answers none', () => {
    const { connection, sockets } = connected();
    sockets[0].tell({ ...PROGRESS, event_id: 'evt_006' });
    connection.act({ type: 'stop' });
    sockets[0].tell({ event: 'PlayerAway', event_id: 'evt_006', player_id: 'q' });
    sockets[0].break();
    vi.advanceTimersByTime(500);
    sockets[1].opened();
    expect(sockets[1].sent).toHaveLength(2);
    sockets[1].tell(PROGRESS);
    sockets[1].break();
    vi.advanceTimersByTime(1000);
    sockets[2].opened();
    expect(sockets[2].sent).toHaveLength(1);
  });

  it.each(['RATE_LIMITED', 'UNAVAILABLE'])('repeats join and command after %s, when the server says', (error_code) => {
    const refused = vi.fn();
    const lost = vi.fn();
    const { connection, sockets } = connected({ refused, lost });
    connection.act({ type: 'stop' });
    sockets[0].tell({ event: 'TurnError', event_id: 'evt_000', error_code, retry_after_ms: 700 });
    vi.advanceTimersByTime(699);
    expect(sockets[0].sent).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sockets[0].sent.slice(2).map(({ command }) => command)).toEqual(['GameRequestJoin', 'GameAct']);
    expect(lost).toHaveBeenCalledExactlyOnceWith('busy', 1);
    expect(refused).not.toHaveBeenCalled();
  });

  it('says whether a command or the join was refused, and does not repeat it', () => {
    const refused = vi.fn();
    const { connection, sockets } = connected({ refused });
    const error = { event: 'TurnError', event_id: 'evt_000', error_code: 'WRONG_PLAYER', message: '' };
    sockets[0].tell(error);
    sockets[0].tell(PROGRESS);
    connection.act({ type: 'stop' });
    // Somebody else has acted before: that is not the answer.
    sockets[0].tell({ ...PROGRESS, event_id: 'evt_008' });
    sockets[0].tell(error);
    expect(refused.mock.calls.map(([, what]) => what)).toEqual(['join', 'command']);
    vi.advanceTimersByTime(60_000);
    expect(sockets[0].sent).toHaveLength(2);
  });

  it('says a set phrase once; that it was one too many does not answer the command before it', () => {
    const { connection, sockets } = connected();
    sockets[0].tell(PROGRESS);
    connection.claim('q');
    connection.react('nice');
    expect(sockets[0].sent.slice(1)).toMatchObject([
      { command: 'GameClaim', player_id: 'q' },
      { command: 'PlayerReact', reaction: 'nice' },
    ]);
    sockets[0].tell({ event: 'TurnError', event_id: 'evt_007', error_code: 'TOO_MANY_REACTIONS', retry_after_ms: 1 });
    sockets[0].break();
    vi.advanceTimersByTime(500);
    sockets[1].opened();
    expect(sockets[1].sent.map(({ command }) => command)).toEqual(['GameRequestJoin', 'GameClaim']);
  });

  it('moves to another node without a word when the server asks for it, and says so when that fails', () => {
    const lost = vi.fn();
    const { sockets } = connected({ lost });
    sockets[0].tell(PROGRESS);
    sockets[0].break(1012);
    vi.advanceTimersByTime(200);
    expect(sockets).toHaveLength(2);
    expect(lost).not.toHaveBeenCalled();
    sockets[1].opened();
    expect(sockets[1].sent[0]).toMatchObject({ command: 'GameRequestJoin', last_event_id: 'evt_007' });
    sockets[1].break(1012);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('is still told to wait by a busy server when a notice comes, and repeats the command then', () => {
    const { connection, sockets } = connected();
    sockets[0].tell(PROGRESS);
    connection.act({ type: 'stop' });
    sockets[0].tell({ event: 'TurnError', event_id: 'evt_007', error_code: 'RATE_LIMITED', retry_after_ms: 700 });
    sockets[0].tell({ event: 'PlayerAway', event_id: 'evt_007', player_id: 'q' });
    vi.advanceTimersByTime(700);
    expect(sockets[0].sent.map(({ command }) => command).slice(2)).toEqual(['GameRequestJoin', 'GameAct']);
  });

  describe('whose node stops', () => {
    const STOPPING = { event: 'ServerStopping', event_id: 'evt_007' };
    const ACCEPTED = { event: 'JoinAccepted', event_id: 'evt_007', version: PROTOCOL_VERSION, capabilities: [] };

    function moving(listener: Partial<Listener<TableEvent>> = {}) {
      const known = connected(listener);
      known.sockets[0].tell(PROGRESS);
      known.sockets[0].tell(STOPPING);
      return known;
    }

    it('joins another node, and leaves the first when the other has answered', () => {
      const lost = vi.fn();
      const { sockets } = moving({ lost });
      sockets[1].opened();
      expect(sockets[1].sent).toMatchObject([{ command: 'GameRequestJoin', last_event_id: 'evt_007' }]);
      expect(sockets[0].readyState).toBe(1);
      sockets[1].tell(ACCEPTED);
      expect(sockets[0].readyState).toBe(3);
      sockets[0].break(1000);
      vi.advanceTimersByTime(60_000);
      expect(sockets).toHaveLength(2);
      expect(lost).not.toHaveBeenCalled();
    });

    it('tells each event once, whichever node sends it first', () => {
      const event = vi.fn();
      const { sockets } = moving({ event });
      sockets[1].opened();
      sockets[0].tell({ ...PROGRESS, event_id: 'evt_008' });
      sockets[0].tell({ ...PROGRESS, event_id: 'evt_009' });
      for (const event_id of ['evt_008', 'evt_009', 'evt_010']) sockets[1].tell({ ...PROGRESS, event_id });
      sockets[0].tell({ ...PROGRESS, event_id: 'evt_010' });
      const told = event.mock.calls.map(([{ event_id }]) => event_id);
      expect(told).toEqual(['evt_007', 'evt_008', 'evt_009', 'evt_010']);
    });

    it('plays at the first until then, and repeats what it has not answered', () => {
      const { connection, sockets } = moving();
      sockets[1].opened();
      connection.act({ type: 'stop' });
      expect(sockets[0].sent.at(-1)).toMatchObject({ command: 'GameAct' });
      sockets[1].tell(ACCEPTED);
      expect(sockets[1].sent.at(-1)).toEqual(sockets[0].sent.at(-1));
    });

    it('stays where another node cannot be reached, or cannot serve', () => {
      const refused = vi.fn();
      const { sockets } = moving({ refused });
      sockets[1].break();
      sockets[0].tell(STOPPING);
      sockets[2].opened();
      sockets[2].tell({ event: 'TurnError', event_id: 'evt_000', error_code: 'UNAVAILABLE', retry_after_ms: 700 });
      expect(sockets.map(({ readyState }) => readyState)).toEqual([1, 3, 3]);
      expect(refused).not.toHaveBeenCalled();
    });

    it('goes on with the other when the first is closed before that has answered', () => {
      const { connection, sockets } = moving();
      connection.act({ type: 'stop' });
      sockets[0].break(1012);
      sockets[1].opened();
      expect(sockets[1].sent.map(({ command }) => command)).toEqual(['GameRequestJoin', 'GameAct']);
      vi.advanceTimersByTime(60_000);
      expect(sockets).toHaveLength(2);
    });
  });

  it('names its table in the address, for a balancer', () => {
    const addresses: string[] = [];
    const open = (address: string) => {
      addresses.push(address);
      return new FakeSocket();
    };
    for (const as of [SEAT, { ...SEAT, table_id: 't' }, { table_id: 't' }])
      new Connection({ address: 'ws://host/ws', as, open }, { event: () => {}, refused: () => {} });
    expect(addresses).toEqual(['ws://host/ws', 'ws://host/ws?table=t', 'ws://host/ws?table=t']);
  });

  it('asks for a snapshot by joining as if it had seen nothing', () => {
    const { connection, sockets } = connected();
    sockets[0].tell(PROGRESS);
    connection.refresh();
    expect(sockets[0].sent[1]).not.toHaveProperty('last_event_id');
  });

  it('is silent once it is closed', () => {
    const event = vi.fn();
    const lost = vi.fn();
    const { connection, sockets } = connected({ event, lost });
    connection.close();
    sockets[0].tell(PROGRESS);
    sockets[0].break();
    vi.advanceTimersByTime(60_000);
    expect([event, lost].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(sockets).toHaveLength(1);
  });
});
