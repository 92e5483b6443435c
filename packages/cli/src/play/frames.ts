import { type Language, type ReplayedLogs, replay, type Seat } from '@madang/engine';
import { hashText } from '@madang/engine/internal';
import { namesOf, type RecordFile } from '../record-file.ts';
import { reportLines } from './loop.ts';
import { narratorOf } from './narration.ts';
import type { Scene } from './screen.ts';
import { Viewpoint } from './viewpoint.ts';

/** A moment of a recorded match. */
export interface Frame {
  readonly scene: Scene;
  /** How the round, and with it perhaps the match, came out; empty before its end. */
  readonly report: readonly string[];
  /** How many actions led here. */
  readonly n: number;
  readonly hash: string;
}

/** A match as its record or as the logs of its rounds. */
export type Watched = RecordFile | ReplayedLogs;

/** The whole match, through one seat's eyes or with open hands. A record that does not replay is a KiboError. */
export function framesOf(watched: Watched, language: Language, seat: Seat | null): readonly Frame[] {
  const { game } = watched;
  const names = namesOf('kibo' in watched ? watched.kibo : watched);
  const narrator = narratorOf(game, language);
  const eyes = { game, language, narrator, names, seat: seat ?? 0 };
  const viewpoint = new Viewpoint(seat === null ? { ...eyes, sees: 'all' } : eyes);
  let n = 0;
  const frames: Frame[] = [];
  for (const { happenings } of 'kibo' in watched ? replay(game, watched.kibo) : watched.plies)
    for (const happening of happenings) {
      if (happening.kind === 'acted') n++;
      const scene = { ...viewpoint.see(happening), choices: [] };
      const report = happening.kind === 'ended' ? reportLines(narrator, happening, names) : [];
      frames.push({ scene, report, n, hash: hashText(happening.state.hash()) });
    }
  return frames;
}
