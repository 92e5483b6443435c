import type { SeatKind } from './log.ts';

/** Who sits in a seat. */
export interface Sitter {
  readonly kind: SeatKind;
  readonly name: string;
  /** The player's id on the wire. */
  readonly playerId: string;
  readonly tokenHash: string | null;
  /** Whose key the seat was taken with; absent: nobody's. */
  readonly person?: string;
  /** The bot's level, for a bot's seat or while the person is away. */
  readonly level: string | null;
  /** A bot plays for the person, who may come back. */
  readonly isAway: boolean;
  /** The person has left for good. */
  readonly hasLeft: boolean;
  readonly clientSeed: string | null;
  /** The person has connected at least once: no cards are dealt before that. */
  readonly hasArrived: boolean;
  /** The person is connected and plays elsewhere meanwhile: no cards are dealt before they have joined again. */
  readonly isElsewhere: boolean;
  /** What is left of the time bank. */
  readonly bank: number | null;
  /** The ids of the last commands that were carried out, so that a command sent twice is carried out once. */
  readonly commandIds: ReadonlySet<string>;
}

/** Whether the server chooses this seat's actions. */
export function isPlayedByBot(sitter: Sitter): boolean {
  return sitter.kind === 'bot' || sitter.isAway || sitter.hasLeft;
}
