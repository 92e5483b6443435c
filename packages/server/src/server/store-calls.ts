import type { ConductStore } from '../store/conduct.ts';
import type { DailyStore } from '../store/daily.ts';
import type { PasskeyStore } from '../store/passkeys.ts';
import type { PeopleStore } from '../store/people.ts';
import type { RatingStore } from '../store/ratings.ts';
import type { Store } from '../store/store.ts';

/** A call of the store has failed: it is down, full or closed. */
export class StoreDown extends Error {
  override readonly name = 'StoreDown';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The same store, whose failures are `StoreDown`, so that they can be told from bugs of the server. */
export function withStoreDown<S extends Store | PeopleStore | RatingStore | ConductStore | PasskeyStore | DailyStore>(
  store: S,
): S {
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const answer: unknown = Reflect.apply(value, target, args);
        if (!(answer instanceof Promise)) return answer;
        return answer.catch((error: unknown) => {
          throw new StoreDown(error);
        });
      };
    },
  });
}
