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

/** Logs of rounds are a JSON list, the record of a match is an object. */
export function isLogText(text: string): boolean {
  return text.trimStart().startsWith('[');
}

/** The rounds of each match in a file of logs. Names are made harmless for the terminal. */
function readMatches(text: string): readonly (readonly RoundLog[])[] {
  const read = readRecordText(text);
  return read.kind === 'logs' ? matchesOf(read.logs.map(harmlessLog)) : [];
}

/** One match of the file, by its number from 1; by default the last. */
export function readLoggedMatch(file: string, text: string, asked: string | undefined): ReplayedLogs {
  return namingThePlace(file, () => {
    const matches = readMatches(text);
    const number = asked === undefined ? matches.length : Number(asked);
    const logs = matches[number - 1];
    if (!logs) throw new UsageError(`--match must be 1 to ${matches.length} for this file, not ${asked}`);
    return replayLogs(logs);
  });
}

const UNCHECKED: Readonly<Record<Unchecked, string>> = {
  shuffle: 'that the packs follow from a seed (logs have no seed; the record of the match has one)',
  'deal order': 'the order in which the hands were dealt (an older log has them sorted)',
  starter: 'who had to begin (an older log has no hour and no opening)',
  options: 'the options of the table (an older log has none; those of its ruleset were used)',
};

export function uncheckedLines(unchecked: readonly Unchecked[]): readonly string[] {
  return unchecked.map((gap, i) => `  ${i === 0 ? 'not checked ' : '            '}${UNCHECKED[gap]}`);
}

/** Replays all matches of the file. A KiboError names the match with the problem. */
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
