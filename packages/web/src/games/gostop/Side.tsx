import { goFactor, type Rules, type Tally } from '@madang/engine/gostop';
import { useWords } from '../../app/words.ts';
import { ownSeat } from '../../table/names.ts';
import { Counters } from '../flower/Counters.tsx';
import { Edge } from '../flower/Edge.tsx';
import { kindOf } from '../flower/kinds.ts';
import { Piles } from '../flower/Piles.tsx';
import { flowerWords } from '../flower/words.ts';
import { junkWeight } from './goals.ts';
import type { BoardProps } from './props.ts';
import { type GostopWords, gostopWords } from './words/index.ts';

/** One player's side of the mat: name, calls and captured cards. */
export function Side({
  seat,
  adds,
  ...props
}: BoardProps & { readonly seat: number; readonly adds: readonly string[] }) {
  const { scene, names, cardName, narrator } = props;
  const words = useWords(flowerWords);
  const own = useWords(gostopWords);
  const view = scene.view;
  const captured = words.captured(names[seat]);
  const pile = view.captured[seat];
  const factor = view.multiplier * factorOf(view.tallies[seat], scene.rules);
  const score = `${own.score(view.scores[seat])}${factor > 1 ? ` · ${own.times(factor)}` : ''}`;
  // The reader's own hand is visible: its size is not written.
  const isNear = seat === ownSeat(scene.eyes);
  return (
    <Edge
      {...props}
      seat={seat}
      isTurn={view.phase !== 'finished' && view.turn.asked === seat}
      note={isNear ? score : `${score} · ${words.inHand(view.hands[seat].length)}`}
      seals={sealsOf(view.tallies[seat], own, narrator.option('president'))}
      hand={view.hands[seat]}
      points={view.totals[seat]}
      unit={scene.rules.gold ? own.gold : undefined}
    >
      <Piles seat={seat} pile={pile} label={captured} cardName={cardName} />
      <Counters seat={seat} deck="korean" pile={pile} adds={adds} label={captured} count={worthOf} />
    </Edge>
  );
}

/** Junk by weight, other cards by number. */
function worthOf(cards: readonly string[]): number {
  return cards.reduce((sum, id) => sum + (kindOf(id) === 'dreg' ? junkWeight(id) : 1), 0);
}

/** What multiplies the points of a winner so far; what the losers add to it is known only at the end. */
function factorOf({ goCount, shakes, bombs }: Tally, rules: Rules): number {
  return goFactor(rules, goCount) * rules.shakeFactor ** shakes * rules.bombFactor ** bombs;
}

function sealsOf({ goCount, shakes, bombs, holds }: Tally, words: GostopWords, president: string): readonly string[] {
  return [
    ...(goCount > 0 ? [words.go(goCount)] : []),
    ...(shakes > 0 ? [words.shaken(shakes)] : []),
    ...(bombs > 0 ? [words.bombed(bombs)] : []),
    ...(holds ? [president] : []),
  ];
}
