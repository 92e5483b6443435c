import type { Kibo, Seat } from '@madang/engine';
import { canonical } from '@madang/engine/internal';
import { fromFragment, toFragment } from './match-link.ts';

// A challenge is the record of a match against bots. Who accepts it gets the same seeds, rules, bots and first dealer; the
// record itself is shown when both have played (docs/same-deal.md).

/** A challenge, and the record of who has accepted it, once that match is over. */
export interface AnsweredChallenge {
  readonly challenge: Kibo;
  readonly answer: Kibo | null;
}

type Played = Pick<Kibo, 'seats' | 'result'>;

/** A finished match of one person against bots of the game's own levels: a trained model is not in the link. */
export function canChallenge({ seats, result }: Played): boolean {
  const people = seats.filter(({ kind }) => kind === 'human');
  const bots = seats.filter(({ kind, level = '' }) => kind === 'bot' && !level.startsWith('model:'));
  return result !== null && people.length === 1 && bots.length === seats.length - 1;
}

/** The seat of the person who plays against bots. */
export function personIn({ seats }: Pick<Kibo, 'seats'>): Seat {
  return seats.findIndex(({ kind }) => kind === 'human');
}

/** The address that challenges somebody to the deals of this match. */
export async function challengeAddress(origin: string, challenge: Kibo): Promise<string> {
  return `${origin}/challenge#c=${await toFragment(challenge)}`;
}

/** The address that shows both matches. */
export async function answerAddress(origin: string, challenge: Kibo, answer: Kibo): Promise<string> {
  return `${await challengeAddress(origin, challenge)}&a=${await toFragment(answer)}`;
}

/** Null when the fragment is damaged, is no challenge, or has an answer to another one. */
export async function readChallenge(fragment: string): Promise<AnsweredChallenge | null> {
  const parts = new URLSearchParams(fragment);
  const challenge = await fromFragment(parts.get('c') ?? '');
  if (!challenge || !canChallenge(challenge)) return null;
  const packed = parts.get('a');
  if (packed === null) return { challenge, answer: null };
  const answer = await fromFragment(packed);
  return answer && canChallenge(answer) && dealsOf(answer) === dealsOf(challenge) ? { challenge, answer } : null;
}

/** Everything from which the packs, the first dealer and the bots' answers follow. */
function dealsOf({ game, rules, seats, seed, clientSeeds, inputs }: Kibo): string {
  const bots = seats.map(({ kind, level = null }) => [kind, level]);
  return canonical({ game, rules, bots, seed, clientSeeds, inputs });
}
