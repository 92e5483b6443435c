import { useWords } from '../../app/words.ts';
import { othersFrom, ownSeat } from '../../table/names.ts';
import { Captured } from '../flower/Captured.tsx';
import { useLooked } from '../flower/looking.ts';
import { flowerWords } from '../flower/words.ts';
import { goalsOf } from './goals.ts';
import type { BoardProps } from './props.ts';
import { seatsOf } from './view.ts';

/** The progress of each player's sets; the cards themselves are on the mat. */
export function Rail({ scene, narrator, names, cardName }: BoardProps) {
  const words = useWords(flowerWords);
  const looked = useLooked();
  const view = scene.view;
  const rules = scene.rules;
  const me = ownSeat(scene.eyes);
  const seats = seatsOf(view);
  return [me, ...othersFrom(me, seats)].map((seat) => {
    const pile = view.captured[seat];
    const theirs = Object.entries(view.captured).flatMap(([other, cards]) => (Number(other) === seat ? [] : cards));
    const score = view.scores[seat];
    return (
      <Captured
        key={seat}
        seat={seat}
        isOwn={seat === me}
        deck="korean"
        title={words.captured(names[seat])}
        summary={[words.cards(pile.length), score > 0 ? words.points(score) : words.noPoints].join(words.comma)}
        pile={pile}
        goals={goalsOf(rules, pile, view.gukjin === 'ssangpi')}
        holding={{ mine: new Set(pile), adds: new Set(seat === me ? looked : []), theirs: new Set(theirs) }}
        term={(name) => narrator.term(name)}
        cardName={cardName}
        hasCards={false}
        isBrief={seats > 2 && seat !== me}
      />
    );
  });
}
