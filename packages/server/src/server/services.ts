import type { Logger } from 'pino';
import type { Bots } from '../bots/bots.ts';
import type { ServerModels } from '../bots/models.ts';
import type { OpenSeats } from '../lobby/open-seats.ts';
import type { Ratings } from '../rating/ratings.ts';
import type { Records } from '../record/records.ts';
import type { BotOnlyTables } from '../room/bot-only-tables.ts';
import type { ConductStore } from '../store/conduct.ts';
import type { DailyStore } from '../store/daily.ts';
import type { PasskeyStore } from '../store/passkeys.ts';
import type { PeopleStore } from '../store/people.ts';
import type { RatingStore } from '../store/ratings.ts';
import type { Store } from '../store/store.ts';
import type { Journal } from './journal.ts';
import type { Metrics } from './metrics.ts';
import type { Bytes } from './secrets.ts';
import type { Settings } from './settings.ts';
import type { Time } from './time.ts';

/** What all tables of a server use. */
export interface Services {
  readonly store: Store;
  readonly people: PeopleStore;
  readonly conduct: ConductStore;
  readonly passkeys: PasskeyStore;
  readonly ratingStore: RatingStore;
  readonly dailyStore: DailyStore;
  readonly ratings: Ratings;
  readonly bots: Bots;
  /** Trained models that are offered beside the levels. */
  readonly models: ServerModels;
  readonly botOnlyTables: BotOnlyTables;
  readonly records: Records;
  readonly openSeats: OpenSeats;
  readonly time: Time;
  readonly bytes: Bytes;
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** The log's lines about addresses. */
  readonly journal: Journal;
}
