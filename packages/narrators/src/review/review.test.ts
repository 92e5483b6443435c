import { type AnyGame, determinize, FastRandom, findGame, GAMES, LANGUAGES, playMatch, seedFrom } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { narratorOf } from '../index.ts';
import { type ReviewedChoice, reviewNarrator } from './index.ts';
import { markName } from './verdict.ts';

/** Decisions of a random match, each with two of its actions. */
function choicesOf(game: AnyGame, count: number): readonly ReviewedChoice[] {
  const [seats] = game.seats;
  const setup = { rules: game.configure(), seats, seed: seedFrom('review'), inputs: { hour: 12 } };
  const names = Array.from({ length: seats }, (_, seat) => `Player${seat}`);
  const choices: ReviewedChoice[] = [];
  for (const { match } of playMatch(game, setup, new FastRandom(2))) {
    const [seat] = match.actors;
    if (seat === undefined) continue;
    const legal = game.legal(match.state, seat);
    const [chosen, best] = [legal[0], legal.at(-1)];
    if (chosen && best && chosen !== best) choices.push({ state: match.state, seat, chosen, best, names });
    if (choices.length === count) break;
  }
  return choices;
}

const FOUND = { mark: 'mistake', played: 'X', better: 'Y', cost: 1.23, unit: 'points' } as const;

describe.each(GAMES)('what is said of a marked decision at $id', (game) => {
  const choices = choicesOf(game, 12);

  it('is said in every language, with both actions and what the better one gains', async () => {
    for (const language of LANGUAGES) {
      const say = await reviewNarrator(game, language);
      const narrator = narratorOf(game, language);
      for (const choice of choices) {
        const { state, chosen, best, names } = choice;
        const [played, better] = [chosen, best].map((action) => narrator.choice(action, state, names));
        const text = say(choice, { ...FOUND, played, better });
        expect(text).toContain(markName('mistake', language));
        expect(text).toContain(played);
        expect(text).toContain(better);
        expect(text).toMatch(/1[.,]2/);
        expect(text).not.toMatch(/undefined|NaN|Infinity|\?/);
      }
    }
  });

  it('tells facts, from what the seat knew alone', async () => {
    const say = await reviewNarrator(game, 'en');
    const verdictAlone = 'Mistake: X. Better by 1.2 points: Y.';
    for (const choice of choices) {
      const told = say(choice, FOUND);
      const other = determinize(choice.state, choice.seat, new FastRandom(3));
      expect(say({ ...choice, state: other }, FOUND)).toBe(told);
    }
    expect(choices.some((choice) => say(choice, FOUND).length > verdictAlone.length)).toBe(true);
  });
});

it('a game without explanations has the verdict', async () => {
  const koikoi = findGame('koikoi');
  const [choice] = koikoi ? choicesOf(koikoi, 1) : [];
  if (!koikoi || !choice) throw new Error('no decision');
  const say = await reviewNarrator({ ...koikoi, id: 'another' }, 'en');
  expect(say(choice, FOUND)).toBe('Mistake: X. Better by 1.2 points: Y.');
});
