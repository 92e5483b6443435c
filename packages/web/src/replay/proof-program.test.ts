import { type AnyGame, FastRandom, findGame, type Kibo, KiboWriter, playMatch, seedFrom } from '@madang/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GAME_IDS } from '../games/list.ts';
import { proofProgram } from './proof-program.ts';

afterEach(() => void vi.restoreAllMocks());

/** Runs it as Node.js would, and returns what it prints. */
async function run(program: string): Promise<readonly unknown[]> {
  const printed: unknown[] = [];
  vi.spyOn(console, 'log').mockImplementation((value: unknown) => void printed.push(value));
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(program)}`);
  return printed;
}

/** A match that has just been dealt. */
function recordOf(game: AnyGame): Kibo {
  const [seats] = game.seats;
  const setup = { rules: game.configure(), seats, seed: seedFrom('proof'), clientSeeds: ['plum', '매화'] };
  const [started] = playMatch(game, setup, new FastRandom(1));
  const sitters = Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}`, kind: 'human' as const }));
  return new KiboWriter(started, sitters).kibo();
}

describe.each(GAME_IDS)('the program that checks a deal of %s', (id) => {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  it('finds a true record true, and another secret false', async () => {
    const kibo = recordOf(game);
    expect(await run(proofProgram(game, kibo))).toEqual([true, true]);
    expect(await run(proofProgram(game, { ...kibo, seed: '00'.repeat(32) }))).toEqual([false, false]);
  });
});
