// Passkeys (WebAuthn) that guard a person's keys. Only public keys are kept.

export interface Passkey {
  /** The credential's id, as base64url. */
  readonly id: string;
  readonly personId: string;
  /** The host for which it was made (the relying party's id). */
  readonly site: string;
  /** COSE, as base64url. */
  readonly publicKey: string;
  /** Of its signatures, where the authenticator counts them. */
  readonly counter: number;
  readonly createdAt: number;
}

/** Something random that a passkey has to sign, once. */
export interface Challenge {
  readonly hash: string;
  /** Whose passkey is made or asked for; null: anybody's who is recognized by it. */
  readonly personId: string | null;
  readonly until: number;
}

export interface PasskeyStore {
  /** False when there are too many at this moment. */
  challenge(challenge: Challenge, now: number): Promise<boolean>;
  /** Uses a challenge up: of several at once, on any node, one gets it. Null: there is none, or it is too late. */
  useChallenge(hash: string, now: number): Promise<Challenge | null>;
  /** False when the person has `most` of them, or somebody has this one. */
  add(passkey: Passkey, most: number): Promise<boolean>;
  /** The oldest first. */
  ofPerson(personId: string): Promise<readonly Passkey[]>;
  find(id: string): Promise<Passkey | null>;
  /** Moves the counter on; false when it is not above the one that is known: the passkey was copied. */
  used(id: string, counter: number): Promise<boolean>;
  remove(personId: string, id: string): Promise<boolean>;
}
