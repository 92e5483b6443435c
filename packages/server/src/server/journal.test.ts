import { type Logger, pino } from 'pino';
import { expect, it } from 'vitest';
import { ManualTime } from '../testing/manual-time.ts';
import { Journal } from './journal.ts';

function logInto(lines: object[]): Logger {
  return pino({ base: null, timestamp: false }, { write: (line) => void lines.push(JSON.parse(line)) });
}

it('an address that is refused again and again has two lines in ten seconds: the first, and how many more', async () => {
  const lines: object[] = [];
  const time = new ManualTime();
  const journal = new Journal(logInto(lines), time);
  for (let i = 0; i < 5000; i++) journal.note('192.0.2.7', 'refused', { status: 429 });
  journal.note('192.0.2.8', 'refused', { status: 403 });
  await time.pass(10_000);
  expect(lines).toEqual([
    { level: 30, address: '192.0.2.7', status: 429, msg: 'refused' },
    { level: 30, address: '192.0.2.8', status: 403, msg: 'refused' },
    { level: 30, address: '192.0.2.7', more: 4999, seconds: 10, msg: 'refused' },
  ]);
  journal.note('192.0.2.7', 'refused');
  expect(lines).toHaveLength(4);
});

it('many addresses do not fill the log either', async () => {
  const lines: object[] = [];
  const time = new ManualTime();
  const journal = new Journal(logInto(lines), time);
  for (let i = 0; i < 50_000; i++) journal.note(`2001:db8:0:${i.toString(16)}::/64`, 'refused');
  await time.pass(10_000);
  expect(lines.length).toBeLessThan(1100);
  expect(lines.at(-1)).toMatchObject({ address: 'others', more: 50_000 - 1001 });
});
