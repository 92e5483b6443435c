import type { Seated } from './api.ts';

// A small database of every released version is kept in packages/server/releases/<version>. These are its files.

/** Written by the server of that version, in one file: it was stopped in an orderly way. */
export const DATABASE = 'madang.sqlite';
/** The key of that database. It protects nothing; a server expects it beside the database as `madang.sqlite.key`. */
export const FIXTURE_KEY = 'fixture-only.key';
/** What `Release` describes. */
export const TABLES = 'tables.json';
/** The statements by which that version set up an empty PostgreSQL database. */
export const POSTGRES_SCHEMA = 'postgres.sql';

export interface Release {
  readonly version: string;
  /** When the last entry was written, in milliseconds. */
  readonly madeAt: number;
  readonly tables: readonly ReleasedTable[];
}

export interface ReleasedTable {
  readonly game: string;
  readonly state: 'finished' | 'running' | 'waiting';
  /** The players, with their tokens. */
  readonly seats: readonly Seated[];
  /** How a finished match ended. */
  readonly end?: ReleasedEnd;
}

export interface ReleasedEnd {
  readonly actions: number;
  /** Of the last position. */
  readonly hash: string;
  readonly scores: readonly number[];
}
