import { type AnyGame, type AnyHappening, type Language, type ReplayedLogs, replay, type Seat } from '@madang/engine';
import { hashText } from '@madang/engine/internal';
import { namesOf, type RecordFile } from '../record-file.ts';
import { reportLines } from './loop.ts';
import { narratorOf } from './narration.ts';
import type { Scene } from './screen.ts';
import { Viewpoint } from './viewpoint.ts';

/** A recorded match after its replay. */
export interface ReplayedMatch {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly happenings: readonly AnyHappening[];
}

/** Replays a record, or takes what the logs of its rounds gave. A record that does not replay is a KiboError. */
export function replayed(match: RecordFile | ReplayedLogs): ReplayedMatch {
  const { game } = match;
  const [seats, plies] = 'kibo' in match ? [match.kibo, replay(game, match.kibo)] : [match, match.plies];
  return { game, names: namesOf(seats), happenings: Array.from(plies, ({ happenings }) => happenings).flat() };
}

/** A moment of a recorded match. */
export interface Frame {
  readonly scene: Scene;
  /** The result of the round, and of the match if it is over; empty before the end of a round. */
  readonly report: readonly string[];
  /** The number of actions so far. */
  readonly n: number;
  readonly hash: string;
}

/** The whole match as one seat sees it, or for seat null with open hands. */
export function framesOf({ game, names, happenings }: ReplayedMatch, language: Language, seat: Seat | null): Frame[] {
  const narrator = narratorOf(game, language);
  const eyes = { game, language, narrator, names, seat: seat ?? 0 };
  const viewpoint = new Viewpoint(seat === null ? { ...eyes, sees: 'all' } : eyes);
  let n = 0;
  return happenings.map((happening) => {
    if (happening.kind === 'acted') n++;
    const scene = { ...viewpoint.see(happening), choices: [] };
    const report = happening.kind === 'ended' ? reportLines(narrator, happening, names) : [];
    return { scene, report, n, hash: hashText(happening.state.hash()) };
  });
}
