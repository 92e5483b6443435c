import { Count as FlowerCount } from '../flower/Count.tsx';
import type { CountProps } from '../ui.ts';

/** Item by item, without their cards. */
export function Count(props: CountProps) {
  return <FlowerCount {...props} cardsOf={() => []} />;
}
