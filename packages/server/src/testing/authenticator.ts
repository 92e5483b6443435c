import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyCreation, PasskeyRequest, Signed } from '@madang/protocol';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const text = (data: Buffer) => data.toString('base64url');

/** Present and verified; with a new credential. */
const FLAGS = { signed: 0x05, created: 0x45 };

/** A passkey in software, with one credential (ECDSA on P-256), for tests. */
export class Authenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly credential = randomBytes(16);
  private counter = 0;
  /** Where the browser is. A page cannot choose it. */
  origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  create({ challenge, rp }: PasskeyCreation): NewPasskey {
    const length = Buffer.from([0, this.credential.length]);
    const data = Buffer.concat([
      this.head(rp.id, FLAGS.created),
      Buffer.alloc(16),
      length,
      this.credential,
      this.cose(),
    ]);
    // CBOR: a map of fmt, attStmt (empty) and authData.
    const attestation = Buffer.concat([
      ...[Buffer.from([0xa3, 0x63]), Buffer.from('fmt'), Buffer.from([0x64]), Buffer.from('none')],
      ...[Buffer.from([0x67]), Buffer.from('attStmt'), Buffer.from([0xa0, 0x68]), Buffer.from('authData')],
      ...[Buffer.from([0x58, data.length]), data],
    ]);
    const clientDataJSON = text(this.clientData('webauthn.create', challenge));
    return { ...this.answer(), response: { clientDataJSON, attestationObject: text(attestation) } };
  }

  sign({ challenge, rpId }: PasskeyRequest): Signed {
    this.counter++;
    const data = this.head(rpId, FLAGS.signed);
    const client = this.clientData('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.keys.privateKey);
    const response = { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) };
    return { ...this.answer(), response };
  }

  private answer() {
    const id = text(this.credential);
    return { id, rawId: id, type: 'public-key' as const };
  }

  private head(site: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(site), Buffer.from([flags]), counter]);
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  /** The public key as COSE: kty 2, alg -7, crv 1, x, y. */
  private cose(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (label: number, value: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
    return Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), coordinate(0x21, x), coordinate(0x22, y)]);
  }
}
