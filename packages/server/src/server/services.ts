import type { Logger } from 'pino';
import type { Bots } from '../bots/bots.ts';
import type { OpenSeats } from '../lobby/open-seats.ts';
import type { Records } from '../record/records.ts';
import type { BotOnlyTables } from '../room/bot-only-tables.ts';
import type { Store } from '../store/store.ts';
import type { Journal } from './journal.ts';
import type { Metrics } from './metrics.ts';
import type { Bytes } from './secrets.ts';
import type { Settings } from './settings.ts';
import type { Time } from './time.ts';

/** What all tables of a server use. */
export interface Services {
  readonly store: Store;
  readonly bots: Bots;
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
