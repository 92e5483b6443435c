import { type Json, type Place, placesOf } from '@madang/engine';
import { inWords, isRecord } from '@madang/engine/internal';
import type { Canvas } from '../canvas.ts';
import { clip, wrap } from '../width.ts';
import { drawLog } from './log.ts';
import { type Entry, PAGE, type Scene, type Screen } from './screen.ts';

const LOG_ROWS = 4;
const CHOICE_ROWS = 7;
const UNSEEN = '?';

/** Shows any game: every place of its layout by name, and a list of choices. */
export function plainScreen(title: string): Screen {
  return {
    draw: (canvas, scene, selected) => {
      canvas.put(0, 1, title, ['bold', 'cyan']);
      const room = PAGE.rows - LOG_ROWS - CHOICE_ROWS - 3;
      // The player's own cards are the last lines, which are kept if there is not room for all.
      for (const [row, line] of text(scene).slice(-room).entries()) canvas.put(row + 1, 1, line);
      drawChoices(canvas, PAGE.rows - LOG_ROWS - CHOICE_ROWS - 1, scene, selected);
      drawLog(canvas, PAGE.rows - LOG_ROWS, scene);
    },
    text,
    help: () => [],
  };
}

/** The part of the list around the selected choice. */
function drawChoices(canvas: Canvas, top: number, { choices }: Scene, selected: Entry | null): void {
  const at = selected && 'action' in selected ? choices.indexOf(selected) : 0;
  const first = Math.max(0, Math.min(at - (CHOICE_ROWS >> 1), choices.length - CHOICE_ROWS));
  for (const [row, choice] of choices.slice(first, first + CHOICE_ROWS).entries()) {
    const here = choice === selected;
    const line = `${here ? '▸' : ' '} ${first + row + 1} ${choice.label}`;
    canvas.put(top + row, 1, clip(line, PAGE.columns - 2), here ? ['bold', 'inverse'] : []);
  }
}

/** The facts of the view, then the shared places, then those of the other seats, then the player's own. */
function text(scene: Scene): readonly string[] {
  const { game, view, round, names, seat: own } = scene;
  const places = placesOf(game, view, round.rules, names.length);
  const others = names.map((_, seat) => seat).filter((seat) => seat !== own);
  const sides = [null, ...others, own].flatMap((seat) => places.filter((place) => place.seat === seat));
  const lines = [factsOf(view), ...sides.map((place) => lineOf(place, scene))];
  return lines.filter((line) => line !== '').flatMap((line) => wrap(line, PAGE.columns - 2));
}

/** `Ala, hand: 3 hidden`, `played: b c`. */
function lineOf({ name, seat, cards }: Place, { names, cardName }: Scene): string {
  const hidden = cards.filter((id) => id === UNSEEN).length;
  const seen = cards.filter((id) => id !== UNSEEN).map(cardName);
  const whose = [seat === null ? '' : names[seat], name].filter((part) => part !== '').join(', ');
  return `${whose}: ${[...seen, ...(hidden > 0 ? [`${UNSEEN} × ${hidden}`] : [])].join(' ')}`;
}

/** Numbers and flags at the top level of the view, and lists of them. */
function factsOf(view: Json): string {
  if (!isRecord(view)) return '';
  const fields = Object.entries(view as Readonly<Record<string, Json>>);
  const isFact = (value: Json): boolean => typeof value === 'number' || typeof value === 'boolean';
  return fields
    .filter(([, value]) => isFact(value) || (Array.isArray(value) && value.length > 0 && value.every(isFact)))
    .map(([name, value]) => `${inWords(name)} ${Array.isArray(value) ? value.join(' ') : value}`)
    .join(', ');
}
