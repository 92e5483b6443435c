import type { CreateTable, Seated } from '@madang/protocol';

export type { Seated };

/** What a test sends and gets over HTTP. */
interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

export async function post<T = Seated>(url: string, body: unknown = {}, token?: string): Promise<Answer<T>> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { 'content-type': 'application/json', ...authorization };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as T };
}

export async function get<T = Record<string, unknown>>(url: string, token?: string): Promise<Answer<T>> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(url, { headers });
  return { status: answer.status, body: (await answer.json()) as T };
}

/** What a test asks of a table; the seats follow from it. */
type Wanted = Partial<Omit<CreateTable, 'seats'>>;

/** A table for people only: everybody's seat. */
export async function tableOfPeople(url: string, people: number, wanted: Wanted = {}): Promise<readonly Seated[]> {
  const seats = Array.from({ length: people }, () => ({ kind: 'human' }));
  const { body: first } = await post(`${url}/api/tables`, { game: 'koikoi', ...wanted, seats });
  const others: Seated[] = [];
  for (let i = 1; i < people; i++) others.push((await post(`${url}/api/tables/${first.table_id}/join`)).body);
  return [first, ...others];
}

/** A table for one person, with bots in all other seats. */
export async function tableWithBots(url: string, seats: number, wanted: Wanted = {}): Promise<Seated> {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'beginner' }));
  return (await post(`${url}/api/tables`, { game: 'koikoi', ...wanted, seats: [{ kind: 'human' }, ...bots] })).body;
}
