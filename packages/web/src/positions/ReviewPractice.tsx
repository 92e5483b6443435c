import type { Decision } from '@madang/lab/review';
import { useState } from 'react';
import { Icon } from '../app/Icon.tsx';
import { useWords } from '../app/words.ts';
import { branchWords } from '../branch/words.ts';
import type { GameUi } from '../games/ui.ts';
import { keyOf, type ReplayedMatch, type Source } from '../replay/replayed-match.ts';
import type { Unit } from '../review/messages.ts';
import { reviewWords } from '../review/words.ts';
import { keepFound, mistakeId } from './kept-mistakes.ts';
import { Practice } from './Practice.tsx';
import { taskOf } from './task.ts';
import { positionWords } from './words.ts';

interface ReviewPracticeProps {
  readonly ui: GameUi;
  readonly source: Source;
  readonly replayed: ReplayedMatch;
  readonly decisions: readonly Decision[];
  readonly unit: Unit;
  readonly onBack: () => void;
}

/** The marked decisions of a review, to be played again until they are found. */
export default function ReviewPractice({ ui, source, replayed, decisions, unit, onBack }: ReviewPracticeProps) {
  const words = useWords(positionWords);
  const { played } = useWords(reviewWords);
  const { back } = useWords(branchWords);
  const [items] = useState(() =>
    decisions.map((decision) => {
      const task = taskOf(replayed, decision, unit);
      const round = replayed.plies[task.move.ply].match.round.number;
      return { id: mistakeId(keyOf(source), decision), round, n: decision.n, task: () => task, isFound: false };
    }),
  );
  return (
    <Practice {...{ ui, items, first: 0, onFound: keepFound }} title={words.mistakes} playedName={played}>
      <button type="button" className="b quiet s" onClick={onBack}>
        <Icon name="undo" /> <span>{back}</span>
      </button>
    </Practice>
  );
}
