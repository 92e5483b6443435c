import { FastRandom } from '@madang/engine';
import { entryOf } from '@madang/engine/internal';
import { WebSocket } from 'ws';
import { legalMoves } from '../boardgame-io.ts';
import type { OpenTable, Person } from './people.ts';
import type { RivalMatch } from './rival-game.ts';

// boardgame.io's client on a bare WebSocket, so that both loads cost this process alike: Engine.IO 4 and Socket.IO 5 as
// far as they are needed here. "40" connects to a namespace, "42" is an event, "2" a ping and "3" its answer.
const NAMESPACE = '/koikoi';

interface RivalState {
  readonly G: RivalMatch;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

async function post<T>(url: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}

export const openRivalTable: OpenTable = async (url, table) => {
  const lobby = lobbyOf(url);
  const { matchID } = await post<{ matchID: string }>(`${lobby}/create`, { numPlayers: 2 });
  const seat = async (playerID: '0' | '1') => {
    const body = { playerID, playerName: `Player ${playerID}` };
    const joined = await post<{ playerCredentials: string }>(`${lobby}/${matchID}/join`, body);
    return person(url, matchID, playerID, joined.playerCredentials, 2 * table + Number(playerID));
  };
  return [await seat('0'), await seat('1')];
};

/** See rival-server.ts. */
function lobbyOf(url: string): string {
  const { protocol, hostname, port } = new URL(url);
  return `${protocol}//${hostname}:${Number(port) + 1}/games/koikoi`;
}

function person(url: string, matchID: string, playerID: '0' | '1', credentials: string, number: number): Person {
  const random = new FastRandom(number + 1);
  const emit = (...event: unknown[]): string => `42${NAMESPACE},${JSON.stringify(event)}`;
  let state: RivalState | null = null;
  return {
    connect: () => new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`),
    greeting: `40${NAMESPACE},`,
    hear(text) {
      if (!text.startsWith('42')) return false;
      const [event, , news] = JSON.parse(text.slice(text.indexOf('[')));
      const next: RivalState | undefined = event === 'sync' ? news.state : event === 'update' ? news : undefined;
      if (!next || (state && next._stateID <= state._stateID)) return false;
      state = next;
      return true;
    },
    answer(text) {
      if (text === '2') return '3';
      return text.startsWith(`40${NAMESPACE},`) ? emit('sync', matchID, playerID, credentials, 2) : null;
    },
    move() {
      if (!state || state.ctx.gameover !== undefined || state.ctx.currentPlayer !== playerID) return null;
      const legal = legalMoves(state.G);
      const { type, args } = entryOf(legal, random.below(legal.length));
      const payload = { type, args, playerID, credentials };
      return emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
    },
  };
}
