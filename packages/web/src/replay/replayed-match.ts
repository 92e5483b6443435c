import {
  type AnyGame,
  findGame,
  type Kibo,
  KiboError,
  type Ply,
  type RoundLog,
  replay,
  replayLogs,
  type Unchecked,
} from '@madang/engine';
import type { Sitter } from '../play/told.ts';

/** What is replayed: the record of a match, or logs of some of its rounds. */
export type Source =
  | { readonly kind: 'kibo'; readonly kibo: Kibo }
  | { readonly kind: 'logs'; readonly logs: readonly RoundLog[] };

export function gameIdOf(source: Source): string {
  return source.kind === 'kibo' ? source.kibo.game : source.logs[0].game;
}

/** Whoever reads a record knows its game. */
export function gameOf(source: Source): AnyGame {
  const id = gameIdOf(source);
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

/** What is kept beside a record is found by this. */
export function keyOf(source: Source): string {
  return source.kind === 'kibo' ? source.kibo.checksum.slice(0, 16) : source.logs.map((log) => log.id).join();
}

/** A match ply by ply, up to the first error in its record. */
export interface ReplayedMatch {
  readonly game: AnyGame;
  readonly seats: readonly Sitter[];
  readonly commitment: string | null;
  readonly plies: readonly Ply[];
  /** The first error in the record, if any. */
  readonly broken: KiboError | null;
  /** What a log of rounds does not prove. */
  readonly unchecked: readonly Unchecked[];
}

export function replayedMatch(game: AnyGame, source: Source): ReplayedMatch {
  return source.kind === 'kibo' ? ofKibo(game, source.kibo) : ofLogs(game, source.logs);
}

function ofKibo(game: AnyGame, kibo: Kibo): ReplayedMatch {
  const plies: Ply[] = [];
  const { seats, commitment } = kibo;
  const broken = failureOf(() => {
    for (const turned of replay(game, kibo)) plies.push(turned);
  });
  return { game, seats, commitment, plies, broken, unchecked: [] };
}

function ofLogs(game: AnyGame, logs: readonly RoundLog[]): ReplayedMatch {
  let replayed: ReplayedMatch = { game, seats: [], commitment: null, plies: [], broken: null, unchecked: [] };
  const broken = failureOf(() => {
    replayed = { ...replayLogs(logs), broken: null };
  });
  return { ...replayed, broken };
}

function failureOf(work: () => void): KiboError | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof KiboError) return error;
    throw error;
  }
}
