import type { Me } from '@madang/protocol';
import { RequestError, request } from '@madang/protocol/client';
import { keep, readKept } from '../app/kept.ts';
import { settings } from '../app/settings.ts';

// The key of the reader: whoever has it is that person on the server. It is made here, at random, and the server keeps only a hash.

const KEY = 'madang.key';
const BYTES = 24;

/** Base64url of 192 random bits. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** For browsers that keep nothing: the key lasts as long as the page. */
let made: string | null = null;

/** The key on this device; null before the reader has had anything to do with the server. */
export function knownKey(): string | null {
  const isKey = (value: unknown) => (typeof value === 'string' && /^[\w-]{22,86}$/.test(value) ? value : null);
  return readKept(KEY, isKey) ?? made;
}

/** The same, made at the first visit. */
export function ownKey(): string {
  const known = knownKey();
  if (known !== null) return known;
  made = freshKey();
  keep(KEY, made);
  return made;
}

/** Another key from now on: the old one was erased, or this device becomes another person. */
export function changeKey(key: string): void {
  made = key;
  keep(KEY, key);
  registering = null;
}

let registering: Promise<Me> | null = null;

/** What the server knows of the reader has changed: it is asked again. */
export function forgetMe(): void {
  registering = null;
}

/** Who the reader is on the server, with the name of the settings; asked once until the name changes. */
export function me(): Promise<Me> {
  registering ??= register(settings().name.trim());
  registering.catch(() => {
    registering = null;
  });
  return registering;
}

/** A name that the server refuses keeps nobody from their matches. */
async function register(name: string): Promise<Me> {
  const ask = (body: { readonly name?: string }) => request('', 'register', { token: ownKey(), body });
  if (name === '') return ask({});
  return ask({ name }).catch((error: unknown) => {
    if (!(error instanceof RequestError) || error.code !== 'BAD_NAME') throw error;
    return ask({});
  });
}

/** The key with which a seat is taken; undefined where the server does not take it: then the seat is nobody's. */
export async function keyForSeat(): Promise<string | undefined> {
  return me().then(ownKey, () => undefined);
}
