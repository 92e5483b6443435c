import type { Reaction } from '@madang/protocol';
import type { TableRefusal } from '../../play/session.ts';

/** Words about the other people at a table; `other` is never the reader. A `time` is written `0:42`. */
export interface PeopleWords {
  readonly gone: (other: string) => string;
  readonly goneUntilBot: (other: string, time: string) => string;
  readonly goneUntilTime: (other: string, time: string) => string;
  readonly botPlays: (other: string) => string;
  readonly hasLeft: (other: string) => string;
  readonly isBack: (other: string) => string;
  /** The choices: to wait before a bot plays, or to play on with it. */
  readonly wait: string;
  readonly playOn: string;
  readonly claim: string;
  readonly claimIn: (time: string) => string;
  readonly leave: string;
  readonly youAreBack: string;
  readonly youAreBackAfterBot: string;
  readonly calledOff: (other: string) => string;
  readonly youCalledOff: string;
  /** Why a claim or calling off was refused. */
  readonly refused: Readonly<Record<TableRefusal, string>>;
  readonly declinedBy: (others: string) => string;
  /** Opens the phrases. */
  readonly react: string;
  readonly mute: string;
  readonly unmute: string;
  readonly reactions: Readonly<Record<Reaction, string>>;
}
