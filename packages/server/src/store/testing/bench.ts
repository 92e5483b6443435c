import type { Store } from '../store.ts';

/** A place of its own for one test. */
export interface TestPlace {
  /** Each call opens another store on the same place. */
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** The place and the open store of the current test. */
export interface Bench {
  place: TestPlace;
  store: Store;
}
