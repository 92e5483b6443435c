import { type AnyTurned, GAMES, isRefusal, type Kibo, type Refusal } from '@madang/engine';
import { answerAddress, readChallenge } from '@madang/protocol/links';
import { describe, expect, it } from 'vitest';
import { LocalHost } from '../play/local/host.ts';
import type { LocalSetup } from '../play/local/setup.ts';
import { setupOfChallenge } from './challenge-match.ts';

const SHORT: Readonly<Record<string, object>> = {
  koikoi: { total_rounds: 2 },
  gostop: { rounds: 2 },
  matgo: { rounds: 2 },
  tysiac: { maxHands: 2 },
  check: { rounds: 2, maxTurns: 12 },
};
const PERSON = 1;

/** The person plays the harmless choice, bots think. */
function played(setup: LocalSetup): Kibo {
  const { host } = LocalHost.begin(setup);
  while (!host.isOver) mustBePlayed(host.isBot(host.actors[0]) ? host.think(host.actors[0]) : host.fallback(PERSON));
  return host.kibo();
}

function mustBePlayed(turned: AnyTurned | Refusal): void {
  if (isRefusal(turned)) throw new Error(turned.code);
}

describe.each(GAMES.map(({ id, seats }) => ({ id, seats: seats[0] })))('a challenge at $id', ({ id, seats }) => {
  const sitters = Array.from({ length: seats }, (_, seat) =>
    seat === PERSON
      ? { name: 'Mina', kind: 'human' as const }
      : { name: 'Aiko', kind: 'bot' as const, level: 'beginner' },
  );
  const setup = {
    game: id,
    rules: SHORT[id] as LocalSetup['rules'],
    sitters,
    seed: '5e'.repeat(32),
    inputs: { hour: 20 },
  };

  it('who chooses alike has the same match, and another person answers it', async () => {
    const challenge = played(setup);
    expect(played(setupOfChallenge(challenge, 'Mina'))).toEqual(challenge);
    const answer = played(setupOfChallenge(challenge, 'Jonas'));
    expect(answer.scores).toEqual(challenge.scores);
    const { hash } = new URL(await answerAddress('https://madang.example', challenge, answer));
    expect(await readChallenge(hash.slice(1))).toEqual({ challenge, answer });
  });
});
