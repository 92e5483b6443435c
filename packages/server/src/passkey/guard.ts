import type { NewPasskey, PasskeyCreation, PasskeyRequest, Signed } from '@madang/protocol';
import { CHALLENGE_MS, MOST_PASSKEYS } from '@madang/protocol';
import { Problem, TOO_MANY_KEYS } from '../http/problem.ts';
import { hashToken } from '../server/secrets.ts';
import type { Services } from '../server/services.ts';
import { StoreDown } from '../server/store-calls.ts';
import type { Passkey } from '../store/passkeys.ts';
import type { Person } from '../store/people.ts';
import type { Site } from './site.ts';

type Needed = Pick<Services, 'passkeys' | 'time' | 'bytes'>;

const NAME = 'Madang';
const CHALLENGE_BYTES = 32;
/** Ed25519, ECDSA and RSA with SHA-256, as COSE counts them. */
const ALGORITHMS = [-8, -7, -257];
/** None was asked for. */
const NO_EXTENSIONS = { clientExtensionResults: {} };

const BAD_PASSKEY = () =>
  new Problem('BAD_PASSKEY', 'The passkey is not known here, or has not signed what it was asked to');

/** Guards people by their passkeys. A challenge is kept as a hash, for some minutes, and is used once. */
export class PasskeyGuard {
  private readonly services: Needed;

  constructor(services: Needed) {
    this.services = services;
  }

  async creation({ id, name }: Person, { host }: Site): Promise<PasskeyCreation> {
    const known = await this.services.passkeys.ofPerson(id);
    return {
      challenge: await this.challenge(id),
      rp: { id: host, name: NAME },
      user: { id: Buffer.from(id).toString('base64url'), name: name || NAME, displayName: name || NAME },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: CHALLENGE_MS,
      excludeCredentials: credentials(known),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    };
  }

  /** @param personId whose passkey is asked for; null: anybody's */
  async request(personId: string | null, { host }: Site): Promise<PasskeyRequest> {
    const known = personId === null ? [] : await this.services.passkeys.ofPerson(personId);
    const challenge = await this.challenge(personId);
    return {
      ...{ challenge, rpId: host, timeout: CHALLENGE_MS },
      ...{ allowCredentials: credentials(known), userVerification: 'required' },
    };
  }

  async add(personId: string, response: NewPasskey, { origin, host }: Site): Promise<void> {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { registrationInfo } = await verified(
      verifyRegistrationResponse({
        ...{
          response: { ...response, ...NO_EXTENSIONS },
          expectedChallenge: this.uses(personId),
          expectedOrigin: origin,
          expectedRPID: host,
        },
        ...{ requireUserVerification: true, supportedAlgorithmIDs: ALGORITHMS },
      }),
    );
    if (!registrationInfo) throw BAD_PASSKEY();
    const { id, publicKey, counter } = registrationInfo.credential;
    const passkey = { id, personId, site: host, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
    const createdAt = this.services.time.now();
    if (!(await this.services.passkeys.add({ ...passkey, createdAt }, MOST_PASSKEYS))) throw TOO_MANY_KEYS();
  }

  /** Whose passkey has signed. @param personId whose it must be; null: anybody's */
  async signer(signed: Signed, site: Site, personId: string | null): Promise<string> {
    const passkey = await this.services.passkeys.find(signed.id);
    if (!passkey || passkey.site !== site.host) throw BAD_PASSKEY();
    if (personId !== null && passkey.personId !== personId) throw BAD_PASSKEY();
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { authenticationInfo } = await verified(
      verifyAuthenticationResponse({
        ...{
          response: { ...signed, ...NO_EXTENSIONS },
          expectedChallenge: this.uses(personId),
          requireUserVerification: true,
        },
        ...{ expectedOrigin: site.origin, expectedRPID: site.host },
        credential: { id: passkey.id, publicKey: bytesOf(passkey), counter: passkey.counter },
      }),
    );
    if (!(await this.services.passkeys.used(passkey.id, authenticationInfo.newCounter))) throw BAD_PASSKEY();
    return passkey.personId;
  }

  /** Refuses a change that no passkey of the person has signed. Whoever has none is not asked. */
  async mustBeSigned(personId: string, signed: Signed | undefined, site: Site): Promise<void> {
    const known = await this.services.passkeys.ofPerson(personId);
    if (known.length === 0) return;
    if (!signed) throw new Problem('PASSKEY_NEEDED', 'signed: one of your passkeys has to sign this', 'signed');
    await this.signer(signed, site, personId);
  }

  private async challenge(personId: string | null): Promise<string> {
    const { passkeys, time, bytes } = this.services;
    const challenge = bytes(CHALLENGE_BYTES).toString('base64url');
    const now = time.now();
    const kept = { hash: hashToken(challenge), personId, until: now + CHALLENGE_MS };
    if (!(await passkeys.challenge(kept, now))) throw new Problem('BUSY', 'Too many passkeys are asked for: try again');
    return challenge;
  }

  /** Whether a challenge was given for this purpose. It is used up. */
  private uses(personId: string | null): (challenge: string) => Promise<boolean> {
    return async (challenge) => {
      const used = await this.services.passkeys.useChallenge(hashToken(challenge), this.services.time.now());
      return used !== null && used.personId === personId;
    };
  }
}

/** The library throws what is wrong with an answer; only the store's failures are not the client's. */
async function verified<T extends { readonly verified: boolean }>(answer: Promise<T>): Promise<T> {
  const result = await answer.catch((error: unknown) => {
    throw error instanceof StoreDown ? error : BAD_PASSKEY();
  });
  if (!result.verified) throw BAD_PASSKEY();
  return result;
}

function credentials(passkeys: readonly Passkey[]) {
  return passkeys.map(({ id }) => ({ id, type: 'public-key' as const }));
}

function bytesOf({ publicKey }: Passkey): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(publicKey, 'base64url'));
}
