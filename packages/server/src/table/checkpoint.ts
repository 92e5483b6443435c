import { createHash } from 'node:crypto';
import { type AnyHappening, type Carry, type Deal, ENGINE_VERSION, Match } from '@madang/engine';
import { fromHex, hashText, type PastRound } from '@madang/engine/internal';
import type { Checkpoint } from '../store/store.ts';
import type { Logged, TableCard } from './log.ts';
import type { Sitter } from './seat.ts';
import { newTable, type TableState } from './table.ts';
import { tableRules } from './table-rules.ts';

// A table as it was when its last round was dealt, so that earlier rounds need not be replayed. It is a cache of the card and
// the log and holds no position: the round is dealt again from the seed, and its hash must be the one in the log. A
// checkpoint that is damaged, of another version or of another log is not used.

/** What the table's owner keeps with it: whatever it would have to replay the log for. */
export type Notes = Readonly<Record<string, unknown>>;

export interface Restored {
  readonly table: TableState;
  /** The deal. */
  readonly happenings: readonly AnyHappening[];
  readonly notes: Notes;
}

/** Raised whenever the meaning of `Kept` changes. */
const FORMAT = 2;

interface Kept {
  readonly format: number;
  readonly engine: string;
  readonly sitters: readonly (KeptSitter | null)[];
  readonly clientSeeds: readonly string[];
  readonly inputs: TableCard['rules'];
  readonly deal: Deal<Carry>;
  readonly past: readonly PastRound[];
  readonly notes: Notes;
}

type KeptSitter = Omit<Sitter, 'commandIds'> & { readonly commandIds: readonly string[] };

/** Whether a checkpoint can be made after this entry: it dealt a round, not the first one. */
export function isDeal({ entry }: Logged): boolean {
  return entry.type === 'acted' && entry.dealt !== undefined;
}

/** @param table as it is after an entry that `isDeal` */
export function checkpointOf({ match, sitters, past, n }: TableState, notes: Notes): Checkpoint {
  if (!match) throw new Error('the match has not begun');
  const { clientSeeds = [], inputs = {} } = match.setup;
  const kept: Kept = {
    format: FORMAT,
    engine: ENGINE_VERSION,
    sitters: sitters.map((sitter) => sitter && { ...sitter, commandIds: [...sitter.commandIds] }),
    clientSeeds,
    inputs,
    deal: match.deal,
    past,
    notes,
  };
  const text = JSON.stringify(kept);
  return { n, text: `${checksum(text)} ${text}` };
}

/** The table that was kept; null when it cannot be used. `logged` is the entry of the log after which it was kept. */
export function restored(card: TableCard, checkpoint: Checkpoint | null, logged: Logged | undefined): Restored | null {
  const kept = checkpoint && readKept(checkpoint.text);
  if (!kept || kept.format !== FORMAT || kept.engine !== ENGINE_VERSION) return null;
  if (!logged || logged.n !== checkpoint?.n) return null;
  const { entry, at, n } = logged;
  const seed = fromHex(card.seed);
  if (entry.type !== 'acted' || entry.dealt === undefined || !seed) return null;
  const table = newTable(card);
  const { clientSeeds, inputs, deal, past, notes } = kept;
  const rules = tableRules(table.game, card);
  const { match, happenings } = Match.resume(table.game, { rules, seats: card.seats, seed, clientSeeds, inputs }, deal);
  if (hashText(match.state.hash()) !== entry.dealt) return null;
  const sitters = kept.sitters.map((sitter) => sitter && { ...sitter, commandIds: new Set(sitter.commandIds) });
  return { table: { ...table, n, match, sitters, past, hasMoved: true, turnSince: at }, happenings, notes };
}

function readKept(text: string): Kept | null {
  const space = text.indexOf(' ');
  const json = text.slice(space + 1);
  return space > 0 && checksum(json) === text.slice(0, space) ? JSON.parse(json) : null;
}

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
