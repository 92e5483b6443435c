import type { Language } from '@madang/engine';
import { tysiac } from '@madang/engine/tysiac';
import { narrator } from '@madang/narrators/tysiac';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { Count } from './Count.tsx';
import type { CountProps, Scene, Ui } from './props.ts';
import { Rail } from './Rail.tsx';
import { read, shapeAt } from './reading.ts';
import { why } from './why.ts';
import { tysiacWords } from './words/index.ts';

export const tysiacUi: Ui = {
  game: tysiac,
  deck: 'french',
  narrator,
  Board,
  Rail,
  Count,
  beats,
  why,
  headline,
  rounds: ({ maxHands }) => maxHands || null,
  facts,
};

/** Whether the declarer has made the bid: that decides the hand, not who got points. */
function headline({ outcome, view }: CountProps['ended'], names: readonly string[], language: Language): string | null {
  const { declarer, highestBid } = view;
  if (outcome.reason !== 'played' || declarer === null) return null;
  const words = tysiacWords[language];
  const isMade = view.points[declarer] >= highestBid;
  return (isMade ? words.madeBid : words.failedBid)(names[declarer], highestBid);
}

function facts(scene: Scene, names: readonly string[], language: Language): readonly string[] {
  const words = tysiacWords[language];
  const reading = read(scene);
  const { tricks } = shapeAt(reading);
  const full = reading.tricks.filter(({ isFull }) => isFull).length;
  const trick = reading.view.phase === 'Play' ? [words.trickOf(Math.min(full + 1, tricks), tricks)] : [];
  return [...trick, words.deals(names[reading.view.dealer])];
}
