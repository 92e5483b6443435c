import { type AnyGame, findGame, type Json, playInPlace, type Seat, seedFrom } from '@madang/engine';
import { type AnyPlayer, decide, Histories, playerOf } from '@madang/players';
import { playerRandom } from './play-out.ts';
import { Tally } from './tally.ts';

/** What to simulate, as plain data: it goes to workers and into the file's first line. */
export interface Simulation {
  readonly game: string;
  /** As `configure` takes it. */
  readonly rules: Json;
  readonly seats: number;
  /** By seat. */
  readonly players: readonly string[];
  readonly seed: string;
  readonly budget: number;
  readonly inputs: Readonly<Record<string, Json>>;
}

/** A match as a line of a file: with the first line of the file it can be played again. */
export interface GameLine {
  readonly game: number;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** By deal: how it ended, the points, and the actions by their place in the catalogue (the dealer's left out). */
  readonly rounds: readonly {
    readonly reason: string;
    readonly points: readonly number[];
    readonly actions: readonly number[];
  }[];
}

/** Plays games number `from` to `to` (without it) and adds them up. Each game follows from the seed and its number alone. */
export function simulate(simulation: Simulation, from: number, to: number, write?: (line: GameLine) => void): Tally {
  const game = findGame(simulation.game);
  if (!game) throw new Error(`there is no game ${simulation.game}`);
  const table = simulation.players.map((name) => {
    const player = playerOf(game, name);
    if (!player) throw new Error(`${game.id} has no player ${name}`);
    return player;
  });
  const rules = game.configure(simulation.rules);
  const tally = new Tally(simulation.seats);
  for (let number = from; number < to; number++) playGame(game, rules, table, simulation, number, tally, write);
  return tally;
}

function playGame(
  game: AnyGame,
  rules: object,
  table: readonly AnyPlayer[],
  { seats, seed, budget, inputs }: Simulation,
  number: number,
  tally: Tally,
  write?: (line: GameLine) => void,
): void {
  const generators = table.map((_, seat) => playerRandom(seed, number, seat));
  const forgetful = table.every((player) => player.forgetful);
  const histories = new Histories(game, seats);
  const rounds: { reason: string; points: readonly number[]; actions: number[] }[] = [];
  let actions: number[] = [];
  const carry = playInPlace(
    game,
    { rules, seats, seed: seedFrom(`${seed}/${number}`), inputs },
    (state, seat) => decide(game, table[seat], state, seat, histories.of(seat), generators[seat], budget),
    {
      event: (event) => {
        tally.event(event);
        if (!forgetful) histories.hear(event);
      },
      acted: (_seat, action, state) => {
        tally.actions++;
        if (!forgetful) histories.tell(state);
        if (write && action.index >= 0) actions.push(action.index);
      },
      ended: (outcome) => {
        tally.round(outcome);
        histories.forget();
        if (!write) return;
        rounds.push({ reason: outcome.reason, points: outcome.points, actions });
        actions = [];
      },
    },
  );
  tally.game(carry);
  write?.({ game: number, scores: carry.scores, winners: carry.result?.winners ?? [], rounds });
}
