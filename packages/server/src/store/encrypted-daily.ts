import type { DailyStore } from './daily.ts';
import type { StoreKey } from './key.ts';
import { override } from './override.ts';
import { StoreError } from './store.ts';

/** Daily deals whose seeds and seat tokens can only be read with the store's key. */
export function encryptedDaily(inner: DailyStore, key: StoreKey): DailyStore {
  const decrypted = (text: string, place: string): string => {
    const clear = key.decrypt(text, place);
    if (clear === null) throw new StoreError(`${place} cannot be decrypted`);
    return clear;
  };
  return override<DailyStore>(inner, {
    async seeds(day, game, fresh) {
      const place = (deal: number) => `seed of ${game} ${day} ${deal}`;
      const kept = await inner.seeds(
        day,
        game,
        fresh.map((seed, deal) => key.encrypt(seed, place(deal))),
      );
      return kept.map((seed, deal) => decrypted(seed, place(deal)));
    },
    async begin(match) {
      const place = (tableId: string) => `seat of ${tableId}`;
      const kept = await inner.begin({ ...match, token: key.encrypt(match.token, place(match.tableId)) });
      return { ...kept, token: decrypted(kept.token, place(kept.tableId)) };
    },
  });
}
