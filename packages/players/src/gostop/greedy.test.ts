import { type AnyGame, type AnyTurned, FastRandom, isRefusal, Match, seedFrom } from '@madang/engine';
import { CORE, GO, gostop, HAND, HOUSE, matgo, PILE, PRESIDENT_ENDS, type Round, STOP } from '@madang/engine/gostop';
import { KOREAN } from '@madang/engine/hwatu';
import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { describePlayer } from '../describe-player.ts';
import { Histories } from '../histories.ts';
import { type AnyPlayer, randomPlayer } from '../player.ts';
import { greedy } from './greedy.ts';

describe('players of Go-Stop and Matgo', () => {
  const house = matgo.configure({ ruleset: HOUSE, rounds: 2 });
  describePlayer(randomPlayer, { game: matgo, rules: house });
  describePlayer(greedy, { game: matgo, rules: house });
  describePlayer(greedy, { game: matgo, rules: matgo.configure(CORE) });
  describePlayer(greedy, { game: gostop });
});

describe('greedy', () => {
  const rules = matgo.configure(CORE);
  const carry = matgo.opening({ rules, seats: 2, inputs: {}, random: new FastRandom(1) });
  const GODORI = KOREAN.set('0221', '0421', '0821');
  const TABLE = '0111 0521 0631 0721 1021 1111 1221 0342';
  const dealt = (mine: string, theirs: string): Round => {
    const first = KOREAN.set(...[mine, theirs, TABLE].flatMap((ids) => ids.split(' ')));
    const cards = [mine, theirs, TABLE].flatMap((ids) => ids.split(' ').map((id) => KOREAN.set(id).first));
    const rest = matgo.pack(rules, 2).filter((card) => !first.has(card));
    return matgo.deal([...cards, ...rest], { rules, seats: 2, number: 1, carry: { ...carry, starter: 0 } });
  };
  const choose = (round: Round) => decide(greedy, { game: matgo, state: round, seat: 0, random: new FastRandom(1) });
  const MINE = '0141 0241 0341 0441 0541 0641 0741 0841 0941 1041';
  const THEIRS = '0142 0242 0221 0421 0821 0442 0542 0642 0742 0842';

  it('ends the round with a president', () => {
    const round = dealt('0921 0931 0941 0942 0141 0241 0341 0441 0541 0641', THEIRS);
    expect(choose(round)).toBe(PRESIDENT_ENDS);
  });

  it('takes a bright rather than junk or nothing', () => {
    expect(choose(dealt(MINE, THEIRS))).toMatchObject({ type: 'PLAY_HAND_CARD', cardId: KOREAN.find('0141') });
  });

  it('goes while the opponent is far from points, and stops when it is near', () => {
    const round = dealt(MINE, THEIRS);
    round.stage = 'decision';
    expect(choose(round)).toBe(GO);
    round.table.moveAll(GODORI, HAND[1], PILE[1]);
    expect(choose(round)).toBe(STOP);
  });
});

/** One round from a deal: the points of every seat, and who won. */
function playRound(game: AnyGame, rules: object, table: readonly AnyPlayer[], deal: number) {
  const seats = table.length;
  const generators = table.map((_, seat) => new FastRandom(deal, seat));
  const histories = new Histories(game, seats);
  let turned: AnyTurned = Match.start(game, { rules, seats, seed: seedFrom(`strength/${deal}`) });
  for (;;) {
    histories.follow(turned.happenings);
    for (const happening of turned.happenings)
      if (happening.kind === 'ended' && !happening.outcome.void) return happening.outcome;
    const { match } = turned;
    const [seat] = match.actors;
    const action = decide(table[seat], {
      ...{ game, state: match.state, seat, history: histories.of(seat) },
      random: generators[seat],
    });
    const next = match.act(seat, action);
    if (isRefusal(next)) throw new Error(next.code);
    turned = next;
  }
}

/**
 * Greedy against random: each deal is played with greedy in every seat, as the laboratory's `compare` does, which players
 * may not import. Its points less the mean of the others', with the lower end of the 95 % interval, and its share of the wins.
 */
function strength(game: AnyGame, rules: object, deals: number): { readonly low: number; readonly wins: number } {
  const [seats] = game.seats;
  const leads: number[] = [];
  let won = 0;
  let decided = 0;
  for (let deal = 0; deal < deals; deal++) {
    let lead = 0;
    for (let mine = 0; mine < seats; mine++) {
      const table = Array.from({ length: seats }, (_, seat) => (seat === mine ? greedy : randomPlayer));
      const { points, winners } = playRound(game, rules, table, deal);
      const others = points.reduce((sum, each) => sum + each, 0) - points[mine];
      lead += (points[mine] - others / (seats - 1)) / seats;
      if (winners.length > 0) decided++;
      if (winners.includes(mine)) won += 1 / winners.length;
    }
    leads.push(lead);
  }
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / deals;
  const variance = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0) / (deals - 1);
  return { low: mean - 1.96 * Math.sqrt(variance / deals), wins: won / decided };
}

describe('greedy against random', () => {
  const DEALS = 250;

  it.each([HOUSE, CORE])('of two players, by %s: wins more than seven rounds in ten, and points', (ruleset) => {
    const { low, wins } = strength(matgo, matgo.configure({ ruleset, rounds: 1 }), DEALS);
    expect(low).toBeGreaterThan(0);
    expect(wins).toBeGreaterThan(0.7);
  });

  it('of three players: wins points', () => {
    expect(strength(gostop, gostop.configure(), DEALS).low).toBeGreaterThan(0);
  });
});
