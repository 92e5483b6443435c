import { useWords } from '../../app/words.ts';
import type { BoardProps } from '../ui.ts';
import type { Choice } from './choice.ts';
import { type Answer, Decision } from './Decision.tsx';
import { Advances } from './Preview.tsx';
import { flowerWords } from './words.ts';

interface TargetQuestionProps {
  readonly board: BoardProps;
  /** The card to be placed. */
  readonly card: string | null;
  readonly choices: readonly Choice[];
}

/** A card could take either of two: asks which, with what each completes. */
export function TargetQuestion({ board, card, choices }: TargetQuestionProps) {
  const words = useWords(flowerWords);
  const { narrator, cardName } = board;
  const answers = choices.map(
    ({ action, takes, gain, advances }): Answer => ({
      key: null,
      label: takes.map(cardName).join(' '),
      note: <Advances advances={advances} term={(name) => narrator.term(name)} />,
      worth: gain > 0 ? `+${gain}` : undefined,
      does: action,
    }),
  );
  return <Decision board={board} title={words.choose(card === null ? '' : cardName(card))} answers={answers} />;
}
