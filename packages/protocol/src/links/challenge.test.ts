import { FastRandom, type Kibo, KiboWriter, playMatch, type SeatRecord, seedFrom } from '@madang/engine';
import { koikoi } from '@madang/engine/koikoi';
import { describe, expect, it } from 'vitest';
import { answerAddress, canChallenge, challengeAddress, personIn, readChallenge } from './challenge.ts';
import { comparedRounds } from './compared-rounds.ts';

const BOT: SeatRecord = { name: 'Aiko', kind: 'bot', level: 'strong' };

/** Two rounds of Koi-Koi, played at random. */
function match(
  name: string,
  choices: number,
  { seed = 'challenge', seats = [BOT] as readonly SeatRecord[] } = {},
): Kibo {
  const setup = { rules: koikoi.configure({ total_rounds: 2 }), seats: 2, seed: seedFrom(seed) };
  const [first, ...rest] = [...playMatch(koikoi, setup, new FastRandom(choices))];
  if (!first) throw new Error('no deal');
  const writer = new KiboWriter(first, [{ name, kind: 'human' }, ...seats]);
  for (const turned of rest) writer.add(turned);
  return writer.kibo();
}

const fragmentOf = (address: string): string => new URL(address).hash.slice(1);

describe('a challenge in a link', () => {
  it('comes out of it as it went in, first alone, then with the answer', async () => {
    const [challenge, answer] = [match('Mina', 1), match('Jonas', 2)];
    const address = await challengeAddress('https://madang.example', challenge);
    expect(address).toMatch(/^https:\/\/madang\.example\/challenge#c=[\w-]+$/);
    expect(await readChallenge(fragmentOf(address))).toEqual({ challenge, answer: null });
    const both = await answerAddress('https://madang.example', challenge, answer);
    expect(await readChallenge(fragmentOf(both))).toEqual({ challenge, answer });
  });

  it('does not tell the result to who only reads the address', async () => {
    const address = await challengeAddress('https://madang.example', match('Mina', 1));
    expect(decodeURIComponent(address)).not.toMatch(/Mina|scores|winners/);
  });

  it('has no answer to other deals or against other bots', async () => {
    const challenge = match('Mina', 1);
    for (const other of [
      match('Jonas', 1, { seed: 'other' }),
      match('Jonas', 1, { seats: [{ ...BOT, level: 'easy' }] }),
    ])
      expect(
        await readChallenge(fragmentOf(await answerAddress('https://madang.example', challenge, other))),
      ).toBeNull();
  });

  it.each(['', 'c=', 'c=AAAA', 'k=x', 'c=%%%'])('is none in %j', async (fragment) => {
    expect(await readChallenge(fragment)).toBeNull();
  });
});

it('challenges with a finished match of one person against bots of the levels', () => {
  const played = match('Mina', 1);
  expect(canChallenge(played)).toBe(true);
  expect(personIn(played)).toBe(0);
  expect(canChallenge({ ...played, result: null })).toBe(false);
  expect(canChallenge(match('Mina', 1, { seats: [{ name: 'Jonas', kind: 'human' }] }))).toBe(false);
  expect(canChallenge(match('Mina', 1, { seats: [{ ...BOT, level: 'model:own' }] }))).toBe(false);
});

it('compares the rounds by their numbers, also where one match was shorter', () => {
  const challenge = match('Mina', 1);
  const short = { ...challenge, rounds: challenge.rounds.slice(0, 1) };
  const [one, two] = challenge.rounds.map(({ outcome }) => outcome?.points[0] ?? 0);
  expect(comparedRounds(challenge, short)).toEqual([
    { number: 1, points: [one, one] },
    { number: 2, points: [two, null] },
  ]);
});
