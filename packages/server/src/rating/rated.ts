import { findGame } from '@madang/engine';
import { canonical } from '@madang/engine/internal';
import { ratedAs } from '@madang/players';
import type { MatchResult } from '../store/ratings.ts';
import type { TableCard } from '../table/log.ts';
import type { TableState } from '../table/table.ts';

// Which matches count for ratings, and how they ended.

interface Seated {
  readonly kind: string;
  readonly person?: string;
}

/**
 * Whether a match counts: everybody has a key of their own and is no program, the rules are a named set without changes, and there
 * is a clock, so that nobody can win by waiting.
 */
export function isRated({ game, rules, clock }: TableCard, seats: readonly (Seated | null)[]): boolean {
  if (clock === null || !isNamedSet(game, rules)) return false;
  const people = new Set(seats.flatMap((seat) => (seat?.kind === 'human' ? (seat.person ?? []) : [])));
  return people.size === seats.length;
}

function isNamedSet(gameId: string, rules: TableCard['rules']): boolean {
  const named: unknown = findGame(gameId)?.rulesets[String(rules.ruleset)];
  return named !== undefined && canonical(named) === canonical(rules);
}

/** Whoever is rated together: the same game, number of seats and set of rules, or one that differs little. */
export function poolOf({ game, rules, seats }: Pick<TableCard, 'game' | 'rules' | 'seats'>): string {
  const known = findGame(game);
  const ruleset = String(rules.ruleset);
  return `${game}/${seats}/${known ? ratedAs(known, ruleset) : ruleset}`;
}

const WINNER = 1;
const LOSER = 2;
/** Whoever is gone when the match ends comes after those who have stayed, however the bot has played; last whoever has left for good. */
const AWAY = 3;
const LEFT = 4;

/** The result of a match that has just ended; null: it does not count. A voided match has none. */
export function ratedResult({ card, sitters, match, voided }: TableState): MatchResult | null {
  const result = voided === null ? match?.result : null;
  if (!result || !isRated(card, sitters)) return null;
  const places = sitters.flatMap((sitter, seat) => {
    if (sitter?.person === undefined) return [];
    const played = result.winners.includes(seat) ? WINNER : LOSER;
    const rank = sitter.hasLeft ? LEFT : sitter.isAway ? AWAY : played;
    return [{ person: sitter.person, rank }];
  });
  return { pool: poolOf(card), places };
}
