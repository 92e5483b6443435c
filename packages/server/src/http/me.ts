import type { Me } from '@madang/protocol';
import { newKeyId } from '../server/secrets.ts';
import type { Services } from '../server/services.ts';
import type { Key, KeyHolder, KeyKind } from '../store/people.ts';

// Keys and their holders, as HTTP shows them.

export function newKey({ bytes, time }: Services, hash: string, kind: KeyKind, name: string): Key {
  return { id: newKeyId(bytes), hash, kind, name, createdAt: time.now() };
}

export async function meOf({ people, conduct, passkeys }: Services, { person, key }: KeyHolder): Promise<Me> {
  const [keys, blocked, guards] = await Promise.all([
    people.keys(person.id),
    conduct.blocked(person.id),
    passkeys.ofPerson(person.id),
  ]);
  return {
    person_id: person.id,
    name: person.name,
    created_at: person.createdAt,
    key_id: key.id,
    keys: keys.map(({ id, kind, name, createdAt }) => ({ key_id: id, kind, name, created_at: createdAt })),
    blocked: blocked.map((one) => ({ person_id: one.person, name: one.name })),
    passkeys: guards.map(({ id, createdAt }) => ({ passkey_id: id, created_at: createdAt })),
  };
}
