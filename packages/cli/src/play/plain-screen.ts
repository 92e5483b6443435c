import { isRecord, type Json } from '@madang/engine';
import type { Canvas } from '../canvas.ts';
import { clip, wrap } from '../width.ts';
import { logLines } from './log.ts';
import { type Entry, PAGE, type Scene, type Screen } from './screen.ts';

const LOG_ROWS = 4;
const CHOICE_ROWS = 7;

/** Shows any game: its view field by field, and its choices one under the other. */
export function plainScreen(title: string): Screen {
  return {
    title,
    draw: (canvas, scene, selected) => {
      canvas.put(0, 1, title, ['bold', 'cyan']);
      const room = PAGE.rows - LOG_ROWS - CHOICE_ROWS - 3;
      for (const [row, line] of text(scene).slice(0, room).entries()) canvas.put(row + 1, 1, line);
      drawChoices(canvas, PAGE.rows - LOG_ROWS - CHOICE_ROWS - 1, scene, selected);
      for (const [row, { text, style }] of logLines(scene, LOG_ROWS, PAGE.columns - 2).entries())
        canvas.put(PAGE.rows - LOG_ROWS + row, 1, text, style);
    },
    text,
    help: () => [],
  };
}

/** A window of the choices around the selected one. */
function drawChoices(canvas: Canvas, top: number, { choices }: Scene, selected: Entry | null): void {
  const at = selected && 'action' in selected ? choices.indexOf(selected) : 0;
  const first = Math.max(0, Math.min(at - (CHOICE_ROWS >> 1), choices.length - CHOICE_ROWS));
  for (const [row, choice] of choices.slice(first, first + CHOICE_ROWS).entries()) {
    const here = choice === selected;
    const line = `${here ? '▸' : ' '} ${first + row + 1} ${choice.label}`;
    canvas.put(top + row, 1, clip(line, PAGE.columns - 2), here ? ['bold', 'inverse'] : []);
  }
}

function text({ view }: Scene): readonly string[] {
  return isRecord(view)
    ? Object.entries(view as Readonly<Record<string, Json>>).flatMap(([name, value]) =>
        wrap(`${name}: ${short(value)}`, PAGE.columns - 2),
      )
    : wrap(short(view), PAGE.columns - 2);
}

function short(value: Json): string {
  if (Array.isArray(value))
    return value.length === 0 ? '-' : value.map(short).join(value.some(Array.isArray) ? ' | ' : ' ');
  if (isRecord(value))
    return Object.entries(value as Readonly<Record<string, Json>>)
      .map(([name, field]) => `${name} ${short(field)}`)
      .join(', ');
  return String(value);
}
