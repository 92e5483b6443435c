import { statSync } from 'node:fs';
import { type Action, type AnyGame, isRefusal, type Kibo, KiboWriter, Match, type Seat } from '@madang/engine';
import { LabError } from '../failure.ts';
import { linesOf } from './lines.ts';
import { type Log, type LoggedMatch, openLog } from './read.ts';
import { beginsLog } from './read-header.ts';
import { replayMatch, seatingOf, setupOf } from './replay.ts';

/** Whether this file is a log of a simulation, by its name or its first line. */
export function isLogFile(file: string): boolean {
  if (file.endsWith('.jsonl')) return true;
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
  for (const { text } of linesOf(file)) return beginsLog(text);
  return false;
}

/** A match of a log as a record, by its number in the log; null: the last one. A log that does not replay is a LabError. */
export function recordOfMatch(file: string, number: number | null): { readonly game: AnyGame; readonly kibo: Kibo } {
  const log = openLog(file);
  const seating = seatingOf(log);
  const { game } = seating;
  const match = matchOf(log, number);
  const played: { readonly seat: Seat; readonly action: Action }[] = [];
  replayMatch(log, seating, match, { chosen: (_state, seat, action) => played.push({ seat, action }) });
  const started = Match.start(game, setupOf(log, seating, match));
  const writer = new KiboWriter(started, seatsOf(log));
  let now = started.match;
  for (const { seat, action } of played) {
    const turned = now.act(seat, action);
    if (isRefusal(turned)) throw new Error(`${match.where}: ${turned.code}`);
    writer.add(turned);
    now = turned.match;
  }
  return { game, kibo: writer.kibo() };
}

function matchOf(log: Log, number: number | null): LoggedMatch {
  let last: LoggedMatch | null = null;
  for (const match of log.matches()) {
    if (match.game === number) return match;
    last = match;
  }
  if (!last) throw new LabError(`${log.file} has no match`);
  if (number !== null) throw new LabError(`${log.file} has no match ${number}: its last one is ${last.game}`);
  return last;
}

/** Players of the same name are told apart by their seats. */
function seatsOf({ simulation: { players } }: Log): Kibo['seats'] {
  return players.map((player, seat) => {
    const isAlone = players.indexOf(player) === players.lastIndexOf(player);
    return { name: isAlone ? player : `${player} ${seat}`, kind: 'bot', level: player };
  });
}
