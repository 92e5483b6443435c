import { entryOf } from '@madang/engine/internal';
import type { Snapshot } from '@madang/engine/koikoi';
import { yakuName } from '@madang/narrators/koikoi';
import type { Canvas, Style } from '../../canvas.ts';
import { clip, displayWidth } from '../../width.ts';
import { wordsOf } from '../../words/index.ts';
import { progressStyle, progressText } from '../hwatu/progress.ts';
import type { KoikoiScene } from './scene.ts';
import { TITLE_OF_YAKU } from './words.ts';
import { yakuRows, yakuTotal } from './yaku.ts';

/** Names may extend into the first column of progress and leave room for `0/10` there. */
const NAME = 21;
const PROGRESS = { from: 19, columns: 7 } as const;

/** A row for each yaku, with the progress of both seats, the player's own first. */
export function drawYaku(canvas: Canvas, row: number, column: number, scene: KoikoiScene, round: Snapshot): void {
  const { language, seat, names } = scene;
  const { rules } = scene.round;
  const seats = [seat, 1 - seat];
  const piles = seats.map((place) => entryOf(round.piles, place));
  const cell = (at: number, i: number, text: string, style: Style): void => {
    canvas.put(at, column + PROGRESS.from + (i + 1) * PROGRESS.columns - displayWidth(text), text, style);
  };

  canvas.put(row, column, TITLE_OF_YAKU[language], ['bold']);
  for (const [i, place] of seats.entries())
    cell(row, i, clip(entryOf(names, place), PROGRESS.columns - 1, ''), ['bold']);
  const rows = yakuRows(rules, piles);
  for (const [line, { type, progress }] of rows.entries()) {
    const at = row + 1 + line;
    const idle = progress.every((one) => one.kind === 'lost' || (one.kind === 'needs' && one.have === 0));
    canvas.put(at, column, clip(yakuName(type, language), NAME), idle ? ['dim'] : []);
    for (const [i, one] of progress.entries()) cell(at, i, progressText(one), progressStyle(one));
  }
  const totals = piles.map((pile) => yakuTotal(rules, pile));
  if (totals.every((total) => total === 0)) return;
  const at = row + 1 + rows.length;
  canvas.put(at, column, wordsOf(language).total, ['bold']);
  for (const [i, total] of totals.entries()) cell(at, i, String(total), ['bold']);
}
