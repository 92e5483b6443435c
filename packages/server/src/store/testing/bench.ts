import type { Store } from '../store.ts';

/** A place of its own for one test. */
export interface TestPlace {
  /** Each call opens another store on the same place. */
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** What lies before the test that runs: a new place, and a store that is open on it. */
export interface Bench {
  place: TestPlace;
  store: Store;
}
