import { weakerChance } from '../rating/skill.ts';
import type { Skill } from '../store/ratings.ts';

// Who is paired with whom. Times in milliseconds.

/** Somebody who waits at a table, with others if it has more than two seats. */
export interface Waiting {
  readonly tableId: string;
  readonly since: number;
  readonly skills: readonly Skill[];
}

export interface Seeker {
  readonly since: number;
  readonly skill: Skill;
}

/** At first the weaker one must have this chance. */
const EVEN_ENOUGH = 0.4;
/** After so long, the time of both added up, everybody will do. */
export const WIDE_OPEN = 10_000;
/** Whoever has waited so long comes first, whoever else would be a better match: nobody waits for ever. */
const PATIENCE = 30_000;

/** The tables that the seeker may sit down at now, the best first. */
export function pairable(waiting: readonly Waiting[], seeker: Seeker, now: number): readonly Waiting[] {
  return waiting
    .map((one) => ({ one, chance: evenness(one, seeker), waits: now - one.since >= PATIENCE }))
    .filter(({ one, chance }) => chance >= leastChance(now - one.since + now - seeker.since))
    .sort((a, b) => Number(b.waits) - Number(a.waits) || (a.waits ? 0 : b.chance - a.chance) || byAge(a.one, b.one))
    .map(({ one }) => one);
}

/** The chance that the weaker one must have after so long. */
function leastChance(waited: number): number {
  return EVEN_ENOUGH * Math.max(0, 1 - waited / WIDE_OPEN);
}

function evenness({ skills }: Waiting, { skill }: Seeker): number {
  return Math.min(...skills.map((other) => weakerChance(skill, other)));
}

function byAge(a: Waiting, b: Waiting): number {
  return a.since - b.since;
}
