import { useWords } from '../../app/words.ts';
import { othersFrom, ownSeat } from '../../table/names.ts';
import { Captured } from '../flower/Captured.tsx';
import { useLooked } from '../flower/looking.ts';
import { flowerWords } from '../flower/words.ts';
import { pointsOf } from './choices.ts';
import { goalsOf } from './goals.ts';
import type { BoardProps } from './props.ts';
import { koikoiWords } from './words.ts';

/** Both sides' captured cards, and the progress of their yaku. */
export function Rail({ scene, narrator, names, cardName }: BoardProps) {
  const words = useWords(flowerWords);
  const own = useWords(koikoiWords);
  const looked = useLooked();
  const view = scene.view;
  const rules = scene.rules;
  const me = ownSeat(scene.eyes);
  return [...othersFrom(me, 2), me].map((seat) => {
    const pile = view.piles[seat];
    const points = pointsOf(pile, rules);
    const holding = {
      mine: new Set(pile),
      adds: new Set(seat === me ? looked : []),
      theirs: new Set(view.piles[1 - seat]),
    };
    return (
      <Captured
        key={seat}
        seat={seat}
        isOwn={seat === me}
        deck="japanese"
        title={words.captured(names[seat])}
        summary={[words.cards(pile.length), points > 0 ? own.points(points) : own.noYaku].join(words.comma)}
        pile={pile}
        goals={goalsOf(rules)}
        holding={holding}
        term={(name) => narrator.term(name)}
        cardName={cardName}
      />
    );
  });
}
