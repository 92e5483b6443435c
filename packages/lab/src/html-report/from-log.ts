import { openLog } from '../log/read.ts';
import { replayMatch, seatingOf } from '../log/replay.ts';
import { type Report, reportOf } from '../report.ts';
import { Tally } from '../tally.ts';

/** The report of a log of any mode: its matches are played again. `progress` gets the share of the file that is read. */
export function reportOfLog(file: string, progress: (part: number) => void = () => {}): Report {
  const log = openLog(file);
  const seating = seatingOf(log);
  const tally = new Tally(seating.game, seating.seats, { withReport: true });
  const observer = {
    dealt: tally.dealt.bind(tally),
    ...tally.hears,
    acted: tally.acted.bind(tally),
    ended: tally.ended.bind(tally),
  };
  for (const match of log.matches()) {
    tally.finished(replayMatch(log, seating, match, observer));
    progress(match.part);
  }
  return reportOf(log.simulation, tally.estimates);
}
