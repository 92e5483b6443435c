import { apply, DEALER, FastRandom, isRefusal, Match, type Seat, seedFrom } from '@madang/engine';
import {
  type Action,
  CALL_CHECK,
  CLOSE_MATCHING,
  CONFIRM_PEEK,
  check,
  knower,
  PASS_MATCH,
  type Round,
  swapAndDiscard,
} from '@madang/engine/check';
import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { memory } from './memory.ts';

const rules = check.configure();

/** One round: this seat remembers, the others play at random. The winners. */
function played(seed: string, seats: number, me: Seat, random: FastRandom): readonly Seat[] {
  let { match } = Match.start(check, { rules, seats, seed: seedFrom(seed) });
  while (!match.result) {
    const [seat] = match.actors;
    const { state } = match;
    const legal = check.legal(state, seat);
    const action = seat === me ? decided(state, seat, random) : legal[random.below(legal.length)];
    const next = match.act(seat, action);
    if (isRefusal(next)) throw new Error(next.code);
    match = next.match;
  }
  return match.result.winners;
}

function decided(state: Round, seat: Seat, random: FastRandom) {
  return decide(memory, { game: check, state, seat, random }) as Action;
}

describe('the memory player', () => {
  it('wins at least 55 % of rounds against three randoms; a shared win is shared', () => {
    const random = new FastRandom(1);
    let wins = 0;
    for (let deal = 0; deal < 1200; deal++) {
      const me = deal % 4;
      const winners = played(`memory/${deal >> 2}`, 4, me, random);
      if (winners.includes(me)) wins += 1 / winners.length;
    }
    expect(wins / 1200).toBeGreaterThan(0.55);
  });

  it('decides by what its seat knows: every possible position gives the same choice', () => {
    const random = new FastRandom(2);
    for (let deal = 0; deal < 10; deal++) {
      let { match } = Match.start(check, { rules, seats: 3, seed: seedFrom(`worlds/${deal}`) });
      while (!match.result) {
        const [seat] = match.actors;
        const action = decided(match.state, seat, random);
        for (let world = 0; world < 3; world++) expect(decided(match.state, seat, random)).toBe(action);
        const next = match.act(seat, action);
        if (isRefusal(next)) throw new Error(next.code);
        match = next.match;
      }
    }
  });

  it('matches what it knows', () => {
    const round = position(['9♠ 9♥ 8♠ 7♠', '10♠ 10♥ 8♥ 6♥'], '7♦', ['drawFromDeck', 'discardDrawn']);
    expect(decided(round, 0, new FastRandom(1))).toMatchObject({ type: 'attemptMatch', slot: 3 });
  });

  it('swaps a high card that it knows for a low one', () => {
    const round = position(['9♠ 9♥ 8♠ 10♠', '10♦ 10♥ 8♥ 6♥'], '2♦', ['drawFromDeck']);
    expect(decided(round, 0, new FastRandom(1))).toMatchObject({ type: 'swapAndDiscard', slot: 3 });
  });

  it('calls check when its hand is low', () => {
    const round = position(['A♠ A♥ 2♠ A♦', '10♦ 10♥ 8♥ 6♥'], 'A♣', ['drawFromDeck']);
    const kept = apply(check, round, 0, swapAndDiscard(0));
    const seen = [0, 1].reduce((state, slot) => learnt(state, slot), kept);
    const ready = apply(check, apply(check, apply(check, seen, 1, PASS_MATCH), 0, PASS_MATCH), DEALER, CLOSE_MATCHING);
    expect(decided(ready, 0, new FastRandom(1))).toBe(CALL_CHECK);
  });
});

/** A round for two after seat 0 has played these, with the hands and the top of the deck as given. */
function position(hands: readonly string[], top: string, moves: readonly string[]): Round {
  const named = [...hands, top].join(' ').split(' ');
  const ids = [...named, ...check.cardIds.filter((id) => !named.includes(id))];
  const carry = check.opening({ rules, seats: 2, inputs: {}, random: new FastRandom(1) });
  const deck = ids.map((id) => check.cardIds.indexOf(id));
  let round = check.deal(deck, { rules, seats: 2, number: 1, carry });
  for (const seat of [0, 1]) round = apply(check, round, seat, CONFIRM_PEEK);
  for (const type of moves) {
    const action = check.read(round, 0, { type });
    if (!isRefusal(action)) round = apply(check, round, 0, action);
  }
  return round;
}

/** The same round, had seat 0 looked at this card of its own. */
function learnt(round: Round, slot: number): Round {
  const copy = round.clone();
  copy.grid.learn(slot, knower(0));
  return copy;
}
