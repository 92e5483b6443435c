import type { Json, Kibo } from '@madang/engine';
import { isObject } from '../app/kept.ts';
import type { Dare } from '../games/dare.ts';

/** A finished match of the reader. */
export interface OwnMatch {
  readonly kibo: Kibo;
  readonly seat: number;
  /** When, in milliseconds. */
  readonly at: number;
}

/** What one person has reached in a game. */
export interface GameStatistics {
  readonly game: string;
  readonly matches: number;
  readonly won: number;
  readonly tied: number;
  readonly rounds: number;
  readonly roundsWon: number;
  /** Per round, over all matches. */
  readonly pointsPerRound: number;
  /** The points per round of each match, the oldest first. */
  readonly curve: readonly number[];
  /** The most points for one item of a count: a set, a yaku, a marriage. */
  readonly best: { readonly name: string; readonly points: number } | null;
  /** In how many rounds the game's risk was taken, and in how many of these it paid. */
  readonly dared: { readonly taken: number; readonly made: number };
  /** By the level of the bots at the table; `PEOPLE` where there was none. */
  readonly levels: readonly { readonly level: string; readonly matches: number; readonly won: number }[];
}

export const PEOPLE = 'people';

/** The reader's seat in a match on this device; null when there were two people (nobody knows who it was) or none. */
export function onlyPersonIn({ seats }: Kibo): number | null {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return people.length === 1 ? people[0] : null;
}

/** Matches that were not finished, or in which a move was taken back after seeing cards, do not count. */
export function statisticsOf(
  matches: readonly OwnMatch[],
  dares: ReadonlyMap<string, Dare> = new Map(),
): readonly GameStatistics[] {
  const counted = matches.filter(({ kibo }) => kibo.result && !kibo.takenBack).toSorted((one, two) => one.at - two.at);
  const games = Map.groupBy(counted, ({ kibo }) => kibo.game);
  return [...games].map(([game, own]) => ofGame(game, own, dares.get(game)));
}

function ofGame(game: string, matches: readonly OwnMatch[], dare: Dare | undefined): GameStatistics {
  const played = matches.map((match) => ({ match, ...roundsOf(match) }));
  const rounds = sum(played.map(({ points }) => points.length));
  const points = sum(played.flatMap((each) => each.points));
  return {
    game,
    matches: matches.length,
    won: matches.filter(isWon).length,
    tied: matches.filter(({ kibo }) => kibo.result?.winners.length !== 1).length,
    rounds,
    roundsWon: sum(played.map(({ wins }) => wins)),
    pointsPerRound: rounds === 0 ? 0 : points / rounds,
    curve: played.filter((each) => each.points.length > 0).map((each) => sum(each.points) / each.points.length),
    best: bestOf(matches),
    dared: dare ? daredIn(matches, dare) : { taken: 0, made: 0 },
    levels: levelsOf(matches),
  };
}

function daredIn(matches: readonly OwnMatch[], { actions, isMade }: Dare): GameStatistics['dared'] {
  const results = matches.flatMap(({ kibo, seat }) =>
    kibo.rounds.flatMap(({ outcome, ...round }) => {
      const isTaken = round.actions.some((each) => each.seat === seat && actions.includes(typeOf(each.action)));
      return outcome && isTaken ? [isMade(outcome, seat)] : [];
    }),
  );
  return { taken: results.length, made: results.filter((isMade) => isMade).length };
}

function typeOf(action: Json): string {
  return isObject(action) ? String(action.type) : '';
}

function isWon({ kibo, seat }: OwnMatch): boolean {
  return kibo.result?.winners.length === 1 && kibo.result.winners[0] === seat;
}

function roundsOf({ kibo, seat }: OwnMatch): { readonly points: readonly number[]; readonly wins: number } {
  const outcomes = kibo.rounds.flatMap(({ outcome }) => (outcome && !outcome.void ? [outcome] : []));
  return {
    points: outcomes.map(({ points }) => points[seat]),
    wins: outcomes.filter(({ winners }) => winners.includes(seat)).length,
  };
}

function bestOf(matches: readonly OwnMatch[]): GameStatistics['best'] {
  const items = matches.flatMap(({ kibo, seat }) =>
    kibo.rounds
      .flatMap(({ outcome }) => outcome?.claims ?? [])
      .filter((claim) => claim.seat === seat)
      .flatMap((claim) => claim.items),
  );
  return items.reduce<GameStatistics['best']>(
    (best, item) => (item.points > (best?.points ?? 0) ? { name: item.name, points: item.points } : best),
    null,
  );
}

function levelsOf(matches: readonly OwnMatch[]): GameStatistics['levels'] {
  const levelOf = ({ kibo }: OwnMatch): string => kibo.seats.find(({ level }) => level !== undefined)?.level ?? PEOPLE;
  return [...Map.groupBy(matches, levelOf)].map(([level, against]) => ({
    level,
    matches: against.length,
    won: against.filter(isWon).length,
  }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
