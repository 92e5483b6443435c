/** Records by id, in several object stores. */
export interface Database<Store extends string = StoreName> {
  put(store: Store, id: string, record: unknown): Promise<void>;
  get(store: Store, id: string): Promise<unknown>;
  all(store: Store): Promise<readonly unknown[]>;
  remove(store: Store, id: string): Promise<void>;
}

/** `matches`: summaries for the list; `kibos`: whole records; `rounds`: logs that do not fit in localStorage. */
export const STORES = ['matches', 'kibos', 'rounds'] as const;
export type StoreName = (typeof STORES)[number];

/** More stores are another database: a tab with an older page would hold up a new version of this one. */
const VERSION = 1;

/** The database of what was played. */
export function matchDatabase(): Database {
  return browserDatabase('madang', STORES);
}

/** IndexedDB, opened with the first request. */
export function browserDatabase<Store extends string>(name: string, stores: readonly Store[]): Database<Store> {
  let opened: Promise<IDBDatabase> | null = null;
  const run = async <T>(
    store: Store,
    mode: IDBTransactionMode,
    ask: (objects: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    opened ??= open(name, stores);
    const transaction = (await opened).transaction(store, mode, { durability: 'strict' });
    const answer = answered(ask(transaction.objectStore(store)));
    if (mode === 'readwrite') await completed(transaction);
    return answer;
  };
  return {
    async put(store, id, record) {
      await run(store, 'readwrite', (objects) => objects.put(record, id));
    },
    get: (store, id) => run(store, 'readonly', (objects) => objects.get(id)),
    all: (store) => run(store, 'readonly', (objects) => objects.getAll()),
    async remove(store, id) {
      await run(store, 'readwrite', (objects) => objects.delete(id));
    },
  };
}

function open(name: string, stores: readonly string[]): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION);
  request.onupgradeneeded = () => {
    for (const store of stores)
      if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
  };
  return answered(request);
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
