import type { Tally } from '@madang/engine/gostop';
import { useWords } from '../../app/words.ts';
import { ownSeat } from '../../table/names.ts';
import type { BoardProps } from '../face.ts';
import { Counters } from '../flower/Counters.tsx';
import { Fan } from '../flower/Fan.tsx';
import { kindOf } from '../flower/kinds.ts';
import { Piles } from '../flower/Piles.tsx';
import { Score } from '../flower/Score.tsx';
import { Seat } from '../flower/Seat.tsx';
import { flowerWords } from '../flower/words.ts';
import { junkWeight } from './goals.ts';
import { rulesOf, viewOf } from './view.ts';
import { type GostopWords, gostopWords } from './words.ts';

/** One player's edge of the mat: who, what was called, what was taken. */
export function Side({
  scene,
  names,
  cardName,
  seat,
  adds,
}: BoardProps & { readonly seat: number; readonly adds: readonly string[] }) {
  const words = useWords(flowerWords);
  const own = useWords(gostopWords);
  const view = viewOf(scene);
  const rules = rulesOf(scene);
  const isOwn = seat === ownSeat(scene.eyes);
  const captured = words.captured(names[seat]);
  const pile = view.captured[seat];
  return (
    <div className={`side ${isOwn ? 'near' : 'far'}`}>
      <Seat
        seat={seat}
        name={names[seat]}
        isOwn={seat === scene.eyes}
        isTurn={view.phase !== 'finished' && view.turn.asked === seat}
        note={`${own.score(view.scores[seat])} · ${words.inHand(view.hands[seat].length)}`}
        seals={sealsOf(view.tallies[seat], own)}
        away={scene.away.get(seat)}
      />
      {!isOwn && <Fan seat={seat} hand={view.hands[seat]} cardName={cardName} />}
      <Score points={view.totals[seat]} {...(rules.gold ? { unit: own.gold } : {})} />
      <Piles seat={seat} pile={pile} label={captured} cardName={cardName} />
      <Counters seat={seat} deck="korean" pile={pile} adds={adds} label={captured} count={worthOf} />
    </div>
  );
}

/** Junk by its value, everything else by the card. */
function worthOf(cards: readonly string[]): number {
  return cards.reduce((sum, id) => sum + (kindOf(id) === 'dreg' ? junkWeight(id) : 1), 0);
}

function sealsOf({ goCount, shakes, bombs, holds }: Tally, words: GostopWords): readonly string[] {
  return [
    ...(goCount > 0 ? [words.go(goCount)] : []),
    ...(shakes > 0 ? [words.shaken(shakes)] : []),
    ...(bombs > 0 ? [words.bombed(bombs)] : []),
    ...(holds ? [words.holds] : []),
  ];
}
