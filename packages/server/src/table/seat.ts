import type { SeatKind } from './log.ts';

/** Who sits in a seat. */
export interface Sitter {
  readonly kind: SeatKind;
  readonly name: string;
  /** As the wire names the player. */
  readonly playerId: string;
  readonly tokenHash: string | null;
  /** How strong a bot plays here: always, or while the person is away. */
  readonly level: string | null;
  /** A bot plays for the person, who may come back. */
  readonly isAway: boolean;
  /** The person has gone for good. */
  readonly hasLeft: boolean;
  readonly clientSeed: string | null;
  /** The person has been here: nobody is dealt cards before that. */
  readonly hasArrived: boolean;
  /** What is left of the time bank. */
  readonly bank: number | null;
  /** The ids of commands that have acted, so that one sent twice acts once. */
  readonly commandIds: ReadonlySet<string>;
}

/** Whether the server chooses this seat's actions. */
export function isPlayedByBot(sitter: Sitter): boolean {
  return sitter.kind === 'bot' || sitter.isAway || sitter.hasLeft;
}
