import type { YakuType } from '@madang/engine/koikoi';
import { Count as FlowerCount } from '../flower/Count.tsx';
import type { CountProps } from './props.ts';
import { yakuCards } from './yaku.ts';

/** Each yaku with its cards. */
export function Count(props: CountProps) {
  const { piles } = props.ended.view;
  const cardsOf = (seat: number, item: string) => yakuCards(item as YakuType, piles[seat], props.scene.rules);
  return <FlowerCount {...props} cardsOf={cardsOf} />;
}
