import { type AnyGame, FastRandom, GAMES, LANGUAGES, playMatch, seedFrom } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { YOU } from './grammar.ts';
import { plainNarrator } from './plain-narrator.ts';
import { TABLE_TALK } from './table-talk.ts';

const game = { id: 'any', cardIds: ['a', 'b'], cardFields: ['card', 'cards'], actors: () => [1], outcome: () => null };
const any = plainNarrator(game as unknown as AnyGame);
const state = {} as Parameters<typeof any.phase>[0];

describe('a game without a narrator', () => {
  it('offers its actions in words', () => {
    const choice = (action: object): string => any.choice({ type: 'play', index: 0, ...action }, state, ['You', 'Ala']);
    expect(choice({ card: 1 })).toBe('Play b');
    expect(choice({ card: 1, marriage: false })).toBe('Play b');
    expect(choice({ card: 1, marriage: true })).toBe('Play: card b, marriage');
    expect(choice({ type: 'DRAW_FROM_PILE' })).toBe('Draw from pile');
    expect(choice({ type: 'swapCards', card: 0, ownSlot: 2, targetSeat: 1 })).toBe(
      'Swap cards: card a, own slot 2, target seat Ala',
    );
  });

  it('tells who did what', () => {
    const names = ['You', 'Ala'];
    const event = (told: object): string | null => any.event({ type: 'played', ...told }, names);
    expect(event({ seat: 1, card: 0 })).toBe('Ala: played a');
    expect(event({ type: 'pileTurned', cards: [0, 1] })).toBe('Pile turned a b');
  });

  it('says whom it waits for, what a round gave, and why an action is refused', () => {
    expect(any.prompt(state, 0, ['You', 'Ala'])).toBe('Waiting for Ala.');
    expect(any.prompt(state, 1, ['Ala', 'You'])).toBe('Your turn.');
    const items = [{ name: 'lastTrick', points: 2 }];
    const claim = { seat: 1, from: null, items, factors: [{ name: 'double', factor: 2 }], total: 4 };
    expect(any.outcome({ reason: 'played', winners: [1], points: [0, 4], claims: [claim] }, ['You', 'Ala'])).toEqual([
      'Played',
      'Ala: last trick 2 × 2 (double) = 4',
      'You 0, Ala 4',
    ]);
    expect(any.refusal({ code: 'ROUND_OVER' }, [])).toBe(TABLE_TALK.en.refusals.ROUND_OVER);
    expect(any.option('total_rounds')).toBe('Total rounds');
  });
});

it.each(GAMES.map((each) => [each.id, each] as const))('a whole match of %s can be told in plain words', (_, each) => {
  const [language] = LANGUAGES;
  const names = [YOU[language], ...Array.from({ length: each.seats[0] - 1 }, (_, seat) => `P${seat}`)];
  const narrator = plainNarrator(each, language);
  const setup = { rules: each.configure(), seats: each.seats[0], seed: seedFrom('plain'), inputs: {} };
  const said: (string | null)[] = [];
  for (const { match, happenings } of playMatch(each, setup, new FastRandom(3, 1))) {
    for (const seat of match.actors)
      said.push(...each.legal(match.state, seat).map((action) => narrator.choice(action, match.state, names)));
    for (const happening of happenings)
      if (happening.kind === 'acted') said.push(...happening.events.map((event) => narrator.event(event, names)));
      else if (happening.kind === 'ended') said.push(...narrator.outcome(happening.outcome, names));
    if (said.length > 2000) break;
  }
  expect(said.filter((text) => text === null || /undefined|NaN|object|[{}_"]/.test(text))).toEqual([]);
});
