import { entryOf } from '@madang/engine/internal';
import { type Snapshot, sitsOut } from '@madang/engine/tysiac';
import type { Canvas, Style } from '../../canvas.ts';
import { clip, displayWidth, wrap } from '../../width.ts';
import { factsOf } from './facts.ts';
import type { TysiacScene } from './scene.ts';
import { bidText } from './text.ts';
import { tysiacWords } from './words.ts';

const NAME = 11;
const COLUMNS = 29;
/** The right edges of the number columns. */
const ENDS = { bid: 17, taken: 22, total: 28 } as const;

/** The bid, the points of this hand and the total of each seat; below them the contract, trump and marriages. */
export function drawScores(canvas: Canvas, row: number, column: number, scene: TysiacScene, round: Snapshot): void {
  const words = tysiacWords(scene.language);
  const cell = (at: number, end: number, text: string, style: Style): void => {
    canvas.put(at, column + end - displayWidth(text), text, style);
  };
  canvas.put(row, column, words.score, ['bold']);
  for (const name of ['bid', 'taken', 'total'] as const) cell(row, ENDS[name], words[name], ['dim']);
  const seats = round.scores.length;
  for (let i = 0; i < seats; i++) {
    const seat = (scene.seat + i) % seats;
    const at = row + 1 + i;
    const out = sitsOut(round, scene.round.rules, seat);
    canvas.put(at, column, clip(entryOf(scene.names, seat), NAME), out ? ['dim'] : []);
    const bid = bidText(scene.language, round, seat);
    cell(at, ENDS.bid, round.declarer === seat ? `★${bid}` : bid, bid === words.pass ? ['dim'] : ['bold', 'yellow']);
    cell(at, ENDS.taken, out ? '–' : String(round.points[seat]), round.points[seat] === 0 ? ['dim'] : []);
    cell(at, ENDS.total, String(round.scores[seat]), ['bold']);
  }
  drawFacts(canvas, row + seats + 2, column, scene, round);
}

function drawFacts(canvas: Canvas, row: number, column: number, scene: TysiacScene, round: Snapshot): void {
  const words = tysiacWords(scene.language);
  let at = row;
  for (const { name, value } of factsOf(scene, round)) {
    // Before the first trick the musik is drawn on the table.
    if (name === words.musik && round.plays.length === 0) continue;
    const lines = wrap(name === '' ? value : `${name}: ${value}`, COLUMNS);
    for (const line of lines) canvas.put(at++, column, line, name === words.trump ? ['bold'] : []);
  }
}
