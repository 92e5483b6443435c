import { type AnyGame, findGame, RESIGN } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { screenOf } from '../games.ts';
import { playOn as playAt } from './fake-table.ts';
import { FakeTerminal } from './fake-terminal.ts';
import type { Played } from './loop.ts';
import type { Key } from './terminal.ts';
import { TerminalInterface } from './terminal-interface.ts';

const KOIKOI = findGame('koikoi') as AnyGame;

function playOn(terminal: FakeTerminal, rounds = 1): Promise<Played> {
  const stage = new TerminalInterface(terminal, screenOf(KOIKOI), 'en');
  return playAt(stage, { game: KOIKOI, rules: { total_rounds: rounds } });
}

describe('a match on the terminal', () => {
  it('can be played to its end with Enter alone', async () => {
    const terminal = new FakeTerminal([]);
    const { kibo } = await playOn(terminal, 3);
    expect(kibo.result).not.toBeNull();
    expect(terminal.pages.at(-1)).toContain('Press any key to continue');
  });

  it('marks the card that arrows and numbers choose, and plays it', async () => {
    const terminal = new FakeTerminal(['right', '4', 'left', 'space', 'leave']);
    const { kibo } = await playOn(terminal);
    const selected = terminal.pages.map((page) => /▸ (.*) →/.exec(page)?.[1]);
    expect(selected.slice(0, 4)).toEqual([
      'Plum poem ribbon',
      'Iris with bridge',
      'Peony with butterflies',
      'Iris plain 1',
    ]);
    expect(kibo.rounds[0].actions[0].action).toEqual({ type: 'play', card: '0541', target: null });
  });

  it('chooses between two targets with up, down and tab', async () => {
    const terminal = new FakeTerminal(['tab', 'up', 'down', 'enter', 'leave']);
    const { kibo } = await playOn(terminal);
    expect(kibo.rounds[0].actions[0].action).toEqual({ type: 'play', card: '0231', target: '0241' });
  });

  it('asks before leaving', async () => {
    const terminal = new FakeTerminal(['q', 'n', 'q', 'y']);
    const { kibo, standing } = await playOn(terminal);
    expect(terminal.pages.filter((page) => page.includes('Leave the match?'))).toHaveLength(2);
    expect(kibo.rounds[0].actions).toEqual([]);
    expect(kibo.result).toBeNull();
    expect(standing).toBe('You 0, Bot 0');
  });

  it('can be resigned', async () => {
    const { kibo } = await playOn(new FakeTerminal(['q', 'r']));
    expect(kibo.rounds[0].actions.map(({ action }) => action)).toEqual([{ type: RESIGN.type }]);
    expect(kibo.result).toEqual({ winners: [1], reason: 'resigned' });
  });

  it("cannot be resigned on another player's move: q only leaves", async () => {
    const once: Key[] = ['q'];
    const terminal = new FakeTerminal(['enter', 'r', 'leave'], 80, () => once.pop() ?? null);
    const { kibo } = await playOn(terminal);
    const question = terminal.pages.find((page) => page.includes('Leave the match?'));
    expect(question).toContain('y leave');
    expect(question).not.toContain('r resign');
    expect(kibo.result).toBeNull();
  });

  it('explains rules, yaku and keys', async () => {
    const terminal = new FakeTerminal(['?', ' ', ' ', ' ', '?', 'escape', 'leave']);
    await playOn(terminal);
    expect(terminal.pages[1]).toContain('Play a card from your hand.');
    expect(terminal.pages[2]).toContain('Boar, Deer, Butterfly');
    expect(terminal.pages[3]).toContain('Enter, Space');
    expect(terminal.pages[4]).toBe(terminal.pages[0]);
  });

  it('is redrawn when the window is resized, with a message when it is too small', async () => {
    const terminal = new FakeTerminal(['resize', 'leave'], 60);
    await playOn(terminal);
    expect(terminal.pages).toEqual(Array(2).fill('Madang needs 80 columns and 24 rows; these are 60 and 24.'));
  });
});
