import type { Action, Event, State } from '@madang/engine';
import { best } from '../best.ts';
import { anyOf, once } from '../chance.ts';
import type { Player } from '../player.ts';

/** How often it overlooks what it could take. */
const OVERLOOKS = 3;

/** What a beginner at flower cards sees. */
interface Beginner<S, A> {
  /** The actions between which it decides by a coin, where there is such a decision. */
  readonly coin: (state: S) => readonly A[] | null;
  /** What the cards that an action takes look worth; 0 when it takes none. */
  readonly looks: (state: S, action: A) => number;
}

/** Takes cards when it can, by their looks; now and then it overlooks them. */
export function beginnerWith<S extends State<S>, A extends Action, E extends Event>({
  coin,
  looks,
}: Beginner<S, A>): Player<S, A, E> {
  return {
    name: 'beginner',
    ignoresHistory: true,
    choose: ({ world, legal, random }) => {
      const decisions = coin(world);
      if (decisions) return anyOf(decisions, random);
      const taking = legal.filter((action) => looks(world, action) > 0);
      if (taking.length === 0 || once(OVERLOOKS, random)) return anyOf(legal, random);
      const first = random.below(taking.length);
      return best([...taking.slice(first), ...taking.slice(0, first)], (action) => looks(world, action));
    },
  };
}
