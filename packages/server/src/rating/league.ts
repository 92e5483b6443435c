import { FastRandom } from '@madang/engine';
import { shuffle } from '@madang/engine/internal';
import type { Skill } from '../store/ratings.ts';
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

/** What is known of a level. */
interface LevelSkill {
  /** When it has settled: its sigma is about the same for all. */
  readonly skill: Skill;
  /** Sigma, and beside it by how much the skill could be another if as many matches were measured again: more where they were few. */
  readonly uncertainty: number;
}

/** Skills depend a little on the order of matches, and on who happened to win them: the mean of so many leagues. */
const LEAGUES = 50;
/** So many matches of each contest in a league: then sigma has settled. */
const MATCHES = 200;

/** The skill of each level. Everybody begins where a person does, so the scale is that of people. */
export function levelSkills(contests: readonly LevelContest[]): ReadonlyMap<string, LevelSkill> {
  const leagues = Array.from({ length: LEAGUES }, (_, number) => {
    const random = new FastRandom(number);
    const matches = contests.flatMap((contest) => played(measuredAgain(contest, random)));
    return afterAll(shuffled(matches, random));
  });
  const levels = new Set(contests.flatMap(({ first, second }) => [first, second]));
  return new Map(Array.from(levels, (level) => [level, known(leagues.map((league) => league.get(level) ?? UNKNOWN))]));
}

function known(skills: readonly Skill[]): LevelSkill {
  const skill = mean(skills);
  const spread = skills.reduce((sum, { mu }) => sum + (mu - skill.mu) ** 2, 0) / (skills.length - 1);
  return { skill, uncertainty: Math.sqrt(skill.sigma ** 2 + spread) };
}

/** As many matches, each of them drawn from those that were played. */
function measuredAgain(contest: LevelContest, random: FastRandom): LevelContest {
  let won = 0;
  let drawn = 0;
  for (let match = 0; match < contest.matches; match++) {
    const which = random.below(contest.matches);
    if (which < contest.won) won++;
    else if (which < contest.won + contest.drawn) drawn++;
  }
  return { ...contest, won, drawn };
}

/** In the shares that were measured. */
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
