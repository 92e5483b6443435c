import type { Kibo } from '@madang/engine';

/** What one person has reached in a game on this device. */
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
  /** By the level of the bots at the table. */
  readonly levels: readonly { readonly level: string; readonly matches: number; readonly won: number }[];
}

/**
 * From the records of matches, the oldest first. Only matches with one person count (with two, nobody knows who it was),
 * and those in which no move was taken back after seeing cards.
 */
export function statisticsOf(kibos: readonly Kibo[]): readonly GameStatistics[] {
  const own = kibos.flatMap((kibo) => {
    const people = kibo.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    return people.length === 1 && kibo.result && !kibo.takenBack ? [{ kibo, seat: people[0] }] : [];
  });
  const games = [...new Set(own.map(({ kibo }) => kibo.game))];
  return games.map((game) =>
    ofGame(
      game,
      own.filter(({ kibo }) => kibo.game === game),
    ),
  );
}

interface Own {
  readonly kibo: Kibo;
  readonly seat: number;
}

function ofGame(game: string, matches: readonly Own[]): GameStatistics {
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
    levels: levelsOf(matches),
  };
}

function isWon({ kibo, seat }: Own): boolean {
  return kibo.result?.winners.length === 1 && kibo.result.winners[0] === seat;
}

function roundsOf({ kibo, seat }: Own): { readonly points: readonly number[]; readonly wins: number } {
  const outcomes = kibo.rounds.flatMap(({ outcome }) => (outcome && !outcome.void ? [outcome] : []));
  return {
    points: outcomes.map(({ points }) => points[seat]),
    wins: outcomes.filter(({ winners }) => winners.includes(seat)).length,
  };
}

function bestOf(matches: readonly Own[]): GameStatistics['best'] {
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

function levelsOf(matches: readonly Own[]): GameStatistics['levels'] {
  const levelOf = ({ kibo }: Own): string => kibo.seats.find(({ level }) => level !== undefined)?.level ?? '';
  return [...new Set(matches.map(levelOf))]
    .filter((level) => level !== '')
    .map((level) => {
      const against = matches.filter((match) => levelOf(match) === level);
      return { level, matches: against.length, won: against.filter(isWon).length };
    });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
