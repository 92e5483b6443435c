import type { Action } from '@madang/engine/gostop';
import { entryOf } from '@madang/engine/internal';
import type { Canvas } from '../../canvas.ts';
import { clip, displayWidth } from '../../width.ts';
import { wordsOf } from '../../words/index.ts';
import { monthOf } from '../hwatu/faces.ts';
import { drawLog } from '../log.ts';
import { type Choice, PAGE } from '../screen.ts';
import { drawHand } from './draw-hand.ts';
import { drawSeats } from './draw-seats.ts';
import { drawTable } from './draw-table.ts';
import { keyOf } from './keys.ts';
import { ROW } from './layout.ts';
import { type GostopScene, type Sight, sightOf } from './sight.ts';
import type { Spoken } from './words.ts';

/** After a round a report covers the hand; these rows stay visible under it. */
const LOG_ROWS_AT_THE_END = 3;

export function draw(
  canvas: Canvas,
  scene: GostopScene,
  selected: Choice<Action> | null,
  title: Readonly<Record<Spoken, string>>,
): void {
  const sight = sightOf(scene);
  const marked = involved(sight, selected);
  const fresh = freshCards(scene);
  drawTitle(canvas, sight, title[sight.language]);
  drawSeats(canvas, sight, fresh);
  drawTable(canvas, sight, marked, fresh);
  if (sight.round.phase === 'finished') return drawLog(canvas, PAGE.rows - LOG_ROWS_AT_THE_END, scene);
  drawHand(canvas, sight, marked);
  drawLog(canvas, drawChoices(canvas, scene, selected), scene);
}

/** The cards of the selected choice, and the cards that they would take. */
function involved({ scene: { game, seat }, round }: Sight, selected: Choice<Action> | null): ReadonlySet<string> {
  const action = selected?.action;
  const onTable = (month: number): readonly string[] => round.tableCards.filter((id) => monthOf(id) === month);
  switch (action?.type) {
    case 'PLAY_HAND_CARD': {
      const card = entryOf(game.cardIds, action.cardId);
      return new Set([card, ...onTable(monthOf(card))]);
    }
    case 'CHOOSE_CAPTURE_TARGET':
      return new Set([entryOf(game.cardIds, action.fromTableCardId)]);
    case 'DECLARE_SHAKE':
    case 'DECLARE_BOMB':
    case 'DECLARE_KUNG': {
      const inHand = entryOf(round.hands, seat).filter((id) => monthOf(id) === action.month);
      return new Set([...inHand, ...onTable(action.month)]);
    }
    case 'DECLARE_PRESIDENT':
      return new Set(entryOf(round.hands, seat).filter((id) => round.shown.includes(id)));
    default:
      return new Set();
  }
}

/** The cards that the last step moved. An unseen card has no id. */
function freshCards({ game, events }: GostopScene): ReadonlySet<string> {
  const cards = events.flatMap((event) => [
    ...('card' in event ? [event.card] : []),
    ...('cards' in event ? event.cards : []),
  ]);
  return new Set(cards.flatMap((card) => game.cardIds[card] ?? []));
}

function drawTitle(canvas: Canvas, { round, rules, language, words }: Sight, title: string): void {
  const common = wordsOf(language);
  let at = canvas.put(ROW.title, 1, title, ['bold', 'cyan']);
  if (rules.rounds > 1) at = canvas.put(ROW.title, at + 3, common.round(round.round, rules.rounds));
  canvas.put(ROW.title, at + 3, words.threshold(rules.goMinScore), ['dim']);
  const deck = common.deck(round.drawPile.length);
  const deckColumn = PAGE.columns - displayWidth(deck);
  canvas.put(ROW.title, deckColumn, deck, ['dim']);
  if (round.multiplier === 1) return;
  const nagari = words.nagari(round.multiplier);
  canvas.put(ROW.title, deckColumn - 3 - displayWidth(nagari), nagari, ['bold', 'red']);
}

/** The selected choice in words, then a row of choices that are not cards. Returns the next row. */
function drawChoices(canvas: Canvas, { choices }: GostopScene, selected: Choice<Action> | null): number {
  const others = choices.filter(({ action }) => !isCard(action));
  const hasCards = others.length < choices.length;
  if (hasCards && selected) canvas.put(ROW.choice, 1, clip(`▸ ${selected.label}`, PAGE.columns - 2), ['bold', 'cyan']);
  if (others.length === 0) return ROW.log;
  const row = hasCards ? ROW.choice + 1 : ROW.choice;
  const room = Math.floor((PAGE.columns - 2) / others.length) - 5;
  let at = 1;
  for (const choice of others) {
    const here = choice === selected;
    const text = clip(`${keyOf(choices.indexOf(choice))} ${choice.label}`.trimStart(), room);
    at = canvas.put(row, at, here ? `[ ${text} ]` : `  ${text}  `, here ? ['bold', 'inverse'] : []) + 1;
  }
  return row + 1;
}

function isCard({ type }: Action): boolean {
  return type === 'PLAY_HAND_CARD' || type === 'CHOOSE_CAPTURE_TARGET';
}
