// What people do about other people: they block them, and they report them to the operator.

/** Somebody whom a person does not want to meet. */
export interface Blocked {
  readonly person: string;
  readonly name: string;
}

export interface Report {
  readonly tableId: string;
  readonly seat: number;
  readonly reporter: string;
  /** Null: the seat was taken without a key. */
  readonly reported: string | null;
  /** What the seat was called. */
  readonly name: string;
  readonly reason: string;
  readonly at: number;
}

/** How many reports a person may make since then. */
export interface ReportLimits {
  readonly most: number;
  readonly since: number;
}

export interface ConductStore {
  /** False when the person has blocked `most` people already, or there is no such person. */
  block(person: string, blocked: string, at: number, most: number): Promise<boolean>;
  unblock(person: string, blocked: string): Promise<void>;
  /** Whom the person has blocked, the last one first. */
  blocked(person: string): Promise<readonly Blocked[]>;
  /** Whom the person must not be paired with: those whom they have blocked, and those who have blocked them. */
  parted(person: string): Promise<ReadonlySet<string>>;
  /** Keeps a report; the same report again changes its reason. False when the person has made too many. */
  report(report: Report, limits: ReportLimits): Promise<boolean>;
  /** The newest first. */
  reports(limit: number): Promise<readonly Report[]>;
  /** Those that the person has made, the newest first. */
  reportsBy(person: string): Promise<readonly Report[]>;
  /** Deletes what was reported before. */
  dropReports(before: number): Promise<void>;
}
