import type { Logged, TableCard } from '../table/log.ts';
import { isEncrypted, type StoreKey } from './key.ts';
import {
  type Checkpoint,
  type Due,
  type Expiry,
  type Listed,
  type Listener,
  type ListFilter,
  type News,
  type Store,
  type Stored,
  StoreError,
  type Summary,
} from './store.ts';

/** A store whose seeds only a holder of its key can read. The rest is what players are shown, or hashes. */
export class EncryptedStore implements Store {
  private readonly inner: Store;
  private readonly key: StoreKey;

  constructor(inner: Store, key: StoreKey) {
    this.inner = inner;
    this.key = key;
  }

  create(card: TableCard, entries?: readonly Logged[], summary?: Summary): Promise<void> {
    return this.inner.create(encryptedCard(card, this.key), entries, summary);
  }

  append(tableId: string, entries: readonly Logged[], news?: News): Promise<'appended' | 'conflict'> {
    return this.inner.append(tableId, entries, news);
  }

  rematch(card: TableCard, entries: readonly Logged[], summary: Summary): Promise<string> {
    return this.inner.rematch(encryptedCard(card, this.key), entries, summary);
  }

  async card(tableId: string): Promise<TableCard | null> {
    const card = await this.inner.card(tableId);
    return card && decryptedCard(card, this.key);
  }

  async find(tableId: string): Promise<Listed | null> {
    const found = await this.inner.find(tableId);
    return found && { ...found, card: decryptedCard(found.card, this.key) };
  }

  async open(tableId: string): Promise<Stored | null> {
    const stored = await this.inner.open(tableId);
    return stored && { ...stored, card: decryptedCard(stored.card, this.key) };
  }

  log(tableId: string, after?: number): Promise<readonly Logged[]> {
    return this.inner.log(tableId, after);
  }

  async list(filter: ListFilter): Promise<readonly Listed[]> {
    const rows = await this.inner.list(filter);
    return rows.map(({ card, summary }) => ({ card: decryptedCard(card, this.key), summary }));
  }

  due(): Promise<readonly Due[]> {
    return this.inner.due();
  }

  keepCheckpoint(tableId: string, checkpoint: Checkpoint): Promise<void> {
    return this.inner.keepCheckpoint(tableId, checkpoint);
  }

  touch(tableIds: readonly string[], at: number): Promise<void> {
    return this.inner.touch(tableIds, at);
  }

  expire(before: Expiry): Promise<readonly string[]> {
    return this.inner.expire(before);
  }

  lease(tableId: string, node: string, forMs: number): Promise<boolean> {
    return this.inner.lease(tableId, node, forMs);
  }

  release(tableId: string, node: string): Promise<void> {
    return this.inner.release(tableId, node);
  }

  listen(listener: Listener): Promise<() => Promise<void>> {
    return this.inner.listen(listener);
  }

  probe(): Promise<void> {
    return this.inner.probe();
  }

  close(): Promise<void> {
    return this.inner.close();
  }
}

export function encryptedCard(card: TableCard, key: StoreKey): TableCard {
  return isEncrypted(card.seed) ? card : { ...card, seed: key.encrypt(card.seed, seedOf(card)) };
}

function decryptedCard(card: TableCard, key: StoreKey): TableCard {
  const seed = key.decrypt(card.seed, seedOf(card));
  if (seed === null) throw new StoreError(`table ${card.id}: its seed cannot be decrypted`);
  return { ...card, seed };
}

/** A seed belongs to its table: in another one it cannot be decrypted. */
function seedOf({ id }: TableCard): string {
  return `seed ${id}`;
}
