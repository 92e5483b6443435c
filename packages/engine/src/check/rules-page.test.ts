import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueOf } from './actions.ts';
import { type Ability, CARD_IDS, PEEKS, RANKS } from './cards.ts';
import { DEALT, FULL_HAND, OPTIONS, RULESETS } from './rules.ts';
import { cardValue } from './scoring.ts';

const PAGE = readFileSync(new URL('../../../../docs/rules/check.md', import.meta.url), 'utf8');
/** The cells of the table row that starts so. */
function row(first: string): readonly string[] {
  const line = PAGE.split('\n').find((text) => text.startsWith(`| ${first} |`));
  return (line ?? '')
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
}

describe('the page docs/rules/check.md', () => {
  it('has the points of every card', () => {
    expect(row('card').slice(0, RANKS.length)).toEqual(RANKS);
    expect(row('points').map(Number)).toEqual(RANKS.map((rank) => cardValue(CARD_IDS.indexOf(`${rank}♠`))));
  });

  it('has the size of a hand and the grid', () => {
    expect(PAGE).toContain(`Each player gets ${DEALT} cards`);
    expect(PAGE).toContain(`who has ${FULL_HAND} cards is out of matching`);
    const slots = [...row('top'), ...row('bottom')].map(Number).sort((a, b) => a - b);
    expect(slots).toEqual(Array.from({ length: FULL_HAND }, (_, slot) => slot));
  });

  it.each(['K', 'Q', 'J'] as readonly Ability[])('has the peeks of %s', (ability) => {
    expect(Number.parseInt(row(ability)[0], 10)).toBe(PEEKS[ability]);
  });

  it('has every option with its default', () => {
    const seed: Readonly<Record<string, unknown>> = { ...RULESETS.seed };
    for (const option of Object.keys(OPTIONS)) expect(row(`\`${option}\``)[0]).toBe(String(seed[option]));
    expect(PAGE).toContain(`after ${RULESETS.seed.maxTurns} turns`);
    expect(RULESETS.strict).toEqual({ ...RULESETS.seed, ruleset: 'strict', misfirePenalty: true });
  });

  it('has every move', () => {
    for (const { type } of catalogueOf(2, DEALT).actions) expect(PAGE).toContain(`\`${type}`);
  });
});
