import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Listener } from '../session.ts';

/** The server's end of the only socket there is. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readonly readyState = FakeSocket.OPEN;
  readonly sent: { readonly command: string; readonly command_id?: string }[] = [];
  onopen: () => void = () => {};
  onmessage: (message: { readonly data: string }) => void = () => {};
  onclose: () => void = () => {};

  constructor() {
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {}

  tell(message: object): void {
    this.onmessage({ data: JSON.stringify({ event_id: 'evt_001', timestamp: 0, ...message }) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {});
  vi.stubGlobal('location', { origin: 'http://localhost' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['RATE_LIMITED', 'UNAVAILABLE'])(
  'after %s the same command is sent again, when the server says',
  async (error_code) => {
    const { OnlineSession } = await import('./session.ts'); // the page's router listens to the window at once
    const refused = vi.fn();
    const listener: Listener = { told: () => {}, line: () => {}, refused };
    const session = new OnlineSession(undefined, 't', { table_id: 't', player_id: 'p', session_token: 's' });
    session.open(listener);
    const socket = FakeSocket.last;
    socket.onopen();
    session.act({ type: 'play', card: '0111' });
    const before = socket.sent.length;
    socket.tell({ event: 'TurnError', error_code, retry_after_ms: 700 });
    vi.advanceTimersByTime(699);
    expect(socket.sent).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(socket.sent.slice(before).map(({ command }) => command)).toEqual(['GameRequestJoin', 'GameAct']);
    expect(socket.sent.at(-1)?.command_id).toBe(socket.sent[before - 1].command_id);
    expect(refused).not.toHaveBeenCalled();
    session.close();
  },
);
