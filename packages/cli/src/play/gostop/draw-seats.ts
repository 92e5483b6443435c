import { entryOf } from '@madang/engine/internal';
import type { Canvas, Style } from '../../canvas.ts';
import { clip, displayWidth } from '../../width.ts';
import { token, UNSEEN_ID } from '../hwatu/faces.ts';
import { kindParts, type Part, putParts, WORD_COLUMNS, widthOf } from '../hwatu/piles.ts';
import { progressStyle, progressText } from '../hwatu/progress.ts';
import { PAGE } from '../screen.ts';
import { ROW, SEAT_ROWS } from './layout.ts';
import { extraPoints, notesOf } from './notes.ts';
import { type PileKind, pileOf } from './pile.ts';
import { progressOf, type SetColumn } from './progress.ts';
import { type Sight, seatsFromTheTop } from './sight.ts';

/** The columns of the scores, with their widths. */
type Column = 'gold' | 'total' | 'score' | SetColumn | 'extra';
const WIDTHS: Readonly<Record<Column, number>> = {
  ...{ gold: 11, total: 11, score: 6, brights: 5, YEOL: 5, TTI: 5, PI: 6 },
  ...{ GODORI: 7, HONGDAN: 6, CHEONGDAN: 6, CHODAN: 6, extra: 6 },
};
const SETS: readonly SetColumn[] = ['brights', 'YEOL', 'TTI', 'PI', 'GODORI', 'HONGDAN', 'CHEONGDAN', 'CHODAN'];
const PILE_INDENT = 3;
/** With less room than this next to the names, all notes go next to the piles. */
const ROOM_FOR_NOTES = 20;

/** Every seat's name, notes, scores and captured cards. */
export function drawSeats(canvas: Canvas, sight: Sight, fresh: ReadonlySet<string>): void {
  const columns = columnsOf(sight);
  drawHeads(canvas, sight, columns);
  const seats = seatsFromTheTop(sight);
  const rows = SEAT_ROWS / seats.length;
  for (const [i, seat] of seats.entries()) {
    const row = ROW.seats + i * rows;
    const rest = drawName(canvas, row, sight, seat, entryOf(columns, 0).from);
    drawScores(canvas, row, sight, seat, columns);
    drawCaptured(canvas, row + 1, rows - 1, sight, seat, fresh, rest);
  }
}

interface Placed {
  readonly column: Column;
  readonly from: number;
  readonly to: number;
}

/** The columns that this table needs, aligned right. */
function columnsOf({ rules }: Sight): readonly Placed[] {
  const hasExtra = rules.ttakBonus + rules.ppukBonus + rules.jjobBonus > 0;
  const columns: readonly Column[] = [
    ...(rules.gold ? (['gold'] as const) : rules.rounds > 1 ? (['total'] as const) : []),
    ...(['score', ...SETS] as const),
    ...(hasExtra ? (['extra'] as const) : []),
  ];
  let from = PAGE.columns - columns.reduce((sum, column) => sum + WIDTHS[column], 0);
  return columns.map((column) => {
    const placed = { column, from, to: from + WIDTHS[column] };
    from = placed.to;
    return placed;
  });
}

function putUpTo(canvas: Canvas, row: number, to: number, text: string, style: Style): void {
  canvas.put(row, to - displayWidth(text), text, style);
}

function drawHeads(canvas: Canvas, { words }: Sight, columns: readonly Placed[]): void {
  for (const { column, to } of columns) putUpTo(canvas, ROW.heads, to, words.heads[column], ['dim']);
}

/** Draws the name and the notes that fit next to it. Returns the notes that do not fit. */
function drawName(canvas: Canvas, row: number, sight: Sight, seat: number, room: number): readonly Part[] {
  const { scene } = sight;
  const acts = scene.actors.includes(seat);
  if (acts) canvas.put(row, 0, '▸', ['bold', 'green']);
  const name = clip(entryOf(scene.names, seat), Math.min(room - 2, 16));
  let at = canvas.put(row, 1, name, acts ? ['bold', 'green'] : ['bold']);
  const rest: Part[] = [];
  for (const note of [...handNote(sight, seat), ...notesOf(sight, seat)]) {
    const fits = room >= ROOM_FOR_NOTES && rest.length === 0 && at + 2 + displayWidth(note.text) < room;
    if (fits) at = canvas.put(row, at + 2, note.text, note.style);
    else rest.push(note);
  }
  return rest;
}

/** `3★ 3▬ ▒▒▒▒ 6`: the hand of another seat. Some of its cards may have been shown. */
function handNote({ scene, round }: Sight, seat: number): readonly Part[] {
  const hand = entryOf(round.hands, seat);
  if (seat === scene.seat || hand.length === 0) return [];
  const known = hand.filter((id) => id !== UNSEEN_ID);
  const unseen = hand.length - known.length;
  const backs = unseen === 0 ? [] : [`${'▒'.repeat(unseen)} ${hand.length}`];
  return [{ text: [...known.map(token), ...backs].join(' '), style: ['dim'] }];
}

function drawScores(canvas: Canvas, row: number, sight: Sight, seat: number, columns: readonly Placed[]): void {
  const { round, rules } = sight;
  const piles = sight.scene.names.map((_, other) => entryOf(round.captured, other));
  const progress = progressOf(rules, piles, seat, round.gukjin === 'ssangpi');
  for (const { column, to } of columns)
    switch (column) {
      case 'gold':
      case 'total':
        putUpTo(canvas, row, to, entryOf(round.totals, seat).toLocaleString('en'), ['yellow']);
        break;
      case 'score': {
        const score = entryOf(round.scores, seat);
        putUpTo(canvas, row, to, String(score), score >= rules.goMinScore ? ['bold', 'green'] : ['bold']);
        break;
      }
      case 'extra': {
        const extra = extraPoints(sight, seat);
        putUpTo(canvas, row, to, `+${extra}`, extra > 0 ? ['bold', 'green'] : ['dim']);
        break;
      }
      default: {
        const one = progress.get(column);
        if (one) putUpTo(canvas, row, to, progressText(one), progressStyle(one));
      }
    }
}

/** The pile in one or two rows, and to the right of the first the notes that did not fit next to the name. */
function drawCaptured(
  canvas: Canvas,
  row: number,
  rows: number,
  sight: Sight,
  seat: number,
  fresh: ReadonlySet<string>,
  notes: readonly Part[],
): void {
  const aside = notes.flatMap((note) => [{ text: '  ', style: [] }, note]);
  const asideColumn = PAGE.columns - widthOf(aside);
  putParts(canvas, row, asideColumn, aside);
  const kinds = pileOf(sight, seat);
  const perRow = kinds.length / rows;
  for (let i = 0; i < rows; i++) {
    const room = (i === 0 ? asideColumn : PAGE.columns) - PILE_INDENT;
    drawKinds(canvas, row + i, room, kinds.slice(i * perRow, (i + 1) * perRow), sight, fresh);
  }
}

/** Side by side, spread over the row, with shorter words if they would not fit. */
function drawKinds(
  canvas: Canvas,
  row: number,
  room: number,
  kinds: readonly PileKind[],
  sight: Sight,
  fresh: ReadonlySet<string>,
): void {
  const gap = 2;
  const width = (parts: readonly (readonly Part[])[]): number =>
    parts.reduce((sum, part) => sum + widthOf(part) + gap, -gap);
  const tries = WORD_COLUMNS.map((columns) => kinds.map((kind) => worthParts(kind, sight, fresh, columns)));
  const parts = tries.find((one) => width(one) <= room) ?? entryOf(tries, tries.length - 1);
  const step = Math.floor((PAGE.columns - PILE_INDENT) / kinds.length);
  let at = 0;
  for (const [i, part] of parts.entries()) {
    at = Math.max(at, Math.min(i * step, room - width(parts.slice(i))));
    putParts(canvas, row, PILE_INDENT + at, part);
    at += widthOf(part) + gap;
  }
}

/** `○ 9 double×2 = 11`: with the value, if it differs from the number of cards. */
function worthParts(
  { kind, cards, value }: PileKind,
  { language, words }: Sight,
  fresh: ReadonlySet<string>,
  wordColumns: number,
): readonly Part[] {
  const parts = kindParts(kind, cards, { deck: 'korean', language, fresh }, wordColumns);
  return value === cards.length
    ? parts
    : [...parts, { text: ` ${words.worth(value)}`, style: ['bold', ...kind.style] }];
}
