// People and their keys. A person has no account, no address and no password: whoever holds a key of a person is that person. Only
// hashes of keys and codes are kept.

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** `person`: a device of the person. `program`: a program that may only play. */
export type KeyKind = 'person' | 'program';

export interface Key {
  /** By which it can be revoked; it opens nothing. */
  readonly id: string;
  readonly hash: string;
  readonly kind: KeyKind;
  /** What the person calls the device or the program. */
  readonly name: string;
  readonly createdAt: number;
}

export type KnownKey = Omit<Key, 'hash'>;

/** Whose key it is, and which. */
export interface KeyHolder {
  readonly person: Person;
  readonly key: KnownKey;
}

/** A code that gives another device a key of the same person, once. */
export interface Transfer {
  readonly codeHash: string;
  readonly personId: string;
  readonly until: number;
}

/** What is kept of people beside the tables. What these answer is durable, as in `Store`. */
export interface PeopleStore {
  /** The holder of this key; the person is made if nobody has it yet. */
  register(person: Person, key: Key): Promise<KeyHolder>;
  holderOf(keyHash: string): Promise<KeyHolder | null>;
  person(personId: string): Promise<Person | null>;
  rename(personId: string, name: string): Promise<void>;
  /** Adds a key, unless the person has this many. */
  addKey(personId: string, key: Key, most: number): Promise<boolean>;
  /** The oldest first. */
  keys(personId: string): Promise<readonly KnownKey[]>;
  /** Removes a key; the last key of a person that is no program's stays. */
  removeKey(personId: string, keyId: string): Promise<boolean>;
  offerTransfer(transfer: Transfer): Promise<void>;
  /** Uses the code up and gives its person this key; null when there is no such code, it is too late, or the person has `most` keys. */
  takeTransfer(codeHash: string, now: number, key: Key, most: number): Promise<KeyHolder | null>;
  /** Deletes everything about the person but the links to the tables, which go when the tables have forgotten the person. */
  erase(personId: string, at: number): Promise<void>;
  /** Deletes people who were made in this time and have left nothing: keys cost nothing to make, and anybody can make many. */
  dropUnused(from: number, to: number): Promise<void>;
  /** Tables that still name people who were erased, some of them if there are many. */
  toForget(): Promise<readonly Forgotten[]>;
  /** The table no longer names the person. */
  forgotten(link: Forgotten): Promise<void>;
}

export interface Forgotten {
  readonly personId: string;
  readonly tableId: string;
}
