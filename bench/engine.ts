/** The benchmark's rounds on this engine. */
import { type AnyGame, type AnyState, type Carry, type Choose, DEALER, FastRandom, GAMES } from '@madang/engine';
import { anyLegal, shuffle } from '@madang/engine/internal';
import { koikoi, type Round } from '@madang/engine/koikoi';
import { Round as Hand, randomAction, tysiac } from '@madang/engine/tysiac';
import { type Outcome, type Played, type PlayRound, playRounds, shuffledPack } from './round.ts';

const SETUP = {
  rules: koikoi.configure(),
  seats: 2,
  number: 1,
  carry: { scores: [0, 0], dealer: 0, result: null },
};

/** Koi-Koi, stepping one state to its end. */
export function inPlace(baseSeed: number, rounds: number): Played {
  return playRounds(baseSeed, rounds, (random, tally) => {
    const round = koikoi.deal(shuffledPack(random), SETUP);
    for (let seat = koikoi.actors(round)[0]; seat !== undefined; seat = koikoi.actors(round)[0]) {
      const legal = koikoi.legal(round, seat);
      koikoi.step(round, seat, legal[random.below(legal.length)]);
      tally.actions++;
    }
    return outcomeOf(round);
  });
}

/** Koi-Koi, copying the state at every action. */
export function copied(baseSeed: number, rounds: number): Played {
  return playRounds(baseSeed, rounds, (random, tally) => {
    let round = koikoi.deal(shuffledPack(random), SETUP);
    for (let seat = koikoi.actors(round)[0]; seat !== undefined; seat = koikoi.actors(round)[0]) {
      const legal = koikoi.legal(round, seat);
      round = round.clone();
      koikoi.step(round, seat, legal[random.below(legal.length)]);
      tally.actions++;
    }
    return outcomeOf(round);
  });
}

function outcomeOf(round: Round): Outcome {
  const outcome = koikoi.outcome(round);
  const winner = outcome?.winners[0] ?? -1;
  return { winner, points: outcome?.points[winner] ?? 0 };
}

/** Any legal action; in Tysiąc its own random player, as random bids would go to 400 (docs/rules/tysiac.md 3). */
function randomChoice(game: AnyGame): Choose {
  if (game.id !== tysiac.id) return anyLegal(game);
  return (state, seat, random) => {
    if (!(state instanceof Hand)) throw new Error('not a hand of Tysiąc');
    return randomAction(state, seat, random);
  };
}

/** Random rounds of any game, in place, each the first of a match. */
export function randomRounds(game: AnyGame, rules: object, seats: number): PlayRound {
  const pack = game.pack(rules, seats);
  const carry: Carry = game.opening({ rules, seats, inputs: {}, random: new FastRandom(1) });
  const setup = { rules, seats, number: 1, carry };
  const choose = randomChoice(game);
  return (random, tally) => {
    const deck = pack.slice();
    shuffle(deck, random);
    const state = game.deal(deck, setup);
    let outcome = game.outcome(state);
    for (; !outcome; outcome = game.outcome(state)) {
      const actors = game.actors(state);
      const seat = actors.length > 1 ? actors[random.below(actors.length)] : (actors[0] ?? DEALER);
      if (seat === DEALER) {
        const chance = game.chance(state, random);
        if (chance) game.step(state, seat, chance);
      } else game.step(state, seat, choose(state, seat, random));
      tally.actions++;
    }
    return { winner: outcome.winners[0] ?? -1, points: 0 };
  };
}

/** Plays every round twice and checks that no card is lost and that the hashes are the same. */
export function checkedRounds(baseSeed: number, rounds: number): { readonly rounds: number; readonly hash: number } {
  const random = new FastRandom(baseSeed);
  const actions: number[] = [];
  let hash = 0;
  for (let i = 0; i < rounds; i++) {
    random.reseed(baseSeed + i);
    const deck = shuffledPack(random);
    actions.length = 0;
    const first = playHashed(koikoi.deal(deck, SETUP), (legal) => {
      const choice = random.below(legal);
      actions.push(choice);
      return choice;
    });
    let next = 0;
    const again = playHashed(koikoi.deal(deck, SETUP), () => actions[next++]);
    if (first !== again) throw new Error(`round ${i} of seed ${baseSeed} replays to another hash`);
    hash = (hash ^ first) | 0;
  }
  return { rounds, hash };
}

function playHashed(round: Round, choose: (legal: number) => number): number {
  let hash = 0;
  for (let seat = koikoi.actors(round)[0]; seat !== undefined; seat = koikoi.actors(round)[0]) {
    const legal = koikoi.legal(round, seat);
    koikoi.step(round, seat, legal[choose(legal.length)]);
    hash = (Math.imul(hash, 31) + round.hash()) | 0;
  }
  const lying = new Set(round.layout().flat());
  if (lying.size !== 48) throw new Error(`${lying.size} cards lie on the table`);
  return hash;
}

/** Every position of so many rounds, to measure how much memory a position takes. */
export function keptStates(baseSeed: number, rounds: number): AnyState[] {
  const random = new FastRandom(baseSeed);
  const kept: AnyState[] = [];
  for (let i = 0; i < rounds; i++) {
    random.reseed(baseSeed + i);
    let round = koikoi.deal(shuffledPack(random), SETUP);
    kept.push(round);
    for (let seat = koikoi.actors(round)[0]; seat !== undefined; seat = koikoi.actors(round)[0]) {
      const legal = koikoi.legal(round, seat);
      round = round.clone();
      koikoi.step(round, seat, legal[random.below(legal.length)]);
      kept.push(round);
    }
  }
  return kept;
}

/** Every game with every seat count, through the loop that simulations use: Matgo by both rulesets, the others by their first. */
export function everyTable(): { readonly name: string; readonly play: PlayRound }[] {
  const tables = GAMES.flatMap((game) => {
    const rulesets = Object.entries(game.rulesets);
    const measured = game.id === 'matgo' ? rulesets : rulesets.slice(0, 1);
    return measured.flatMap(([ruleset, rules]) => game.seats.map((seats) => ({ game, ruleset, rules, seats })));
  });
  return tables.map(({ game, ruleset, rules, seats }) => ({
    name: `${game.id} (${ruleset}), ${seats} players`,
    play: randomRounds(game, rules, seats),
  }));
}
