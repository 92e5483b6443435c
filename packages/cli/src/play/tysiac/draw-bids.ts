import type { Canvas } from '../../canvas.ts';
import { displayWidth } from '../../width.ts';
import { PAGE } from '../screen.ts';
import { bidLadder } from './menu.ts';
import type { TysiacChoice, TysiacEntry, TysiacScene } from './scene.ts';
import { tysiacWords } from './words.ts';

/** The number of steps on either side of the chosen one. */
const AROUND = 3;

export function hasBids(scene: TysiacScene): boolean {
  return bidLadder(scene).length > 0;
}

/** The steps of the auction around the chosen one, in one row. */
export function drawBids(canvas: Canvas, row: number, scene: TysiacScene, selected: TysiacEntry | null): void {
  const words = tysiacWords(scene.language);
  const steps = ladderWith(scene, selected);
  const at = Math.max(
    0,
    steps.findIndex((step) => step.isChosen),
  );
  const first = Math.max(0, Math.min(at - AROUND, steps.length - 2 * AROUND - 1));
  let column = first > 0 ? canvas.put(row, 1, '… ', ['dim']) : 1;
  for (const { text, isChosen } of steps.slice(first, first + 2 * AROUND + 1))
    column = canvas.put(row, column, isChosen ? `[ ${text} ]` : `  ${text}  `, isChosen ? ['bold', 'inverse'] : []);
  if (first + 2 * AROUND + 1 < steps.length) canvas.put(row, column, ' …', ['dim']);
  canvas.put(row, PAGE.columns - 1 - displayWidth(words.typeBid), words.typeBid, ['dim']);
}

interface Step {
  readonly text: string;
  readonly value: number;
  readonly isChosen: boolean;
}

/** The steps, and the chosen bid if it was typed and is not one of them. */
function ladderWith(scene: TysiacScene, selected: TysiacEntry | null): readonly Step[] {
  const chosen = selected && 'action' in selected ? selected : null;
  const ladder = bidLadder(scene);
  const isStep = ladder.some(({ action }) => action === chosen?.action);
  const bids = chosen && !isStep ? [...ladder, chosen] : ladder;
  return bids.map((choice) => stepOf(scene, choice, chosen)).sort((a, b) => a.value - b.value);
}

function stepOf({ language }: TysiacScene, choice: TysiacChoice, chosen: TysiacChoice | null): Step {
  const value = choice.action.type === 'bid' ? choice.action.value : 0;
  const text = value === 0 ? tysiacWords(language).pass : String(value);
  return { text, value, isChosen: choice.action === chosen?.action };
}
