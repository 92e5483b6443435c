import type { Kibo } from '@madang/engine';
import { personIn } from '@madang/protocol/links';
import type { LocalSetup } from '../play/local/setup.ts';

/** Where the unfinished match of who has accepted a challenge is stored. */
export function challengeKey({ commitment }: Kibo): string {
  return `madang.challenge.${commitment.slice(0, 16)}`;
}

/** The same deals and bots, with another person in the challenger's seat. */
export function setupOfChallenge(challenge: Kibo, name: string): LocalSetup {
  const { game, rules, seed, clientSeeds, inputs, seats } = challenge;
  const person = personIn(challenge);
  const sitters = seats.map((sitter, seat) => (seat === person ? { name, kind: 'human' as const } : sitter));
  return { game, rules, sitters, seed, clientSeeds, inputs };
}
