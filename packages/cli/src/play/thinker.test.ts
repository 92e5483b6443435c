import { koikoi } from '@madang/engine/koikoi';
import { LEVELS } from '@madang/players';
import { describe, expect, it } from 'vitest';
import { screenOf } from '../games.ts';
import { FakeLines, playOn } from './fake-table.ts';
import { FakeTerminal } from './fake-terminal.ts';
import { LineInterface } from './line-mode.ts';
import type { PlayerInterface } from './player-interface.ts';
import type { Scene } from './screen.ts';
import { TerminalInterface } from './terminal-interface.ts';

const SHORT = { game: koikoi, rules: { total_rounds: 1 } };

describe('bots in a thread of their own', () => {
  it.each(LEVELS)('of the level %s play a match', async (level) => {
    const stage = new LineInterface(new FakeLines(() => '1'), screenOf(koikoi), 'en');
    const { kibo } = await playOn(stage, { ...SHORT, level });
    expect(kibo.result).not.toBeNull();
    expect(kibo.seats[1]).toMatchObject({ kind: 'bot', level });
  });

  it('play the same match from the same seed', async () => {
    const played = async () => {
      const stage = new LineInterface(new FakeLines(() => '1'), screenOf(koikoi), 'en');
      return (await playOn(stage, { ...SHORT, level: 'medium' })).kibo.checksum;
    };
    expect(await played()).toBe(await played());
  });

  it('can be left while they think', async () => {
    const terminal = new FakeTerminal(['enter'], 80, (page) => (page.includes('Thinking') ? 'leave' : null));
    const stage = new TerminalInterface(terminal, screenOf(koikoi), 'en');
    const scenes: Scene[] = [];
    const lines: PlayerInterface = {
      ...{ sharing: null, show: async () => 'on', report: async () => 'on', meanwhile: (_, work) => work },
      ask: async (scene) => {
        scenes.push(scene);
        return 'leave';
      },
    };
    await playOn(lines, SHORT);
    expect(await stage.meanwhile(scenes[0], new Promise<string>(() => {}))).toBe('leave');
  });
});

describe('a hint in the terminal', () => {
  it('says in lines what a strong player would do, and does not change what bots play', async () => {
    const match = async (answers: readonly string[]) => {
      const left = [...answers];
      const lines = new FakeLines(() => left.shift() ?? '1');
      const { kibo } = await playOn(new LineInterface(lines, screenOf(koikoi), 'en'), { ...SHORT, level: 'medium' });
      return { printed: lines.printed, checksum: kibo.checksum };
    };
    const [plain, hinted] = [await match([]), await match(['hint'])];
    expect(hinted.printed).toMatch(/A strong player would: .+\. (Expected: \+|About the same as: )/);
    expect(hinted.checksum).toBe(plain.checksum);
  });

  it('is shown over the table by the key !', async () => {
    const terminal = new FakeTerminal(['!']);
    await playOn(new TerminalInterface(terminal, screenOf(koikoi), 'en'), SHORT);
    expect(terminal.pages.some((page) => page.includes('A strong player would: '))).toBe(true);
    expect(terminal.pages[0]).toContain('! hint');
  });
});
