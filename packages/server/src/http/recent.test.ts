import { expect, it } from 'vitest';
import { Recent } from './recent.ts';

function counting() {
  let now = 0;
  let made = 0;
  const recent = new Recent<number>(1000, () => now);
  return {
    ask: (key: string) => recent.get(key, async () => ++made),
    after: (ms: number) => {
      now += ms;
    },
  };
}

it('makes an answer once for all who ask within a moment', async () => {
  const { ask, after } = counting();
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2]);
  after(999);
  expect(await ask('a')).toBe(1);
  after(1);
  expect(await ask('a')).toBe(3);
});

it('tries again what has failed', async () => {
  const recent = new Recent<string>(1000, () => 0);
  await expect(recent.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await recent.get('a', async () => 'yes')).toBe('yes');
});

it('keeps no more than a few', async () => {
  const { ask } = counting();
  await ask('first');
  for (let i = 0; i < 64; i++) await ask(String(i));
  expect(await ask('first')).toBe(66);
});
