import { entryOf } from '@madang/engine/internal';
import type { Canvas, Style } from '../../canvas.ts';
import { clip, displayWidth } from '../../width.ts';
import { drawBottomEdge, drawSides, drawTopEdge, HEAVY, LIGHT } from '../box.ts';
import { plantOf } from '../hwatu/card-box.ts';
import { colourOf, kindOf, monthOf } from '../hwatu/faces.ts';
import { figureName } from '../hwatu/figures.ts';
import { PAGE } from '../screen.ts';
import { keyOf } from './keys.ts';
import { ROW } from './layout.ts';
import type { Sight } from './sight.ts';

/** Cards of one month on the table. */
interface Stack {
  readonly cards: readonly string[];
  /** In the bottom edge: whose 뻑 it is, and its number of bonus cards. */
  readonly caption: string;
  readonly isPpuk: boolean;
}

const WIDEST = 10;
/** Three of a month. Only cards that are being taken can be more. */
const MOST_ROWS = 3;

/** The table month by month, side by side. The cards that the played card is about to take come last. */
export function drawTable(canvas: Canvas, sight: Sight, marked: ReadonlySet<string>, fresh: ReadonlySet<string>): void {
  const stacks = stacksOf(sight);
  const columns = Math.min(WIDEST, Math.floor((PAGE.columns - 1) / stacks.length));
  for (const [i, stack] of stacks.entries()) drawStack(canvas, 1 + i * columns, columns, sight, stack, marked, fresh);
}

function stacksOf({ scene, round, words }: Sight): readonly Stack[] {
  const owners = new Map(round.ppukPiles.map(({ month, player }) => [month, scene.names[Number(player)]]));
  const months = Map.groupBy([...round.tableCards].sort(), monthOf);
  const stacks = [...months].map(([month, cards]): Stack => {
    const owner = owners.get(month);
    if (owner === undefined) return { cards, caption: '', isPpuk: false };
    const bonus = round.heldBonus.filter((held) => held.for === month - 1).length;
    return { cards, caption: words.ppukOf(owner, bonus), isPpuk: true };
  });
  const taking = [...round.turn.taking, ...round.turn.bonus];
  return taking.length === 0 ? stacks : [...stacks, { cards: taking, caption: words.taking, isPpuk: false }];
}

function drawStack(
  canvas: Canvas,
  column: number,
  columns: number,
  sight: Sight,
  { cards, caption, isPpuk }: Stack,
  marked: ReadonlySet<string>,
  fresh: ReadonlySet<string>,
): void {
  const all = cards.every((id) => marked.has(id));
  const edgeStyle: Style = all ? ['bold', 'cyan'] : isPpuk ? ['bold', 'red'] : ['dim'];
  const edge = { frame: all ? HEAVY : LIGHT, columns, style: edgeStyle };
  const inner = columns - 2;
  const line = (row: number, text: string, style = edgeStyle): void => {
    drawSides(canvas, row, column, edge);
    canvas.put(row, column + 1, clip(text, inner, ''), style);
  };

  drawTopEdge(canvas, ROW.table, column, edge);
  canvas.put(ROW.table, column + 1, headOf(cards, sight, inner), all ? ['bold', 'cyan'] : ['bold']);
  const shown = cards.length > MOST_ROWS ? cards.slice(0, MOST_ROWS - 1) : cards;
  for (const [i, id] of shown.entries()) {
    const key = targetKey(sight, id);
    const face = spaced(kindOf(id).symbol, figureName('korean', id, sight.language), inner - key.length);
    line(ROW.table + 1 + i, face, faceStyle(id, marked, fresh));
    if (key !== '') canvas.put(ROW.table + 1 + i, column + inner + 1 - displayWidth(key), key, ['bold', 'inverse']);
  }
  let row = ROW.table + 1 + shown.length;
  if (shown.length < cards.length) line(row++, `+${cards.length - shown.length}`);
  drawBottomEdge(canvas, row, column, edge);
  canvas.put(row, column + 1, clip(caption, inner, '').trimEnd(), isPpuk ? ['bold', 'red'] : ['bold']);
}

/** `4 Wisteria`; empty for bonus cards alone. */
function headOf(cards: readonly string[], { language }: Sight, columns: number): string {
  const first = entryOf(cards, 0);
  const month = monthOf(first);
  return Number.isNaN(month) ? '' : spaced(String(month), plantOf('korean', first, language), columns);
}

/** Two words, with a space between them if there is room for it. */
function spaced(one: string, two: string, columns: number): string {
  const apart = `${one} ${two}`.trimEnd();
  return displayWidth(apart) <= columns ? apart : clip(one + two, columns, '');
}

function faceStyle(id: string, marked: ReadonlySet<string>, fresh: ReadonlySet<string>): Style {
  const underline = fresh.has(id) ? (['underline'] as const) : [];
  return [...colourOf(id), ...(marked.has(id) ? (['bold', 'inverse'] as const) : underline)];
}

/** The key of a card that can be taken. */
function targetKey({ scene: { game, choices } }: Sight, id: string): string {
  const place = choices.findIndex(
    ({ action }) => action.type === 'CHOOSE_CAPTURE_TARGET' && game.cardIds[action.fromTableCardId] === id,
  );
  return place < 0 ? '' : keyOf(place);
}
