import { describe, expect, it } from 'vitest';
import { RESIGN } from '../kernel/game.ts';
import { Match } from '../kernel/match.ts';
import { seedFrom } from '../kernel/random.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { CARD_IDS } from './cards.ts';
import { check } from './game.ts';
import { Trial } from './position.ts';
import { cardValue, handTotal } from './scoring.ts';

// docs/rules/check.md: a title that begins with a number names its decision.

const CHECK = { type: 'callCheck' };
/** Seat 0 calls check at once, the others draw and discard. */
const scored = (hands: readonly string[], options: object = {}): Trial => {
  const trial = Trial.started(hands, '6♦ 6♣ 8♦ 8♣', options).act(0, CHECK);
  for (let seat = 1; seat < hands.length; seat++) trial.quietTurn(seat);
  return trial;
};

describe('scoring', () => {
  it('an ace counts −1, numbers their face, jack, queen and king 11, 12 and 13', () => {
    const values = CARD_IDS.filter((id) => id.endsWith('♠')).map((id) => cardValue(CARD_IDS.indexOf(id)));
    expect(values).toEqual([-1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it('the lowest hand wins', () => {
    const trial = scored(['2♠ 3♠ 4♠ 5♠', 'A♥ 3♥ 4♥ 5♥', '2♦ 3♦ 4♦ K♦']);
    expect(trial.snapshot.roundWinner).toEqual([1]);
    expect(trial.outcome).toMatchObject({ reason: 'CHECK', winners: [1], points: [0, 1, 0] });
    expect(trial.outcome).toMatchObject({ hands: [{ total: 14 }, { total: 11 }, { total: 22 }] });
  });

  it('18. all who have the lowest share the win', () => {
    expect(scored(['2♠ 3♠ 4♠ 5♠', '2♥ 3♥ 4♥ 5♥', '2♦ 3♦ 4♦ K♦']).outcome).toMatchObject({
      winners: [0, 1],
      points: [1, 1, 0],
    });
  });

  it('18. an empty hand is 0, and aces can beat it', () => {
    expect(handTotal([])).toBe(0);
    const trial = Trial.started(['9♠ 10♠ 6♥ 7♥', 'A♠ A♥ A♦ 9♥', '2♦ 3♦ 4♦ 5♦'], '2♣ 3♣ 4♣ 5♣ A♣ 8♥');
    for (let turn = 0; turn < 3; turn++)
      trial.drawAndDiscard(turn).act(2, { type: 'attemptMatch', slot: turn }).act(turn, { type: 'endTurn' });
    trial.drawAndDiscard(0).act(2, { type: 'attemptMatch', slot: 3 });
    trial.drawAndKeep(1, 3).allPass().quietTurn(0);
    expect(trial.outcome).toMatchObject({ winners: [1], hands: [{}, { total: -4 }, { total: 0, cards: [] }] });
  });

  it('the claims of a series by points are the hands, card by card', () => {
    const { outcome } = scored(['2♠ 3♠ 4♠ A♠', '2♥ 3♥ 4♥ 5♥'], { count: 'points' });
    expect(outcome?.points).toEqual([8, 14]);
    expect(outcome?.claims[0].items).toContainEqual({ name: 'A♠', points: -1 });
    expect(outcome?.winners).toEqual([0]);
  });

  it('resigning: the lowest hand of the others wins', () => {
    const trial = Trial.started(['A♠ A♥ A♦ A♣', '9♥ 3♥ 4♥ 5♥', '2♦ 3♦ 4♦ 5♦']);
    const round = trial.round.clone();
    check.step(round, 0, RESIGN);
    expect(check.outcome(round)).toMatchObject({ reason: 'RESIGNED', winners: [2] });
    expect(check.carry(round).result).toEqual({ winners: [2], reason: 'resigned' });
  });

  it.each([
    ['wins', [3, 2, 0]],
    ['points', [40, 10, 30]],
  ] as const)('resigning in a series of %s: so too, whoever leads', (count, scores) => {
    const hands = ['A♠ A♥ A♦ A♣', '9♥ 3♥ 4♥ 5♥', '2♦ 3♦ 4♦ 5♦'];
    const rules = check.configure({ rounds: 9, count });
    const given = hands
      .join(' ')
      .split(' ')
      .map((id) => CARD_IDS.indexOf(id));
    const deck = [...given, ...check.pack(rules, 3).filter((card) => !given.includes(card))];
    const round = check.deal(deck, { rules, seats: 3, number: 6, carry: { scores, starter: 0, result: null } });
    check.step(round, 0, RESIGN);
    expect(check.carry(round).result).toEqual({ winners: [2], reason: 'resigned' });
  });
});

describe('19. a match', () => {
  const carryAfter = (trial: Trial) => check.carry(trial.round);

  it('has one round by default', () => {
    expect(carryAfter(scored(['2♠ 3♠ 4♠ A♠', '2♥ 3♥ 4♥ 5♥'])).result).toEqual({ winners: [0], reason: 'played' });
  });

  it("of several rounds goes on, and the round's winner starts the next", () => {
    const carry = carryAfter(scored(['2♠ 3♠ 4♠ 5♠', 'A♥ 3♥ 4♥ 5♥'], { rounds: 2 }));
    expect(carry).toEqual({ scores: [0, 1], starter: 1, result: null });
  });

  it('after a tie the lowest seat among the tied starts', () => {
    const carry = carryAfter(scored(['9♠ 3♠ 4♠ 5♠', '2♥ 3♥ 4♥ 5♥', '2♦ 3♦ 4♦ 5♦'], { rounds: 2 }));
    expect(carry.starter).toBe(1);
  });

  it.each(['wins', 'points'] as const)('counts %s over the rounds', (count) => {
    const rules = check.configure({ rounds: 3, count });
    let { match } = Match.start(check, { rules, seats: 3, seed: seedFrom('series') });
    const outcomes: (readonly number[])[] = [];
    while (!match.result) {
      const next = match.act(match.actors[0], check.fallback(match.state, match.actors[0]));
      if (isRefusal(next)) throw new Error(next.code);
      match = next.match;
      for (const happening of next.happenings) if (happening.kind === 'ended') outcomes.push(happening.outcome.points);
    }
    expect(outcomes).toHaveLength(3);
    const sums = [0, 1, 2].map((seat) => outcomes.reduce((sum, points) => sum + points[seat], 0));
    expect(match.scores).toEqual(sums);
    const best = count === 'wins' ? Math.max(...sums) : Math.min(...sums);
    expect(match.result.winners).toEqual([0, 1, 2].filter((seat) => sums[seat] === best));
  });
});
