import { type AnyGame, FastRandom, findGame, KiboWriter, playMatch, seedFrom } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import type { RecordFile } from '../record-file.ts';
import { FakeTerminal } from './fake-terminal.ts';
import { replayed } from './frames.ts';
import { watch } from './replay-viewer.ts';

const game = findGame('koikoi') as AnyGame;
const record: RecordFile = { game, kibo: recorded() };

function recorded(): RecordFile['kibo'] {
  const setup = { rules: game.configure({ total_rounds: 3 }), seats: 2, seed: seedFrom('replay') };
  const [first, ...others] = playMatch(game, setup, new FastRandom(7));
  const writer = new KiboWriter(first, [
    { name: 'Ada', kind: 'human' },
    { name: 'Ben', kind: 'human' },
  ]);
  for (const turned of others) writer.add(turned);
  return writer.kibo();
}

async function pagesOf(seat: number | null, ...keys: readonly string[]): Promise<readonly string[]> {
  const terminal = new FakeTerminal([...keys, 'q']);
  await watch(terminal, replayed(record), 'en', seat);
  return terminal.pages;
}

const lastRow = (page: string): string => page.split('\n').at(-1) ?? '';
const [opening] = record.kibo.rounds;
const actions = record.kibo.rounds.reduce((sum, round) => sum + round.actions.length, 0);

describe('the replay viewer', () => {
  it('shows the number of the action and the hash of the position', async () => {
    const [dealt, played] = await pagesOf(null, 'right');
    expect(lastRow(dealt)).toContain(`0/${actions} · ${opening.hash} · open hands`);
    expect(lastRow(played)).toContain(`1/${actions} · ${opening.actions[0].hash} · open hands`);
  });

  it('steps back and forth, by actions and rounds, and to both ends', async () => {
    const pages = await pagesOf(null, 'space', 'left', 'down', 'up', 'end', 'end', 'home');
    expect(pages[2]).toBe(pages[0]);
    expect(pages[3]).toContain('Round 2 of 3');
    expect(pages[4]).toBe(pages[0]);
    expect(lastRow(pages[5])).toContain(`${actions}/${actions}`);
    expect(pages[6]).toBe(pages[5]);
    expect(pages[7]).toBe(pages[0]);
  });

  it('shows all hands, or the view of one seat', async () => {
    const [open, ada, ben, again] = await pagesOf(null, 'v', 'v', 'v');
    expect(open).not.toContain('▒');
    expect(ada).toContain('▒ ▒ ▒ ▒ ▒ ▒ ▒ ▒  8');
    expect(lastRow(ada)).toContain('seen by Ada');
    expect(lastRow(ben)).toContain('seen by Ben');
    expect(again).toBe(open);
    expect((await pagesOf(0))[0]).toBe(ada);
  });

  it('has help', async () => {
    const pages = await pagesOf(null, '?', 'space', 'space', 'space');
    expect(pages[3]).toContain('change the view');
    expect(pages[4]).toBe(pages[0]);
  });
});
