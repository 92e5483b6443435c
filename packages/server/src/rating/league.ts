import { FastRandom } from '@madang/engine';
import { shuffle } from '@madang/engine/internal';
import type { KnownSkill, Skill } from '../store/ratings.ts';
import { skillsAfter, UNKNOWN } from './skill.ts';

// What bots would be rated if their levels had come to this server as people do and had played each other.

/** Matches of one level against another one in all other seats. */
export interface LevelContest {
  readonly first: string;
  readonly second: string;
  readonly seats: number;
  readonly matches: number;
  /** Won by the first level, and by nobody. */
  readonly won: number;
  readonly drawn: number;
}

type Result = 'won' | 'lost' | 'drawn';

interface Played extends Pick<LevelContest, 'first' | 'second' | 'seats'> {
  readonly result: Result;
}

/** Ratings depend a little on the order of matches: the mean of so many orders. */
const ORDERS = 50;
/** So many matches of each contest, in the shares that were measured: then the uncertainty has settled, and is the same for all. */
const MATCHES = 200;

/** The skill of each level when it has settled, and from how many matches it follows. Everybody begins where a person does, so the scale is that of people. */
export function levelSkills(contests: readonly LevelContest[]): ReadonlyMap<string, KnownSkill> {
  const matches = contests.flatMap(played);
  const sums = new Map<string, Skill>();
  for (let order = 0; order < ORDERS; order++)
    for (const [level, { mu, sigma }] of afterAll(shuffled(matches, new FastRandom(order)))) {
      const sum = sums.get(level) ?? { mu: 0, sigma: 0 };
      sums.set(level, { mu: sum.mu + mu / ORDERS, sigma: sum.sigma + sigma / ORDERS });
    }
  const countOf = (level: string) =>
    contests.reduce((sum, { first, second, matches }) => sum + ([first, second].includes(level) ? matches : 0), 0);
  return new Map([...sums].map(([level, skill]) => [level, { skill, matches: countOf(level) }]));
}

function played({ first, second, seats, matches, won, drawn }: LevelContest): readonly Played[] {
  const some = (count: number, result: Result): readonly Played[] =>
    Array.from({ length: count }, () => ({ first, second, seats, result }));
  const scaled = (count: number) => Math.round((MATCHES * count) / matches);
  return [...some(scaled(won), 'won'), ...some(scaled(drawn), 'drawn'), ...some(scaled(matches - won - drawn), 'lost')];
}

function afterAll(matches: readonly Played[]): ReadonlyMap<string, Skill> {
  const skills = new Map<string, Skill>();
  const of = (level: string) => skills.get(level) ?? UNKNOWN;
  for (const { first, second, seats, result } of matches) {
    const before = Array.from({ length: seats }, (_, seat) => of(seat === 0 ? first : second));
    const ranks = before.map((_, seat) => (result === 'drawn' || seat === (result === 'won' ? 0 : 1) ? 1 : 2));
    const [winner = UNKNOWN, ...others] = skillsAfter(
      ranks.map((rank) => ({ person: '', rank })),
      before,
    );
    skills.set(first, winner).set(second, mean(others));
  }
  return skills;
}

/** A level that has several seats has played one match. */
function mean(skills: readonly Skill[]): Skill {
  const of = (part: (skill: Skill) => number) => skills.reduce((sum, skill) => sum + part(skill), 0) / skills.length;
  return { mu: of(({ mu }) => mu), sigma: of(({ sigma }) => sigma) };
}

function shuffled<T>(items: readonly T[], random: FastRandom): readonly T[] {
  const order = Array.from(items.keys());
  shuffle(order, random);
  return order.flatMap((place) => items[place] ?? []);
}
