import { expect, it } from 'vitest';
import { Audience } from './audience.ts';
import type { Connection } from './connection.ts';

class Spectator implements Connection {
  readonly heard: string[] = [];
  readonly bursts: number[] = [];

  send(...texts: readonly string[]): void {
    this.heard.push(...texts);
    this.bursts.push(texts.length);
  }

  invite(): string {
    return '';
  }

  leave(): void {}
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

function crowd(audience: Audience, size: number): Spectator[] {
  const spectators = Array.from({ length: size }, () => new Spectator());
  for (const spectator of spectators) audience.add(spectator);
  return spectators;
}

it('sends to some spectators at a time, so that others have a turn in between', async () => {
  const audience = new Audience();
  const spectators = crowd(audience, 250);
  audience.send(() => ['a']);
  const reached = () => spectators.filter(({ heard }) => heard.length > 0).length;
  expect(reached()).toBe(0);
  const counts = [];
  for (let i = 0; i < 3; i++) {
    await turn();
    counts.push(reached());
  }
  expect(counts).toEqual([100, 200, 250]);
});

it('sends everything to everybody, in order, and what comes meanwhile together', async () => {
  const audience = new Audience();
  const spectators = crowd(audience, 150);
  audience.send(() => ['a']);
  await turn();
  audience.send(() => ['b']);
  audience.send(() => ['c']);
  for (let i = 0; i < 6; i++) await turn();
  expect(spectators.map(({ heard }) => heard.join(''))).toEqual(Array(150).fill('abc'));
  expect(spectators[0].bursts).toEqual([1, 2]);
  expect(spectators[149].bursts).toEqual([3]);
});

it('sends nothing from before to somebody who comes, and everything before an answer', async () => {
  const audience = new Audience();
  const [early] = crowd(audience, 1);
  audience.send(() => ['a']);
  const [late] = crowd(audience, 1);
  audience.update(early);
  expect(early.heard).toEqual(['a']);
  audience.send(() => ['b']);
  for (let i = 0; i < 3; i++) await turn();
  expect([early.heard, late.heard]).toEqual([['a', 'b'], ['b']]);
});
