import type { Language, Seat } from '@madang/engine';
import { entryOf } from '@madang/engine/internal';
import { screenOf } from '../games.ts';
import { type Words, wordsOf } from '../words/index.ts';
import { type Frame, framesOf, type ReplayedMatch } from './frames.ts';
import { helpPages, reportPage, scenePage, textPage } from './page.ts';
import type { Screen } from './screen.ts';
import type { Key, Page } from './terminal.ts';
import { drawPage } from './terminal-interface.ts';

/** Steps through a recorded match on the whole terminal. */
export async function watch(
  terminal: Page,
  match: ReplayedMatch,
  language: Language,
  firstSeat: Seat | null,
): Promise<void> {
  const words = wordsOf(language);
  const screen = screenOf(match.game);
  let seat = firstSeat;
  let frames = framesOf(match, language, seat);
  let at = 0;
  for (;;) {
    const frame = entryOf(frames, at);
    const eyes = seat === null ? words.openHands : words.eyesOf(entryOf(frame.scene.names, seat));
    const status = `${frame.n}/${entryOf(frames, frames.length - 1).n} · ${frame.hash} · ${eyes}   ${words.keys.replay}`;
    drawPage(terminal, framePage(screen, frame, status), words);
    const key = await terminal.key();
    if (isLeaving(key)) return;
    if (key === '?') await showHelp(terminal, screen, frame, words);
    else if (key === 'v') {
      seat = nextEyes(seat, match.names.length);
      frames = framesOf(match, language, seat);
    } else at = stepped(frames, at, key ?? '');
  }
}

function isLeaving(key: Key | null): boolean {
  return key === 'q' || key === 'escape' || key === 'leave';
}

function framePage(screen: Screen, { scene, report }: Frame, status: string): ReturnType<typeof scenePage> {
  return report.length > 0 ? reportPage(screen, scene, report, status) : scenePage(screen, scene, null, status);
}

async function showHelp(terminal: Page, screen: Screen, { scene }: Frame, words: Words): Promise<void> {
  for (const lines of helpPages(screen, scene, words.replayKeyHelp)) {
    drawPage(terminal, textPage(lines, words.keys.goOn), words);
    if (isLeaving(await terminal.key())) return;
  }
}

/** Open hands, then the view of each seat. */
function nextEyes(seat: Seat | null, seats: number): Seat | null {
  if (seat === null) return 0;
  return seat + 1 < seats ? seat + 1 : null;
}

/** The index of the frame that a key leads to. */
function stepped(frames: readonly Frame[], at: number, key: string): number {
  const last = frames.length - 1;
  const roundStarts = frames.flatMap((frame, i) => (frame.scene.round !== frames[i - 1]?.scene.round ? [i] : []));
  switch (key) {
    case 'right':
    case 'l':
    case 'space':
    case 'enter':
      return Math.min(last, at + 1);
    case 'left':
    case 'h':
    case 'backspace':
      return Math.max(0, at - 1);
    case 'down':
    case 'j':
      return roundStarts.find((start) => start > at) ?? last;
    case 'up':
    case 'k':
      return roundStarts.findLast((start) => start < at) ?? 0;
    case 'home':
      return 0;
    case 'end':
      return last;
    default:
      return at;
  }
}
