import type { Snapshot, YakuType } from '@madang/engine/koikoi';
import { Count as FlowerCount } from '../flower/Count.tsx';
import type { CountProps } from '../ui.ts';
import { rulesOf } from './view.ts';
import { yakuCards } from './yaku.ts';

/** Each yaku with its cards. */
export function Count(props: CountProps) {
  const { piles } = props.ended.view as unknown as Snapshot;
  const cardsOf = (seat: number, item: string) => yakuCards(item as YakuType, piles[seat], rulesOf(props.scene));
  return <FlowerCount {...props} cardsOf={cardsOf} />;
}
