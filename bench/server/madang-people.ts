import { FastRandom } from '@madang/engine';
import type { Seated } from '@madang/protocol';
import { socketAddress } from '@madang/protocol/client';
import { WebSocket } from 'ws';
import { KoikoiMind, type Message } from '../../packages/server/src/testing/mind.ts';
import type { OpenTable, Person } from './people.ts';

/** Each player has an address of its own, as behind a load balancer, so that limits per address are not reached. */
export function headersOf(person: number): Record<string, string> {
  return { 'x-forwarded-for': `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}` };
}

export async function post(url: string, person: number, body: object): Promise<Seated> {
  const headers = { 'content-type': 'application/json', ...headersOf(person) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Seated;
}

export const openMadangTable: OpenTable = (url, table, second) => openKoikoi(url, table, 99, second);

export async function openKoikoi(
  url: string,
  table: number,
  rounds: number,
  other = url,
): Promise<readonly [Person, Person]> {
  const [first, second] = await openSeats(url, table, rounds, other);
  return [person(url, first, 2 * table), person(other, second, 2 * table + 1)];
}

/** The two seats of a new table of Koi-Koi. */
export async function openSeats(
  url: string,
  table: number,
  rounds: number,
  other = url,
): Promise<readonly [Seated, Seated]> {
  const human = { kind: 'human' };
  const asked = { game: 'koikoi', rules: { total_rounds: rounds }, seats: [human, human] };
  const first = await post(`${url}/api/tables`, 2 * table, asked);
  return [first, await post(`${other}/api/tables/${first.table_id}/join`, 2 * table + 1, {})];
}

export function person(url: string, { player_id, session_token }: Seated, number: number): Person {
  const mind = new KoikoiMind(player_id);
  const random = new FastRandom(number + 1);
  return {
    connect: () => new WebSocket(socketAddress(url), { headers: headersOf(number) }),
    greeting: JSON.stringify({ command: 'GameRequestJoin', player_id, session_token }),
    hear(text) {
      const message = JSON.parse(text) as Message;
      if (message.event === 'TurnError') throw new Error(text);
      mind.see(message);
      return message.event !== 'TableWaiting';
    },
    move() {
      const { moves } = mind;
      return moves.length === 0 ? null : JSON.stringify(moves[random.below(moves.length)]);
    },
  };
}
