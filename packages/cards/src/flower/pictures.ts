import type { Plant } from '@madang/engine/hwatu';
import { aubergines, gourds, persimmons } from './bonus.ts';
import type { FlowerCard } from './card.ts';
import { cherry } from './months/cherry.ts';
import { chrysanthemum } from './months/chrysanthemum.ts';
import { clover } from './months/clover.ts';
import { iris } from './months/iris.ts';
import { maple } from './months/maple.ts';
import { pampas } from './months/pampas.ts';
import { paulownia } from './months/paulownia.ts';
import { peony } from './months/peony.ts';
import { pine } from './months/pine.ts';
import { plum } from './months/plum.ts';
import { willow } from './months/willow.ts';
import { wisteria } from './months/wisteria.ts';
import type { Month, Picture } from './picture.ts';

const MONTHS: Readonly<Record<Plant, Month>> = {
  ...{ pine, plum, cherry, wisteria, iris, peony },
  ...{ clover, pampas, chrysanthemum, maple, willow, paulownia },
};

const BONUS: Readonly<Record<string, Picture>> = { 'bonus-2a': gourds, 'bonus-3': persimmons, 'bonus-2b': aubergines };

export function pictureOf({ id, plant, kind, number }: FlowerCard): Picture {
  const picture = plant === null ? BONUS[id] : pictureIn(MONTHS[plant], kind, number);
  if (!picture) throw new Error(`there is no picture of ${id}`);
  return picture;
}

function pictureIn(month: Month, kind: FlowerCard['kind'], number: number): Picture | undefined {
  return kind === 'dreg' ? month.plains[number - 1] : month[kind];
}
