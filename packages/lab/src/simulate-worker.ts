import { playersAt } from './find-player.ts';
import { gameOf } from './games.ts';
import { simulate } from './simulate.ts';
import type { BatchResult, SimulationTask } from './simulate-on-workers.ts';
import { serveBatches } from './worker-side.ts';

serveBatches<SimulationTask, BatchResult>(async ({ simulation, log, withReport, rounds }) => {
  const game = gameOf(simulation.game);
  const seating = { game, rules: game.configure(simulation.rules), seats: simulation.seats };
  const players = await playersAt(seating, simulation.players);
  return ({ from, to }, shouldStop) => {
    const lines: string[] = [];
    const { estimates } = simulate(simulation, from, to, {
      ...{ players, shouldStop, withReport },
      ...(rounds === undefined ? {} : { rounds }),
      ...(log ? { log: { mode: log, write: (line) => lines.push(`${JSON.stringify(line)}\n`) } } : {}),
    });
    return { entries: estimates.entries(), text: lines.join('') };
  };
});
