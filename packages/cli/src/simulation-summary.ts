import { entryOf } from '@madang/engine/internal';
import type { ScoredIn, Simulation, Totals } from '@madang/lab';

/** The totals of a simulation as text. */
export function summaryOf(simulation: Simulation, totals: Totals, scores: ScoredIn, seconds: number): string {
  const { matches, partMatches, rounds, voids, actions } = totals;
  const each = (sum: number, of: number): string => (of === 0 ? '–' : (sum / of).toFixed(3));
  const width = Math.max(11, ...simulation.players.map((name) => name.length));
  const lines = [
    `${matches.toLocaleString('en')} matches of ${simulation.game}${partMatches > 0 ? ' and a part of one' : ''}, ${rounds.toLocaleString('en')} rounds${voids > 0 ? ` and ${voids.toLocaleString('en')} void deals` : ''} in ${seconds.toFixed(1)} s (${Math.round(rounds / seconds).toLocaleString('en')} rounds a second)`,
    `${each(actions, rounds)} actions a round`,
    '',
    `seat  ${'player'.padEnd(width)} ${`${scores} a round`.padStart(14)}  rounds won  matches won`,
    ...simulation.players.map((name, seat) =>
      [
        String(seat).padEnd(5),
        name.padEnd(width),
        each(entryOf(totals.points, seat), rounds).padStart(14),
        `${percent(entryOf(totals.roundsWon, seat), rounds)}`.padStart(11),
        `${percent(entryOf(totals.matchesWon, seat), matches)}`.padStart(12),
      ].join(' '),
    ),
    '',
    'rounds ended by',
    ...shares(totals.reasons, rounds + voids),
    '',
    'events a round',
    ...Object.entries(totals.events).map(([type, number]) => `  ${type.padEnd(24)} ${each(number, rounds)}`),
  ];
  return `${lines.join('\n')}\n`;
}

function shares(counts: Readonly<Record<string, number>>, of: number): string[] {
  return Object.entries(counts).map(([name, number]) => `  ${name.padEnd(24)} ${percent(number, of)}`);
}

function percent(part: number, of: number): string {
  return of === 0 ? '–' : `${((100 * part) / of).toFixed(2)} %`;
}
