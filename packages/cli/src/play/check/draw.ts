import type { Seat } from '@madang/engine';
import type { Event, Position, Snapshot } from '@madang/engine/check';
import { entryOf } from '@madang/engine/internal';
import type { Canvas, Style } from '../../canvas.ts';
import { clip, displayWidth, wrap } from '../../width.ts';
import { drawCard } from '../french/card-box.ts';
import { UNSEEN_ID } from '../french/faces.ts';
import { drawLog } from '../log.ts';
import { PAGE, type Spot } from '../screen.ts';
import { cardSpot, isSame, letterOf, middleOf, PANEL_COLUMNS, panelOf, ROW } from './layout.ts';
import { buttonText, menu, placesOf } from './menu.ts';
import type { CheckEntry, CheckScene } from './scene.ts';
import { actors, faceAt } from './sight.ts';
import { statusLines } from './status.ts';

const PILES = { deck: 1, discard: 12, drawn: 23, status: 36 } as const;

export function draw(canvas: Canvas, scene: CheckScene, selected: CheckEntry | null): void {
  const round = scene.view;
  const fresh = scene.events.flatMap(placesIn);
  drawTitle(canvas, scene, round);
  for (const seat of round.players.keys()) drawHand(canvas, scene, round, seat, selected, fresh);
  drawPiles(canvas, scene, round, selected);
  drawChoices(canvas, scene, selected);
  drawLog(canvas, ROW.log, scene);
}

/** The slots that this event is about. */
function placesIn(event: Event): readonly Position[] {
  switch (event.type) {
    case 'matched':
    case 'misfired':
    case 'penalised':
      return [event];
    case 'discarded':
      return event.slot === null ? [] : [{ seat: event.seat, slot: event.slot }];
    case 'looked':
      return [event.position];
    case 'exchanged':
      return event.positions;
    default:
      return [];
  }
}

function drawTitle(canvas: Canvas, { round: setup, names }: CheckScene, round: Snapshot): void {
  const { rounds, ruleset, count } = setup.rules;
  const at = canvas.put(ROW.title, 1, 'Check', ['bold', 'cyan']);
  if (rounds === 1) return void canvas.put(ROW.title, PAGE.columns - 1 - ruleset.length, ruleset, ['dim']);
  canvas.put(ROW.title, at + 3, `Round ${round.round} of ${rounds}`);
  const scores = names.map((_, seat) => `${letterOf(seat)} ${round.scores[seat]}`).join('  ');
  const right = `${ruleset}   ${count}: ${scores}`;
  canvas.put(ROW.title, PAGE.columns - 1 - displayWidth(right), right, ['dim']);
}

function drawHand(
  canvas: Canvas,
  scene: CheckScene,
  round: Snapshot,
  seat: Seat,
  selected: CheckEntry | null,
  fresh: readonly Position[],
): void {
  const panel = panelOf(seat, scene.seat, round.players.length);
  drawName(canvas, panel, scene, round, seat);
  for (const slot of entryOf(round.players, seat).hand.keys()) {
    const spot = cardSpot(panel, slot);
    const place = { seat, slot };
    const id = faceAt(scene, seat, slot);
    const marked = isMarked(scene, selected, place, spot);
    if (id !== null)
      drawCard(canvas, spot.row, spot.column, {
        id,
        size: 'small',
        marked,
        fresh: fresh.some((one) => isSame(one, place)),
        label: String(slot),
      });
    else if (slot < 4) canvas.put(spot.row + 1, spot.column + 2, '·', ['dim']);
  }
}

/** The card under the cursor, and the second card of a swap. */
function isMarked({ seat }: CheckScene, selected: CheckEntry | null, place: Position, spot: Spot): boolean {
  if (!selected) return false;
  const { row, column } = middleOf(spot);
  if (selected.spot?.row === row && selected.spot.column === column) return true;
  return 'action' in selected && placesOf(selected.action, seat).some((one) => isSame(one, place));
}

function drawName(canvas: Canvas, { row, column }: Spot, scene: CheckScene, round: Snapshot, seat: Seat): void {
  const acts = actors(scene).includes(seat) && round.stage !== 'matchingStage';
  const style: Style = acts ? ['bold', 'green'] : ['bold'];
  if (acts) canvas.put(row, column - 1, '▸', style);
  const mark = markOf(round, seat);
  const at = canvas.put(row, column, letterOf(seat), ['dim']);
  const name = clip(entryOf(scene.names, seat), PANEL_COLUMNS - 4 - displayWidth(mark));
  canvas.put(row, canvas.put(row, at + 1, name, style) + 1, mark, ['bold', 'red']);
}

function markOf(round: Snapshot, seat: Seat): string {
  if (round.roundWinner?.includes(seat)) return '★';
  if (round.playerWhoCalledCheck === seat) return 'CHECK';
  return entryOf(round.players, seat).isLocked ? 'locked' : '';
}

function drawPiles(canvas: Canvas, scene: CheckScene, round: Snapshot, selected: CheckEntry | null): void {
  const type = selected && 'action' in selected ? selected.action.type : null;
  const pile = (column: number, title: string, id: string | undefined, marked: boolean, label?: string): void => {
    canvas.put(ROW.piles, column, title, ['bold']);
    if (id === undefined) canvas.put(ROW.piles + 2, column + 2, '·', ['dim']);
    else drawCard(canvas, ROW.piles + 1, column, { id, size: 'small', marked, ...(label ? { label } : {}) });
  };
  const { drawPile, discardPile, drawnCard } = round;
  pile(PILES.deck, `Deck ${drawPile.length}`, drawPile.length > 0 ? UNSEEN_ID : undefined, type === 'drawFromDeck');
  const onto = type === 'drawFromDiscard' || type === 'discardDrawn';
  pile(PILES.discard, 'Discard', discardPile.at(-1), onto, isSealed(round) ? '✕' : undefined);
  if (drawnCard) pile(PILES.drawn, 'Drawn', drawnCard.card, true);
  const lines = statusLines(scene).flatMap((line) => wrap(line, PAGE.columns - 1 - PILES.status));
  for (const [i, line] of lines.slice(0, ROW.choice - ROW.piles).entries())
    canvas.put(ROW.piles + i, PILES.status, line, i === 0 ? [] : ['dim']);
}

/** A matched pair can never be drawn again (docs/rules/check.md 8). */
export function isSealed({ discardPile, discardPileIsSealed, matchedCards }: Snapshot): boolean {
  const top = discardPile.at(-1);
  return top !== undefined && (discardPileIsSealed || matchedCards.includes(top));
}

/** The choices that are not cards, then what the chosen card would do. */
function drawChoices(canvas: Canvas, scene: CheckScene, selected: CheckEntry | null): void {
  const isHere = (entry: CheckEntry): boolean => entry.spot?.row === ROW.choice;
  let at = 1;
  for (const button of menu(scene).flat().filter(isHere)) {
    const chosen = selected?.spot?.row === ROW.choice && selected.spot.column === button.spot?.column;
    at = canvas.put(ROW.choice, at, buttonText(button), chosen ? ['bold', 'inverse'] : []) + 1;
  }
  if (selected && !isHere(selected))
    canvas.put(ROW.choice, at, clip(`▸ ${selected.label}`, PAGE.columns - 1 - at), ['bold', 'cyan']);
}
