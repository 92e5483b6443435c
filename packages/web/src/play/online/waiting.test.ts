import { expect, it } from 'vitest';
import { waitingFor } from './waiting.ts';

const MESSAGE = {
  event: 'TableWaiting',
  event_id: 'evt_000',
  timestamp: 0,
  my_player_id: 'a',
  table_id: 't',
  commitment: '',
} as const;
const MINA = { player_id: 'a', name: 'Mina', kind: 'human' } as const;
const OLA = { player_id: 'b', name: 'Ola', kind: 'human' } as const;
const BOT = { player_id: 'c', name: 'Bot', kind: 'bot' } as const;

it('people who have a seat and are not here yet are waited for; bots are not', () => {
  const line = waitingFor({ ...MESSAGE, seats: [MINA, OLA, BOT], invite: 'http://x' }, new Map());
  expect(line).toMatchObject({ others: ['Ola'], left: [], invite: 'http://x' });
});

it('who gives the seat up is named, and no longer when that one comes back', () => {
  const known = new Map<string, string>();
  waitingFor({ ...MESSAGE, seats: [MINA, OLA] }, known);
  expect(waitingFor({ ...MESSAGE, seats: [MINA, null] }, known).left).toEqual(['Ola']);
  expect(waitingFor({ ...MESSAGE, seats: [MINA, { ...OLA, player_id: 'd' }] }, new Map([['Ola', 'Ola']])).left).toEqual(
    [],
  );
});

it('who was expected and has declined before anybody looked is named too', () => {
  expect(waitingFor({ ...MESSAGE, seats: [MINA, null] }, new Map([['Ola', 'Ola']])).left).toEqual(['Ola']);
});
