import { ordinal, predictWin, rate, rating } from 'openskill';
import type { Place, Skill } from '../store/ratings.ts';

/** What is thought of somebody who has not played: anything. */
export const UNKNOWN: Skill = rating();

/** The skills after a match, in the order of its places. */
export function skillsAfter(places: readonly Place[], before: readonly Skill[]): readonly Skill[] {
  const teams = before.map(({ mu, sigma }) => [{ mu, sigma }]);
  return rate(teams, { rank: places.map(({ rank }) => rank) }).map(([skill]) => skill ?? UNKNOWN);
}

/** One number by which people are ordered: what their skill is at least, almost certainly. */
export function ratingOf(skill: Skill): number {
  return ordinal({ ...skill });
}

/**
 * The chance of the weaker one in a match of two, if both are as near each other as may be: whoever has played little could be as strong
 * as almost anybody.
 */
export function weakerChance(one: Skill, other: Skill): number {
  const gap = Math.max(0, Math.abs(one.mu - other.mu) - one.sigma - other.sigma);
  return Math.min(...predictWin([[{ mu: gap, sigma: 0 }], [{ mu: 0, sigma: 0 }]]));
}
