import type { Random } from '@madang/engine';
import type { AnyPlayer } from '@madang/players';

type AnyTurn = Parameters<AnyPlayer['choose']>[0];
type TurnWorlds = AnyTurn['worlds'];

/** What a move costs a player, over its moves with a choice. */
export interface Speed {
  readonly moves: number;
  /** The mean of the CPU time; what 95 of 100 moves stay under by the clock, because the CPU time of one move is coarse. */
  readonly milliseconds: { readonly mean: number; readonly most: number };
  /** Positions that could be the true one, drawn for a move. */
  readonly worlds: number;
}

/** Times the moves of a player. */
export class Stopwatch {
  private readonly clocked: number[] = [];
  private micros = 0;
  private worlds = 0;

  /** The same player, which is timed. */
  on(player: AnyPlayer): AnyPlayer {
    return { ...player, choose: (turn) => (turn.legal.length === 1 ? player.choose(turn) : this.time(player, turn)) };
  }

  private time(player: AnyPlayer, turn: AnyTurn): ReturnType<AnyPlayer['choose']> {
    const counted = this.counted(turn);
    const [started, before] = [performance.now(), process.threadCpuUsage()];
    const action = player.choose(counted);
    const { user, system } = process.threadCpuUsage(before);
    this.clocked.push(performance.now() - started);
    this.micros += user + system;
    return action;
  }

  /** The same turn, which counts the worlds that are drawn. */
  private counted(turn: AnyTurn): AnyTurn {
    const count = <W extends Pick<TurnWorlds, 'draw'>>(worlds: W) => ({
      draw: (random: Random) => {
        this.worlds++;
        return worlds.draw(random);
      },
    });
    const { seat, legal, random, budget } = turn;
    return {
      ...{ seat, legal, random, budget },
      ...(turn.outOfTime ? { outOfTime: () => turn.outOfTime?.() ?? false } : {}),
      get world() {
        return turn.world;
      },
      get history() {
        return turn.history;
      },
      get past() {
        return turn.past;
      },
      get worlds(): TurnWorlds {
        const { worlds } = turn;
        return {
          ...count(worlds),
          weighted: (explanations, pool) => {
            const weighted = worlds.weighted(explanations, pool);
            return { ...count(weighted), styleOf: (seat) => weighted.styleOf(seat) };
          },
        };
      },
    };
  }

  result(): Speed {
    const moves = this.clocked.length;
    if (moves === 0) return { moves, milliseconds: { mean: 0, most: 0 }, worlds: 0 };
    const sorted = this.clocked.toSorted((one, two) => one - two);
    const most = sorted[Math.min(moves - 1, Math.floor(moves * 0.95))];
    return { moves, milliseconds: { mean: this.micros / 1000 / moves, most }, worlds: this.worlds / moves };
  }
}
