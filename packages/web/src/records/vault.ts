/** Where much can be kept: records under their ids, room after room. */
export interface Vault {
  put(room: Room, id: string, record: unknown): Promise<void>;
  get(room: Room, id: string): Promise<unknown>;
  all(room: Room): Promise<readonly unknown[]>;
  remove(room: Room, id: string): Promise<void>;
}

/** `matches` are a line each for the list, `kibos` whole records, `rounds` the logs that grew too many for localStorage. */
export const ROOMS = ['matches', 'kibos', 'rounds'] as const;
export type Room = (typeof ROOMS)[number];

const DATABASE = 'madang';
const VERSION = 1;

/** The browser's database. It is opened with the first word to it: pages that keep nothing never touch it. */
export function browserVault(): Vault {
  let opened: Promise<IDBDatabase> | null = null;
  const run = async <T>(
    room: Room,
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    opened ??= open();
    const transaction = (await opened).transaction(room, mode, { durability: 'strict' });
    const answer = answered(ask(transaction.objectStore(room)));
    if (mode === 'readwrite') await completed(transaction);
    return answer;
  };
  return {
    async put(room, id, record) {
      await run(room, 'readwrite', (store) => store.put(record, id));
    },
    get: (room, id) => run(room, 'readonly', (store) => store.get(id)),
    all: (room) => run(room, 'readonly', (store) => store.getAll()),
    async remove(room, id) {
      await run(room, 'readwrite', (store) => store.delete(id));
    },
  };
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => {
    for (const room of ROOMS)
      if (!request.result.objectStoreNames.contains(room)) request.result.createObjectStore(room);
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
