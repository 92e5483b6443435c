import {
  KiboError,
  matchesOf,
  type ReplayedLogs,
  type RoundLog,
  readRecordText,
  replayLogs,
  type Unchecked,
} from '@madang/engine';
import { harmless } from '@madang/engine/internal';
import { UsageError } from './failure.ts';
import { namingThePlace } from './record-file.ts';

/** Logs of rounds are a list; the record of a match is an object. */
export function isLogText(text: string): boolean {
  return text.trimStart().startsWith('[');
}

/** The rounds of each match in a file of logs. Nothing in it can forge a line or speak to the terminal. */
export function readMatches(text: string): readonly (readonly RoundLog[])[] {
  const read = readRecordText(text);
  return read.kind === 'logs' ? matchesOf(read.logs.map(harmlessLog)) : [];
}

/** One match of the file: the last, or the one that was asked for, from 1. */
export function readLoggedMatch(file: string, text: string, asked: string | undefined): ReplayedLogs {
  return namingThePlace(file, () => {
    const matches = readMatches(text);
    const number = asked === undefined ? matches.length : Number(asked);
    const logs = matches[number - 1];
    if (!logs) throw new UsageError(`--match is 1 to ${matches.length} in this file, not ${asked}`);
    return replayLogs(logs);
  });
}

const UNCHECKED: Readonly<Record<Unchecked, string>> = {
  shuffle: 'that the packs follow from a seed (logs hold none; the record of the whole match does)',
  'deal order': 'the order in which the hands were dealt (an older log: they are sorted)',
  starter: 'who had to begin (an older log: it has no hour and no opening)',
  options: 'the table’s own options (an older log: those of its ruleset were taken)',
};

export function uncheckedLines(unchecked: readonly Unchecked[]): readonly string[] {
  return unchecked.map((gap, i) => `  ${i === 0 ? 'not checked ' : '            '}${UNCHECKED[gap]}`);
}

/** All its matches, each played again; a KiboError says in which of them something is wrong. */
export function verifyMatches(
  text: string,
): readonly { readonly logs: readonly RoundLog[]; readonly again: ReplayedLogs }[] {
  const matches = readMatches(text);
  return matches.map((logs, i) => {
    try {
      return { logs, again: replayLogs(logs) };
    } catch (error) {
      if (!(error instanceof KiboError) || matches.length === 1) throw error;
      throw new KiboError(`match ${i + 1}, ${error.place}`, error.message.slice(error.place.length + 2));
    }
  });
}

function harmlessLog(log: RoundLog): RoundLog {
  const players = Object.fromEntries(Object.entries(log.players).map(([player, name]) => [player, harmless(name)]));
  const seats = log.seats?.map((seat) => ({ ...seat, name: harmless(seat.name) }));
  return { ...log, players, ...(seats && { seats }) };
}
