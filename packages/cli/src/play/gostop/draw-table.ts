import type { Action } from '@madang/engine/gostop';
import type { Canvas, Style } from '../../canvas.ts';
import { clip, displayWidth } from '../../width.ts';
import { plantOf } from '../hwatu/card-box.ts';
import { colourOf, kindOf, monthOf } from '../hwatu/faces.ts';
import { figureName } from '../hwatu/figures.ts';
import { PAGE } from '../screen.ts';
import { keyOf } from './keys.ts';
import { ROW } from './layout.ts';
import type { Sight } from './sight.ts';

/** Cards of one month that lie together. */
interface Stack {
  readonly cards: readonly string[];
  /** In the lower edge: whose 뻑 it is, and how many bonus cards go with it. */
  readonly caption: string;
  readonly isPpuk: boolean;
}

const WIDEST = 10;
/** Three of a month; only what is being taken can be more. */
const MOST_ROWS = 3;

const LIGHT = { corners: ['╭', '╮', '╰', '╯'], across: '─', down: '│' };
const HEAVY = { corners: ['┏', '┓', '┗', '┛'], across: '━', down: '┃' };

/** The table month by month, side by side; last what the played card is about to take. */
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
  const frame = all ? HEAVY : LIGHT;
  const edge: Style = all ? ['bold', 'cyan'] : isPpuk ? ['bold', 'red'] : ['dim'];
  const inner = columns - 2;
  const [topLeft, topRight, bottomLeft, bottomRight] = frame.corners;
  const line = (row: number, text: string, style: Style = edge): void => {
    canvas.put(row, column, frame.down + ' '.repeat(inner) + frame.down, edge);
    canvas.put(row, column + 1, clip(text, inner, ''), style);
  };

  canvas.put(ROW.table, column, topLeft + frame.across.repeat(inner) + topRight, edge);
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
  canvas.put(row, column, bottomLeft + frame.across.repeat(inner) + bottomRight, edge);
  canvas.put(row, column + 1, clip(caption, inner, '').trimEnd(), isPpuk ? ['bold', 'red'] : ['bold']);
}

/** `4 Wisteria`; of bonus cards alone nothing. */
function headOf([first]: readonly string[], { language }: Sight, columns: number): string {
  const month = monthOf(first);
  return Number.isNaN(month) ? '' : spaced(String(month), plantOf('korean', first, language), columns);
}

/** Two words with a space between them where there is room for it. */
function spaced(one: string, two: string, columns: number): string {
  const apart = `${one} ${two}`.trimEnd();
  return displayWidth(apart) <= columns ? apart : clip(one + two, columns, '');
}

function faceStyle(id: string, marked: ReadonlySet<string>, fresh: ReadonlySet<string>): Style {
  const underline = fresh.has(id) ? (['underline'] as const) : [];
  return [...colourOf(id), ...(marked.has(id) ? (['bold', 'inverse'] as const) : underline)];
}

/** The key for a card that could be taken. */
function targetKey({ scene: { game, choices } }: Sight, id: string): string {
  const place = choices.findIndex(({ action }) => {
    const target = action as Action;
    return target.type === 'CHOOSE_CAPTURE_TARGET' && game.cardIds[target.fromTableCardId] === id;
  });
  return place < 0 ? '' : keyOf(place);
}
