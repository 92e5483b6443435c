import { entryOf } from '@madang/engine/internal';
import type { Canvas } from '../../canvas.ts';
import { CARD_COLUMNS, CARD_ROWS, drawCard } from '../hwatu/card-box.ts';
import { monthOf } from '../hwatu/faces.ts';
import { PAGE } from '../screen.ts';
import { keyOf } from './keys.ts';
import { ROW } from './layout.ts';
import type { Sight } from './sight.ts';

/** The player's hand: cards that may be played have a key, and an arrow if they would take something. */
export function drawHand(canvas: Canvas, sight: Sight, marked: ReadonlySet<string>): void {
  const { scene, round, language } = sight;
  const hand = entryOf(round.hands, scene.seat);
  const room = round.turn.waiting === null ? PAGE.columns : PAGE.columns - CARD_COLUMNS - 2;
  const columns = Math.min(CARD_COLUMNS, Math.floor(room / hand.length));
  const left = columns * hand.length < PAGE.columns ? 1 : 0;
  for (const [i, id] of hand.entries()) {
    const place = playOf(sight, id);
    drawCard(canvas, ROW.hand, left + columns * i, {
      deck: 'korean',
      id,
      language,
      columns,
      marked: marked.has(id),
      dim: scene.choices.length > 0 && place < 0,
      ...(place < 0 ? {} : { label: keyOf(place) + (takesSomething(sight, id) ? '↑' : '') }),
    });
  }
  drawWaiting(canvas, sight);
}

/** The index of the choice that plays this card; -1 if there is none. */
function playOf({ scene: { game, choices } }: Sight, id: string): number {
  return choices.findIndex(({ action }) => action.type === 'PLAY_HAND_CARD' && game.cardIds[action.cardId] === id);
}

function takesSomething({ round }: Sight, id: string): boolean {
  return round.tableCards.some((other) => monthOf(other) === monthOf(id));
}

/** The card that waits for the choice of a target. */
function drawWaiting(canvas: Canvas, { round, words, language }: Sight): void {
  const { waiting, stage } = round.turn;
  if (waiting === null) return;
  const column = PAGE.columns - 1 - CARD_COLUMNS;
  drawCard(canvas, ROW.hand, column, { deck: 'korean', id: waiting, language, marked: true });
  const caption = stage === 'flipTarget' ? words.flipped : words.played;
  canvas.put(ROW.hand + CARD_ROWS - 1, column + 1, caption, ['bold', 'cyan']);
}
