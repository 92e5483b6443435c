import { FastRandom, isRefusal, Match } from '@madang/engine';
import { gostop, matgo, payoutIfStopped, type Snapshot } from '@madang/engine/gostop';
import { describe, expect, it } from 'vitest';
import { monthChoice, playsOf, targetChoices } from './choices.ts';
import { goalsOf } from './goals.ts';
import { roundOf } from './view.ts';

const house = matgo.configure();
const core = matgo.configure({ ruleset: 'kr-gostop-core-v1' });

/** A real position with other cards: only what a preview looks at is changed. */
function view(given: { table: string; mine?: string; theirs?: string; hand?: string; waiting?: string }): Snapshot {
  const seed = new Uint8Array(32).fill(5);
  const { match } = Match.start(matgo, { rules: house, seats: 2, seed, inputs: {} });
  const dealt = match.state.snapshot(0);
  const list = (ids = ''): string[] => ids.split(' ').filter(Boolean);
  return {
    ...dealt,
    player: '0',
    tableCards: list(given.table),
    hands: { ...dealt.hands, 0: list(given.hand) },
    captured: { 0: list(given.mine), 1: list(given.theirs) },
    turn: { ...dealt.turn, asked: 0, waiting: given.waiting ?? null },
  };
}

const play = (cardId: string) => [{ type: 'PLAY_HAND_CARD', cardId }];

describe('what a play would bring', () => {
  it('offers both targets when two of different kinds lie there', () => {
    const choices = playsOf('0541', play('0541'), view({ table: '0521 0542', mine: '' }), house);
    expect(choices.map(({ answer }) => answer?.fromTableCardId)).toEqual(['0521', '0542']);
  });

  it('chooses between two alike automatically by the house rules, and asks by the core rules', () => {
    const position = view({ table: '0541 0542' });
    expect(playsOf('0521', play('0521'), position, house)).toHaveLength(1);
    expect(playsOf('0521', play('0521'), position, core)).toHaveLength(2);
  });

  it('counts the points of a set it completes', () => {
    const position = view({ table: '0231', mine: '0131 0331' });
    const [only] = playsOf('0241', play('0241'), position, house);
    expect(only.gain).toBe(3);
    expect(only.advances[0]).toMatchObject({ state: 'completes', goal: { name: 'HONGDAN' } });
  });

  it('takes all three that lie there', () => {
    expect(playsOf('0541', play('0541'), view({ table: '0521 0531 0542' }), house)[0].takes).toHaveLength(3);
  });

  it('lists the targets of a waiting card', () => {
    const legal = ['0521', '0531'].map((fromTableCardId) => ({ type: 'CHOOSE_CAPTURE_TARGET', fromTableCardId }));
    const choices = targetChoices(legal, view({ table: '0521 0531', waiting: '0541' }), house);
    expect(choices.map(({ takes }) => takes)).toEqual([['0521'], ['0531']]);
  });

  it('takes with a bomb the three in hand and the one on the table', () => {
    const position = view({ table: '0821 0111', hand: '0811 0841 0842 0221' });
    const { takes } = monthChoice({ type: 'DECLARE_BOMB', month: 8 }, position, house);
    expect([...takes].sort()).toEqual(['0821', '0841', '0842']);
  });
});

describe('the goals', () => {
  it('name the brights by the set they make: three with the rain are worth less', () => {
    const named = (pile: string) => goalsOf(house, pile.split(' '), false)[0];
    expect(named('0111')).toMatchObject({ name: 'SAMGWANG', points: 3 });
    expect(named('0111 0311 1211')).toMatchObject({ name: 'BISAMGWANG', points: 2 });
    expect(named('0111 0311 0811 1211')).toMatchObject({ name: 'SAGWANG', points: 4 });
  });

  it('count the cup as junk once its owner chose so', () => {
    const junk = goalsOf(house, [], true).find(({ name }) => name === 'PI');
    expect(junk?.of).toContain('0921');
    expect(junk?.weight?.('0921')).toBe(2);
  });
});

describe('a round rebuilt from a view', () => {
  for (const game of [matgo, gostop])
    it(`of ${game.id} pays the same for a stop as the real one`, () => {
      const rules = game.configure({ rounds: 2 });
      let decisions = 0;
      for (let n = 1; n <= 12; n++) {
        const random = new FastRandom(n, 3);
        const seed = Uint8Array.from({ length: 32 }, (_, i) => (i * 17 + n) % 256);
        let { match } = Match.start(game, { rules, seats: game.seats[0], seed, inputs: {} });
        while (match.result === null) {
          const [seat] = match.actors;
          const { state } = match;
          const seen = state.snapshot(seat);
          expect(roundOf(seen, rules).snapshot(seat)).toEqual(seen);
          if (seen.turn.stage === 'decision') {
            decisions++;
            expect(payoutIfStopped(roundOf(seen, rules), seat)).toBe(payoutIfStopped(state, seat));
          }
          const legal = game.legal(state, seat);
          const turned = match.act(seat, legal[random.below(legal.length)]);
          if (isRefusal(turned)) throw new Error('a legal action was refused');
          match = turned.match;
        }
      }
      expect(decisions).toBeGreaterThan(5);
    });
});
