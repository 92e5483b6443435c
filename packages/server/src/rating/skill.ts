import { ordinal, rate, rating } from 'openskill';
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
