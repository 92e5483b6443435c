import type { Seat } from '@madang/engine';
import { entryOf } from '@madang/engine/internal';
import { type Action, type SeenTrick, type Snapshot, sitsOut, tricksIn } from '@madang/engine/tysiac';
import type { Canvas } from '../../canvas.ts';
import { clip, displayWidth } from '../../width.ts';
import { drawCard, SIZES } from '../french/card-box.ts';
import { suitSign, UNSEEN_ID } from '../french/faces.ts';
import { drawLog } from '../log.ts';
import { PAGE } from '../screen.ts';
import { drawBids, hasBids } from './draw-bids.ts';
import { drawScores } from './draw-scores.ts';
import { menu } from './menu.ts';
import type { TysiacEntry, TysiacScene } from './scene.ts';
import { tysiacWords } from './words.ts';

/** The table is on the left, the scores on the right. */
const LEFT = 48;
const ROW = {
  title: 0,
  other: 2,
  otherHand: 3,
  otherCard: 4,
  label: 8,
  middle: 9,
  own: 14,
  hand: 15,
  choice: 19,
  log: 20,
};
const CARD = SIZES.tall.columns;

export function draw(canvas: Canvas, scene: TysiacScene, selected: TysiacEntry | null): void {
  const round = scene.view;
  const trick = tricksIn(round, scene.round.rules).at(-1) ?? null;
  drawTitle(canvas, scene, round);
  drawOthers(canvas, scene, round, trick);
  drawScores(canvas, ROW.other, LEFT + 2, scene, round);
  if (trick) drawPlayed(canvas, ROW.middle, 1, trick, scene.seat);
  else drawMusiks(canvas, scene, round, selected);
  drawName(canvas, ROW.own, 1, 30, scene, round, scene.seat);
  drawHand(canvas, scene, round, selected);
  if (hasBids(scene) && (selected === null || isBid(selected))) drawBids(canvas, ROW.choice, scene, selected);
  else if (selected) drawChoice(canvas, scene, selected);
  drawLog(canvas, ROW.log, scene);
}

function actionOf(entry: TysiacEntry | null): Action | null {
  return entry && 'action' in entry ? entry.action : null;
}

function isBid(entry: TysiacEntry): boolean {
  return ['bid', 'pass'].includes(actionOf(entry)?.type ?? '');
}

function drawTitle(canvas: Canvas, { language, round: { rules } }: TysiacScene, round: Snapshot): void {
  const at = canvas.put(ROW.title, 1, 'Tysiąc', ['bold', 'cyan']);
  canvas.put(ROW.title, at + 3, tysiacWords(language).hand(round.hand));
  const right = `${rules.ruleset}   → 1000`;
  canvas.put(ROW.title, PAGE.columns - 1 - displayWidth(right), right, ['dim']);
}

/** The opponents from left to right in the order of play, each with its name, hand and card of the trick. */
function drawOthers(canvas: Canvas, scene: TysiacScene, round: Snapshot, trick: SeenTrick | null): void {
  const seats = round.scores.length;
  const columns = Math.floor(LEFT / (seats - 1));
  for (let i = 1; i < seats; i++) {
    const seat = (scene.seat + i) % seats;
    const column = 1 + columns * (i - 1);
    drawName(canvas, ROW.other, column, columns - 2, scene, round, seat);
    canvas.put(ROW.otherHand, column, handText(entryOf(round.hands, seat), columns - 2), ['dim']);
    if (trick) drawPlayed(canvas, ROW.otherCard, column, trick, seat);
  }
}

/** The known cards of a hand, then the backs, then the number of cards. */
function handText(hand: readonly string[], columns: number): string {
  const known = hand.filter((id) => id !== UNSEEN_ID);
  const backs = '▒'.repeat(hand.length - known.length);
  const count = hand.length === 0 ? '' : ` ${hand.length}`;
  const spaced = [...known, backs].join(' ').trim() + count;
  return clip(displayWidth(spaced) <= columns ? spaced : known.join('') + backs + count, columns);
}

function drawName(
  canvas: Canvas,
  row: number,
  column: number,
  columns: number,
  scene: TysiacScene,
  round: Snapshot,
  seat: Seat,
): void {
  const words = tysiacWords(scene.language);
  const acts = scene.actors.includes(seat);
  const marks = [
    ...(round.declarer === seat ? ['★'] : []),
    ...(round.dealer === seat ? ['●'] : []),
    ...(sitsOut(round, scene.round.rules, seat) ? [words.sitsOut] : []),
  ].join(' ');
  const name = clip(entryOf(scene.names, seat), columns - displayWidth(marks) - 1);
  if (acts) canvas.put(row, column - 1, '▸', ['bold', 'green']);
  const at = canvas.put(row, column, name, acts ? ['bold', 'green'] : ['bold']);
  canvas.put(row, at + 1, marks, ['yellow']);
}

/** The card that this seat played to the trick. A finished trick is dim until the next one begins. */
function drawPlayed(
  canvas: Canvas,
  row: number,
  column: number,
  { cards, winner, isFull }: SeenTrick,
  seat: Seat,
): void {
  const played = cards.find((card) => card.seat === seat);
  if (!played) return;
  const label = `${played.marriage ? suitSign(played.id) : ''}${winner === seat ? '✓' : ''}`;
  drawCard(canvas, row, column, {
    id: played.id,
    size: 'tall',
    dim: isFull && winner !== seat,
    fresh: winner === seat,
    label,
  });
}

/** Before the first trick: the musiks, face down, or the one that was shown. */
function drawMusiks(canvas: Canvas, { language }: TysiacScene, round: Snapshot, selected: TysiacEntry | null): void {
  const words = tysiacWords(language);
  const action = actionOf(selected);
  const shown = round.shownMusik.length > 0 ? [round.shownMusik] : round.musiks;
  let column = 1;
  for (const [musik, cards] of shown.entries()) {
    if (cards.length === 0) continue;
    const name = round.musiks.length > 1 ? `${words.musik} ${musik + 1}` : words.musik;
    canvas.put(ROW.label, column, name, ['bold']);
    const marked = action?.type === 'chooseMusik' && action.musik === musik;
    for (const id of cards) {
      drawCard(canvas, ROW.middle, column, { id, size: 'tall', marked });
      column += CARD;
    }
    column += 3;
  }
}

/** By suits, with a gap between them. Cards that may be played have their key under them. */
function drawHand(canvas: Canvas, scene: TysiacScene, round: Snapshot, selected: TysiacEntry | null): void {
  const columns = menu(scene).map(([entry = null]) => cardIn(scene, entry));
  const chosen = cardIn(scene, selected);
  const choosing = columns.some((id) => id !== null);
  let column = 1;
  let last = '';
  for (const id of entryOf(round.hands, scene.seat)) {
    if (last !== '' && suitSign(id) !== last) column++;
    last = suitSign(id);
    const key = columns.indexOf(id) + 1;
    drawCard(canvas, ROW.hand, column, {
      id,
      size: 'tall',
      marked: id === chosen,
      dim: choosing && key === 0,
      ...(key > 0 && key < 10 ? { label: String(key) } : {}),
    });
    column += CARD;
  }
}

function cardIn({ game }: TysiacScene, entry: TysiacEntry | null): string | null {
  const action = actionOf(entry);
  return action && 'card' in action ? entryOf(game.cardIds, action.card) : null;
}

function drawChoice(canvas: Canvas, { names }: TysiacScene, selected: TysiacEntry): void {
  const action = actionOf(selected);
  const to = action?.type === 'passCard' ? ` (${names[action.to]})` : '';
  canvas.put(ROW.choice, 1, clip(`▸ ${selected.label}${to}`, PAGE.columns - 2), ['bold', 'cyan']);
}
