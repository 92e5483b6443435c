import { NONE } from '@madang/engine';
import { entryOf } from '@madang/engine/internal';
import type { Snapshot } from '@madang/engine/koikoi';
import { narrator } from '@madang/narrators/koikoi';
import type { Canvas } from '../../canvas.ts';
import { clip, displayWidth } from '../../width.ts';
import { wordsOf } from '../../words/index.ts';
import { CARD_COLUMNS, CARD_ROWS, drawCard } from '../hwatu/card-box.ts';
import { monthOf, token } from '../hwatu/faces.ts';
import { drawPile } from '../hwatu/piles.ts';
import { drawLog } from '../log.ts';
import { PAGE } from '../screen.ts';
import { drawYaku } from './draw-yaku.ts';
import type { KoikoiChoice, KoikoiScene } from './scene.ts';
import { CALL } from './words.ts';

/** The piles and the field are on the left, the yaku on the right. */
const LEFT = 45;
const ROW = { title: 0, other: 1, otherPile: 2, field: 4, pile: 12, own: 14, hand: 15, choice: 19, log: 20 } as const;
const FIELD_COLUMNS = 4;

export function draw(canvas: Canvas, scene: KoikoiScene, selected: KoikoiChoice | null): void {
  const { seat, language, view: round } = scene;
  const marked = involved(scene, round, selected);
  const fresh = freshCards(scene);
  drawTitle(canvas, scene, round);
  drawSeat(canvas, ROW.other, scene, round, 1 - seat);
  const other = entryOf(round.hands, 1 - seat);
  putRight(canvas, ROW.other, `${other.map(token).join(' ')}  ${other.length}`);
  const pileWords = { deck: 'japanese', language, fresh } as const;
  drawPile(canvas, ROW.otherPile, LEFT, entryOf(round.piles, 1 - seat), pileWords);
  drawField(canvas, scene, round, marked, fresh);
  drawYaku(canvas, ROW.otherPile, LEFT + 2, scene, round);
  drawPile(canvas, ROW.pile, LEFT, entryOf(round.piles, seat), pileWords);
  drawSeat(canvas, ROW.own, scene, round, seat);
  drawHand(canvas, scene, round, marked);
  if (round.phase === 'decision') drawDecision(canvas, scene, selected);
  else if (selected) canvas.put(ROW.choice, 1, clip(`▸ ${selected.label}`, PAGE.columns - 2), ['bold', 'cyan']);
  drawLog(canvas, ROW.log, scene);
}

/** The selected card and the cards that it would take. */
function involved({ game }: KoikoiScene, { field }: Snapshot, selected: KoikoiChoice | null): ReadonlySet<string> {
  const action = selected?.action;
  if (action?.type === 'select') return new Set([entryOf(game.cardIds, action.target)]);
  if (action?.type !== 'play') return new Set();
  const card = entryOf(game.cardIds, action.card);
  const taken =
    action.target === NONE
      ? field.filter((id) => monthOf(id) === monthOf(card))
      : [entryOf(game.cardIds, action.target)];
  return new Set([card, ...taken]);
}

/** The cards that the last step moved. An unseen card has no id. */
function freshCards({ game, events }: KoikoiScene): ReadonlySet<string> {
  const cards = events.flatMap((event) =>
    event.type === 'played' || event.type === 'flipped' || event.type === 'selected'
      ? [event.card, ...event.captured]
      : [],
  );
  return new Set(cards.flatMap((card) => game.cardIds[card] ?? []));
}

function putRight(canvas: Canvas, row: number, text: string): void {
  canvas.put(row, PAGE.columns - 1 - displayWidth(text), text, ['dim']);
}

function drawTitle(canvas: Canvas, { language, round: { rules } }: KoikoiScene, round: Snapshot): void {
  const words = wordsOf(language);
  const { total_rounds, ruleset } = rules;
  const at = canvas.put(ROW.title, 1, 'Koi-Koi', ['bold', 'cyan']);
  canvas.put(ROW.title, at + 3, words.round(round.round, total_rounds));
  putRight(canvas, ROW.title, `${narrator(language).option('ruleset', ruleset)}   ${words.deck(round.stock.length)}`);
}

function drawSeat(canvas: Canvas, row: number, scene: KoikoiScene, round: Snapshot, seat: number): void {
  const words = wordsOf(scene.language);
  const acts = scene.actors.includes(seat);
  if (acts) canvas.put(row, 0, '▸', ['bold', 'green']);
  let at = canvas.put(row, 1, clip(entryOf(scene.names, seat), 24), acts ? ['bold', 'green'] : ['bold']);
  at = canvas.put(row, at + 2, words.points(entryOf(round.scores, seat)));
  if (round.dealer === seat) at = canvas.put(row, at + 2, `● ${words.dealer}`, ['yellow']);
  const { count } = entryOf(round.calls, seat);
  if (count > 0) canvas.put(row, at + 2, `${CALL[scene.language]} ×${count}`, ['bold', 'red']);
}

/** By month, in two rows. A crowded field has narrower cards. */
function drawField(
  canvas: Canvas,
  scene: KoikoiScene,
  { field }: Snapshot,
  marked: ReadonlySet<string>,
  fresh: ReadonlySet<string>,
): void {
  const inRow = Math.max(FIELD_COLUMNS, Math.ceil(field.length / 2));
  const columns = Math.min(CARD_COLUMNS, Math.floor(LEFT / inRow));
  for (const [i, id] of [...field].sort().entries()) {
    const row = ROW.field + CARD_ROWS * Math.floor(i / inRow);
    drawCard(canvas, row, 1 + columns * (i % inRow), {
      deck: 'japanese',
      id,
      language: scene.language,
      columns,
      marked: marked.has(id),
      fresh: fresh.has(id),
      ...labelOf(scene, id),
    });
  }
}

/** The key for a field card that the drawn card could take. */
function labelOf({ game, choices }: KoikoiScene, id: string): { readonly label?: string } {
  const place = choices.findIndex(({ action }) => action.type === 'select' && game.cardIds[action.target] === id);
  return place < 0 ? {} : { label: String(place + 1) };
}

function drawHand(canvas: Canvas, scene: KoikoiScene, round: Snapshot, marked: ReadonlySet<string>): void {
  const { language, choices, seat } = scene;
  const choosing = choices.length > 0 && round.phase === 'hand';
  const box = { deck: 'japanese', language } as const;
  for (const [i, id] of entryOf(round.hands, seat).entries())
    drawCard(canvas, ROW.hand, 1 + CARD_COLUMNS * i, {
      ...box,
      id,
      marked: marked.has(id),
      dim: choices.length > 0 && !choosing,
      ...(choosing ? { label: String(i + 1) } : {}),
    });
  if (round.flipped === null) return;
  putRight(canvas, ROW.own, wordsOf(language).drawn);
  drawCard(canvas, ROW.hand, PAGE.columns - 1 - CARD_COLUMNS, { ...box, id: round.flipped, marked: true });
}

function drawDecision(canvas: Canvas, { choices }: KoikoiScene, selected: KoikoiChoice | null): void {
  let at = 1;
  for (const [i, choice] of choices.entries()) {
    const text = clip(`${i + 1} ${choice.label}`, (PAGE.columns >> 1) - 5);
    const here = choice === selected;
    at = canvas.put(ROW.choice, at, here ? `[ ${text} ]` : `  ${text}  `, here ? ['bold', 'inverse'] : []) + 1;
  }
}
