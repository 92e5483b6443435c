import { type AnyGame, DEALER, FastRandom, findGame, GAMES, Match, seedFrom } from '@madang/engine';
import type { Round as CheckRound } from '@madang/engine/check';
import { Phase, type Round } from '@madang/engine/tysiac';
import { describe, expect, it } from 'vitest';
import { consider, decide } from '../decide.ts';
import { describePlayer } from '../describe-player.ts';
import { GAMES as LISTED } from '../games.ts';
import type { Seating } from '../learned/encoder.ts';
import { loadPlayer } from '../levels.ts';
import { nodeAssets } from '../node.ts';
import type { AnyPlayer, AnyTurn } from '../player.ts';
import { loadNetwork } from './network.ts';
import { networkSearchPlayer } from './network-search.ts';

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

async function playerAt(game: AnyGame, rules: object, seats: number, name: string): Promise<AnyPlayer> {
  const player = await loadPlayer({ game, rules, seats }, name, nodeAssets);
  if (!player) throw new Error(`${game.id} has no ${name}`);
  return player;
}

/** Master as the game plans it, with few rollouts and few worlds to weigh. */
async function quickMaster(seating: Seating): Promise<AnyPlayer> {
  const { game } = seating;
  const players = LISTED[game.id];
  if (!players) throw new Error(`no players of ${game.id}`);
  const { policy } = players;
  const { master } = (await players.learning()).search;
  const network = await loadNetwork(seating, nodeAssets);
  const plan = { ...master, pool: 16 };
  return networkSearchPlayer({ name: 'master', game, network, policy, match: undefined, plan, iterations: 20 });
}

/** One or two rounds are enough to see whether hidden cards matter. */
function shortRules(game: AnyGame): object {
  const rounds = Object.keys(game.options).find((name) => ['total_rounds', 'rounds', 'maxHands'].includes(name));
  return game.configure(rounds === undefined ? {} : { [rounds]: 1 });
}

describe('the players with networks', async () => {
  for (const game of GAMES)
    for (const name of ['medium', 'strong']) {
      const rules = shortRules(game);
      const [seats] = game.seats;
      describePlayer(await playerAt(game, rules, seats, name), { game, rules, seats, matches: 1 });
    }

  for (const id of ['koikoi', 'tysiac', 'check']) {
    const game = gameOf(id);
    const [rules, seats] = [shortRules(game), 2];
    describePlayer(await quickMaster({ game, rules, seats }), { game, rules, seats, matches: 1 });
  }

  it('are there for every ruleset and number of seats', async () => {
    for (const game of GAMES)
      for (const rules of Object.values(game.rulesets))
        for (const seats of game.seats) expect((await playerAt(game, rules, seats, 'medium')).name).toBe('medium');
  });
});

describe('strong at Koi-Koi', async () => {
  const game = gameOf('koikoi');
  const rules = game.configure();
  const strong = await playerAt(game, rules, 2, 'strong');
  const { match } = Match.start(game, { rules, seats: 2, seed: seedFrom('strong') });
  const situation = { game, state: match.state, seat: match.actors[0] };

  it('says what it expects of its best actions, the one that it plays first', () => {
    const expected = consider(strong, { ...situation, random: new FastRandom(1) });
    expect(expected?.[0].action).toBe(decide(strong, { ...situation, random: new FastRandom(1) }));
    expect(expected?.length).toBeGreaterThan(1);
    for (const { value, error } of expected ?? []) {
      expect(Math.abs(value)).toBeLessThan(30);
      expect(error).toBeGreaterThan(0);
    }
  });

  it('chooses at once when its time is up', () => {
    let asked = 0;
    const outOfTime = () => ++asked > 0;
    const action = decide(strong, { ...situation, random: new FastRandom(1), outOfTime });
    expect(game.legal(match.state, situation.seat)).toContain(action);
    expect(asked).toBeLessThan(5);
  });
});

describe('strong at Tysiąc', () => {
  it('looks more closely at the exchange than at a card to play', async () => {
    const game = gameOf('tysiac');
    const rules = game.configure();
    const [strong, easy] = await Promise.all(['strong', 'easy'].map((name) => playerAt(game, rules, 2, name)));
    const state = Match.start(game, { rules, seats: 2, seed: seedFrom('exchange') }).match.state.clone();
    const random = new FastRandom(1);
    /** In how many worlds strong tries its actions at the first choice of the phase, as often as it asks for the time. */
    const triesIn = (phase: Phase): number => {
      for (;;) {
        const [seat] = game.actors(state);
        const situation = { game, state, seat, random };
        if ((state as Round).phase === phase && game.legal(state, seat).length > 5) {
          let tries = 0;
          decide(strong, { ...situation, outOfTime: () => ++tries < 0 });
          return tries;
        }
        game.step(state, seat, decide(easy, situation));
      }
    };
    expect(triesIn(Phase.TalonExchange)).toBeGreaterThan(2 * triesIn(Phase.Play));
  });
});

describe('master at Tysiąc', () => {
  it('reads its opponents when cards are played, and not in the auction', async () => {
    const game = gameOf('tysiac');
    const rules = game.configure();
    const master = await quickMaster({ game, rules, seats: 3 });
    const easy = await playerAt(game, rules, 3, 'easy');
    const state = Match.start(game, { rules, seats: 3, seed: seedFrom('reading') }).match.state.clone();
    const random = new FastRandom(1);
    const reading = new Map<Phase, boolean>();
    while (!game.outcome(state)) {
      const [seat] = game.actors(state);
      let isReading = false;
      const watched: AnyPlayer = {
        ...master,
        choose: (turn) => {
          const { world, legal, budget } = turn;
          const worlds: AnyTurn['worlds'] = {
            draw: (generator) => turn.worlds.draw(generator),
            weighted: (explanations, pool) => {
              isReading = true;
              return turn.worlds.weighted(explanations, pool);
            },
          };
          return master.choose({ world, worlds, seat, legal, history: [], past: [], random, budget });
        },
      };
      if (game.legal(state, seat).length > 5) {
        decide(watched, { game, state, seat, random });
        reading.set((state as Round).phase, isReading);
      }
      game.step(state, seat, decide(easy, { game, state, seat, random }));
    }
    expect(reading.get(Phase.Auction)).toBe(false);
    expect(reading.get(Phase.Play)).toBe(true);
  });
});

describe('master at Check', () => {
  it('compares a call with the best of the other actions alone', async () => {
    const game = gameOf('check');
    const rules = game.configure();
    const master = await quickMaster({ game, rules, seats: 2 });
    const state = Match.start(game, { rules, seats: 2, seed: seedFrom('call') }).match.state.clone() as CheckRound;
    const random = new FastRandom(1);
    const easy = await playerAt(game, rules, 2, 'easy');
    const act = (): void => {
      const [seat = DEALER] = game.actors(state);
      const action = seat === DEALER ? game.chance(state, random) : decide(easy, { game, state, seat, random });
      if (action) game.step(state, seat, action);
    };
    // In the second turn there is a discard that may be drawn.
    do act();
    while (state.stage !== 'draw' || game.legal(state, state.seat).length < 3);
    const considered = consider(master, { game, state, seat: state.seat, random }) ?? [];
    expect(game.legal(state, state.seat).length).toBe(3);
    expect(considered.length).toBe(2);
    expect(considered.map(({ action }) => action.type)).toContain('callCheck');
  });
});
