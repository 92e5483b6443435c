import type { TableCard } from '../table/log.ts';
import { encryptedDaily } from './encrypted-daily.ts';
import { isEncrypted, type StoreKey } from './key.ts';
import { override } from './override.ts';
import { type Store, StoreError } from './store.ts';

/** A store whose seeds can only be read with its key. Everything else in it is shown to players anyway, or is a hash. */
export function encryptedStore(inner: Store, key: StoreKey): Store {
  const decrypted = <T extends { readonly card: TableCard }>(found: T): T => ({
    ...found,
    card: decryptedCard(found.card, key),
  });
  return override<Store>(inner, {
    daily: encryptedDaily(inner.daily, key),
    create: (card, entries, summary) => inner.create(encryptedCard(card, key), entries, summary),
    rematch: (card, entries, summary) => inner.rematch(encryptedCard(card, key), entries, summary),
    async card(tableId) {
      const card = await inner.card(tableId);
      return card && decryptedCard(card, key);
    },
    async find(tableId) {
      const found = await inner.find(tableId);
      return found && decrypted(found);
    },
    async open(tableId) {
      const stored = await inner.open(tableId);
      return stored && decrypted(stored);
    },
    async list(filter) {
      return (await inner.list(filter)).map(decrypted);
    },
  });
}

export function encryptedCard(card: TableCard, key: StoreKey): TableCard {
  return isEncrypted(card.seed) ? card : { ...card, seed: key.encrypt(card.seed, seedOf(card)) };
}

function decryptedCard(card: TableCard, key: StoreKey): TableCard {
  const seed = key.decrypt(card.seed, seedOf(card));
  if (seed === null) throw new StoreError(`table ${card.id}: its seed cannot be decrypted`);
  return { ...card, seed };
}

/** Binds a seed to its table: copied to another table, it cannot be decrypted. */
function seedOf({ id }: TableCard): string {
  return `seed ${id}`;
}
