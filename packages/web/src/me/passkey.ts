import type { Me, Signed } from '@madang/protocol';
import { api } from '../play/online/api.ts';
import { changeKey, freshKey, ownKey } from './own-key.ts';

// Passkeys guard the reader's key. What the browser needs for them is loaded when it is used.

const browser = () => import('@simplewebauthn/browser');

/** Browsers have passkeys on secure pages only, and never for a bare address. */
export function canUsePasskeys(): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && !isAddress && 'PublicKeyCredential' in window;
}

/** A signature of the reader's own passkey for a change that is guarded; undefined without a passkey. */
export async function signature({ passkeys }: Pick<Me, 'passkeys'>): Promise<Signed | undefined> {
  if (passkeys.length === 0) return undefined;
  return sign(ownKey());
}

export async function addPasskey(me: Me): Promise<Me> {
  const signed = await signature(me);
  const optionsJSON = await api('newPasskey', { token: ownKey() });
  const { startRegistration } = await browser();
  const passkey = await startRegistration({ optionsJSON });
  return api('addPasskey', { token: ownKey(), body: { passkey, ...(signed && { signed }) } });
}

export async function removePasskey(me: Me, passkeyId: string): Promise<Me> {
  const signed = await signature(me);
  return api('removePasskey', { token: ownKey(), body: { passkey_id: passkeyId, ...(signed && { signed }) } });
}

/** Becomes the person whose passkey this device has. */
export async function usePasskey(): Promise<Me> {
  const signed = await sign();
  // A key of its own: a device that is lost can be locked out alone.
  const key = freshKey();
  const me = await api('usePasskey', { token: key, body: { signed } });
  changeKey(key);
  return me;
}

async function sign(token?: string): Promise<Signed> {
  const optionsJSON = await api('askPasskey', token === undefined ? {} : { token });
  const { startAuthentication } = await browser();
  return startAuthentication({ optionsJSON });
}
