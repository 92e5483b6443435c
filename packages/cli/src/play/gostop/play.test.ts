import type { AnyGame, Language } from '@madang/engine';
import { CORE, gostop, matgo } from '@madang/engine/gostop';
import { describe, expect, it } from 'vitest';
import { screenOf } from '../../games.ts';
import { FakeLines, playOn } from '../fake-table.ts';
import { FakeTerminal } from '../fake-terminal.ts';
import { LineInterface } from '../line-mode.ts';
import type { Played } from '../loop.ts';
import { narratorOf } from '../narration.ts';
import { TerminalInterface } from '../terminal-interface.ts';

async function inLines(game: AnyGame, language: Language, rules?: unknown): Promise<Played & { told: string }> {
  const lines = new FakeLines(() => '1');
  const stage = new LineInterface(lines, screenOf(game), language);
  const played = await playOn(stage, { game, language, rules, level: 'beginner' });
  return { ...played, told: lines.printed };
}

async function onTerminal(keys: readonly string[], game: AnyGame, rules?: unknown): Promise<Played & FakeTerminal> {
  const terminal = new FakeTerminal(keys);
  const stage = new TerminalInterface(terminal, screenOf(game), 'en');
  const played = await playOn(stage, { game, rules, level: 'beginner' });
  return Object.assign(terminal, played);
}

describe('a whole match, line by line', () => {
  it('of Go-Stop in English', async () => {
    const { kibo, told } = await inLines(gostop, 'en', { rounds: 3 });
    expect(kibo.result).not.toBeNull();
    expect(kibo.seats).toHaveLength(3);
    expect(told).toMatch(/^Round 3 of 3 · Deck \d+ · go or stop from 3/m);
    expect(told).toMatch(/the match|tie/);
  });

  it('of Matgo by the house in Korean, with gold', async () => {
    const { kibo, told } = await inLines(matgo, 'ko');
    expect(kibo.rounds.length).toBeGreaterThanOrEqual(10);
    expect(told).toMatch(/^봇: \d+점.*, 골드 [\d,]+/m);
    expect(told).toMatch(/ × 골드 100 = [\d,]+$/m);
    expect(told).toMatch(/(승리했습니다|무승부입니다): 나 [\d,]+, 봇 [\d,]+\.$/m);
  });

  it('of Matgo by the core, drawing by hand', async () => {
    const { kibo, told } = await inLines(matgo, 'en', { ruleset: CORE, rounds: 2, autoDraw: false });
    expect(kibo.result).not.toBeNull();
    expect(told).toMatch(/^ +1\) Flip$/m);
  });
});

describe('a whole match on the terminal', () => {
  it.each([
    ['Go-Stop', gostop],
    ['Matgo', matgo],
  ])('of %s is played to its end with Enter alone', async (_, game) => {
    const { kibo, pages } = await onTerminal([], game);
    expect(kibo.result).not.toBeNull();
    expect(pages.at(-1)).toContain('Press any key to continue');
  });

  it('plays the card that arrows and numbers choose', async () => {
    const { kibo, pages } = await onTerminal(['right', '0', '3', 'left', 'enter', 'leave'], matgo);
    const [first, second, tenth, third, left] = pages.flatMap((page) => /▸ (.*) →/.exec(page)?.[1] ?? []);
    expect(new Set([first, second, tenth, third]).size).toBe(4);
    expect(left).toBe(second);
    const played = kibo.rounds[0].actions.find(({ seat }) => seat === 0)?.action as { readonly cardId: string };
    expect(narratorOf(matgo, 'en').card(matgo.cardIds.indexOf(played.cardId))).toBe(second);
  });

  it('explains the rules, what can happen, what scores, what multiplies, and the keys', async () => {
    const { pages } = await onTerminal(['?', ' ', ' ', ' ', ' ', ' ', 'leave'], gostop);
    const help = pages.slice(pages.findIndex((page) => page.includes('kr-gostop-core-v1')));
    expect(help[0]).toContain('With 3 points you choose: stop and be paid, or go');
    expect(help[1]).toContain('Bomb        Three in hand, one on the table');
    expect(help[2]).toMatch(/Godori \(Five Birds\) +5 points/);
    expect(help[3]).toContain('Go          From the third on: ×2, ×4, ×8');
    expect(help[4]).toContain('Enter, Space');
  });
});
