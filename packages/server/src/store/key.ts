import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { StoreError } from './store.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** How encrypted text begins; a seed in clear is hexadecimal. */
const PREFIX = 'aes1:';

/** The key that the store's secrets are encrypted with, so that a copy of the database alone does not reveal them. */
export class StoreKey {
  private readonly bytes: Buffer;

  private constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  static random(): StoreKey {
    return new StoreKey(randomBytes(KEY_BYTES));
  }

  /** 32 bytes as 64 hexadecimal digits or as base64. */
  static read(text: string, where: string): StoreKey {
    const trimmed = text.trim();
    const bytes = /^[0-9a-f]{64}$/i.test(trimmed) ? Buffer.from(trimmed, 'hex') : fromBase64(trimmed);
    if (bytes?.length !== KEY_BYTES)
      throw new StoreError(
        `${where} must be ${KEY_BYTES} random bytes in hex or base64: make one with "openssl rand -hex 32"`,
      );
    return new StoreKey(bytes);
  }

  get hex(): string {
    return this.bytes.toString('hex');
  }

  /** @param place what the text is and where it belongs: text that was moved elsewhere cannot be decrypted */
  encrypt(text: string, place: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.bytes, iv).setAAD(Buffer.from(place));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${PREFIX}${Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
  }

  /** Null when the text was encrypted with another key or for another place, or was changed. */
  decrypt(text: string, place: string): string | null {
    const bytes = Buffer.from(text.slice(PREFIX.length), 'base64url');
    const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
    if (!isEncrypted(text) || tag.length < TAG_BYTES) return null;
    try {
      const decipher = createDecipheriv(ALGORITHM, this.bytes, iv).setAAD(Buffer.from(place)).setAuthTag(tag);
      const clear = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return clear.toString('utf8');
    } catch {
      return null; // OpenSSL gives no reason
    }
  }

  /** A text by which a database recognises this key. */
  get proof(): string {
    return this.encrypt(PROVEN, PROVEN);
  }

  fits(proof: string): boolean {
    return this.decrypt(proof, PROVEN) === PROVEN;
  }
}

const PROVEN = 'madang';

export function isEncrypted(text: string): boolean {
  return text.startsWith(PREFIX);
}

function fromBase64(text: string): Buffer | null {
  return /^[A-Za-z0-9+/_-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64') : null;
}
