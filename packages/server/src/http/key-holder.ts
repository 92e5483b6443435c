import type { SeatOwner } from '../lobby/open-table.ts';
import { hashToken } from '../server/secrets.ts';
import type { Services } from '../server/services.ts';
import type { KeyHolder } from '../store/people.ts';
import { BAD_KEY, Problem } from './problem.ts';
import { bearerOf } from './requests.ts';

/** A key has at least 128 bits in letters of base64url. */
const KEY = /^[A-Za-z0-9_-]{22,86}$/;

type Needed = Pick<Services, 'people'>;

/** Whose key it is that a seat is asked for with; null: none was sent, and the seat is nobody's. */
export async function ownerOf(services: Needed, authorization: string | undefined): Promise<SeatOwner | null> {
  if (authorization === undefined) return null;
  const { person, key } = await holderOf(services, authorization);
  return { person: person.id, name: person.name, isProgram: key.kind === 'program' };
}

/** The holder of a key that may do everything: not of a program's token. */
export async function personOf(services: Needed, authorization: string | undefined): Promise<KeyHolder> {
  const holder = await holderOf(services, authorization);
  if (holder.key.kind === 'program') throw new Problem('NOT_ALLOWED', 'The token of a program may only take seats');
  return holder;
}

async function holderOf({ people }: Needed, authorization: string | undefined): Promise<KeyHolder> {
  const holder = await people.holderOf(keyHashIn(authorization));
  if (!holder) throw BAD_KEY();
  return holder;
}

/** The hash of the key that was sent. */
export function keyHashIn(authorization: string | undefined): string {
  const key = bearerOf(authorization) ?? '';
  if (!KEY.test(key)) throw new Problem('BAD_KEY', 'A key has 22 to 86 letters, digits, _ and -, chosen at random');
  return hashToken(key);
}
