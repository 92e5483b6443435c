import { isRefusal } from '@madang/engine';
import { expect, it } from 'vitest';
import { LocalHost } from '../play/local/host.ts';
import { exportedMatches } from './own-matches.ts';

function playedMatch() {
  const sitters = ['Mina', 'Jun'].map((name) => ({ name, kind: 'human' as const }));
  const setup = { game: 'koikoi', rules: { total_rounds: 1 }, sitters, seed: '5e'.repeat(32), inputs: { hour: 12 } };
  const { host } = LocalHost.begin(setup);
  while (!host.isOver) expect(isRefusal(host.fallback(host.actors[0]))).toBe(false);
  return host.kibo();
}

it('finds the finished matches with their seat in an export of the server', async () => {
  const kibo = playedMatch();
  const lines = [
    { person: { id: 'm4kq8xz2tdha', name: 'Mina' }, keys: [], ratings: [] },
    { table_id: 'a', status: 'finished', seat: 1, created_at: 5, kibo },
    { table_id: 'b', status: 'playing', seat: 0, created_at: 6, kibo: { ...kibo, result: null } },
    { table_id: 'c', status: 'waiting', seat: 0, created_at: 7, kibo: null },
  ];
  const found = await exportedMatches(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  expect(found).toEqual([{ kibo, seat: 1, at: 5 }]);
});

it('reads a long export in pieces: whatever else the page has to do comes in between', async () => {
  const line = JSON.stringify({ status: 'finished', seat: 0, created_at: 1, kibo: playedMatch() });
  let between = 0;
  const timer = setInterval(() => between++);
  // Each look at this clock is a second later.
  let seconds = 0;
  const found = await exportedMatches(`${line}\n`.repeat(5), () => 1000 * seconds++);
  clearInterval(timer);
  expect(found).toHaveLength(5);
  expect(between).toBeGreaterThan(0);
});
