import type { Seat } from '@madang/engine';
import type { Reaction } from '@madang/protocol';
import type { ConnectionState, Listener, SeatClock, TableRefusal, WayBack } from './session.ts';

/** What changes at once, even while cards are moving. */
export interface Notices {
  readonly line: ConnectionState;
  readonly away: ReadonlyMap<Seat, 'away' | 'left'>;
  /** Who is disconnected, and when a bot takes over, by this machine's clock; null: nobody waits for them. */
  readonly gone: ReadonlyMap<Seat, number | null>;
  /** The reader was disconnected and is back; whether a bot has played meanwhile. */
  readonly back: Returned | null;
  /** What each player has said last. */
  readonly reactions: ReadonlyMap<Seat, Said>;
  /** Nobody has moved: the match can be called off. */
  readonly mayAbort: boolean;
  /** Why a claim, or calling the match off, was refused. */
  readonly notNow: { readonly id: number; readonly code: TableRefusal } | null;
  /** When the window closes in which several may act. */
  readonly window: number | null;
  /** Whose time runs. It runs while cards are still moving, too: the server does not wait for a page. */
  readonly clocks: readonly SeatClock[];
  /** A rematch that somebody has offered. */
  readonly rematch: OfferedRematch | null;
  /** Something broke, and nothing has been shown since. */
  readonly isBroken: boolean;
  /** At one screen: to whom it has to be handed now. */
  readonly handOver: Seat | null;
  /** How the last move can be taken back. */
  readonly wayBack: WayBack | null;
}

export interface OfferedRematch {
  readonly tableId: string;
  /** Who has offered it, where that is known. */
  readonly by: Seat | null;
}

/** A new id for each: one that is repeated is shown and announced again. */
export interface Said {
  readonly id: number;
  readonly reaction: Reaction;
}

interface Returned {
  readonly id: number;
  readonly hasBotPlayed: boolean;
}

export const NO_NOTICES: Notices = {
  line: { state: 'open' },
  away: new Map(),
  gone: new Map(),
  back: null,
  reactions: new Map(),
  mayAbort: false,
  notNow: null,
  window: null,
  clocks: [],
  rematch: null,
  handOver: null,
  wayBack: null,
  isBroken: false,
};

let ids = 0;

/** Turns what a session reports into notices. */
export function noticeListener(
  note: (change: (notices: Notices) => Partial<Notices>) => void,
): Omit<Listener, 'told' | 'refused' | 'broken'> {
  return {
    line: (line) => note(() => ({ line })),
    away: (seat, how) => note((notices) => presence(notices, seat, how)),
    gone: (seat, until) => note(({ gone }) => ({ gone: new Map(gone).set(seat, until) })),
    back: (hasBotPlayed) => note(() => ({ back: { id: ++ids, hasBotPlayed } })),
    reacted: (seat, reaction) =>
      note(({ reactions }) => ({ reactions: new Map(reactions).set(seat, { id: ++ids, reaction }) })),
    mayAbort: (mayAbort) => note(() => ({ mayAbort })),
    notNow: (code) => note(() => ({ notNow: { id: ++ids, code } })),
    window: (window) => note(() => ({ window })),
    clocks: (clocks) => note(() => ({ clocks })),
    rematch: (tableId, by) => note(() => ({ rematch: { tableId, by } })),
    handOver: (handOver) => note(() => ({ handOver })),
    wayBack: (wayBack) => note(() => ({ wayBack })),
  };
}

/** Who is away for a bot, or has left, is no longer just disconnected. */
function presence({ away, gone }: Notices, seat: Seat, how: 'away' | 'back' | 'left'): Partial<Notices> {
  const others = new Map(gone);
  others.delete(seat);
  const absent = new Map(away);
  if (how === 'back') absent.delete(seat);
  else absent.set(seat, how);
  return { away: absent, gone: others };
}
