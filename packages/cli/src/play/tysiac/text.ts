import { entryOf } from '@madang/engine/internal';
import { type Snapshot, sitsOut, tricksIn } from '@madang/engine/tysiac';
import { wordsOf } from '../../words/index.ts';
import { UNSEEN_ID } from '../french/faces.ts';
import { factsOf } from './facts.ts';
import type { TysiacScene } from './scene.ts';
import { tysiacWords } from './words.ts';

/** The table in sentences: the scores, the bids, the cards on the table. */
export function text(scene: TysiacScene): readonly string[] {
  const words = tysiacWords(scene.language);
  const round = scene.view;
  const cards = (ids: readonly string[]): string => ids.map(scene.cardName).join(', ');
  const trick = tricksIn(round, scene.round.rules).at(-1);
  const lines = [
    words.hand(round.hand),
    ...round.scores.map((_, seat) => `${scene.names[seat]}: ${seatParts(scene, round, seat).join(', ')}`),
    ...factsOf(scene, round).map(({ name, value }) => (name === '' ? value : `${name}: ${value}`)),
  ];
  if (trick) {
    const played = trick.cards.map(({ seat, id }) => `${scene.names[seat]}: ${scene.cardName(id)}`).join(', ');
    lines.push(`${trick.isFull ? words.lastTrick : words.trick} · ${played}`);
  }
  const own = entryOf(round.hands, scene.seat);
  return own.length === 0 ? lines : [...lines, `${wordsOf(scene.language).hand}: ${cards(own)}`];
}

function seatParts({ language, round: { rules } }: TysiacScene, round: Snapshot, seat: number): readonly string[] {
  const words = tysiacWords(language);
  const hand = entryOf(round.hands, seat);
  const bid = bidText(language, round, seat);
  return [
    `${words.total} ${round.scores[seat]}`,
    ...(round.phase === 'Auction' ? [] : [`${words.taken} ${round.points[seat]}`]),
    ...(bid === '' ? [] : [`${words.bid} ${bid}`]),
    ...(round.declarer === seat ? [words.declarer] : []),
    ...(round.dealer === seat ? [words.dealer] : []),
    ...(sitsOut(round, rules, seat) ? [words.sitsOut] : []),
    ...(hand.includes(UNSEEN_ID) ? [words.cards(hand.length)] : []),
  ];
}

/** The last bid of a seat; after the auction, the declarer's bid only. */
export function bidText(language: TysiacScene['language'], round: Snapshot, seat: number): string {
  if (round.declarer !== null) return round.declarer === seat ? String(round.highestBid) : '';
  const last = round.bids.findLast((bid) => bid.seat === seat);
  if (!last) return '';
  return last.value === 0 ? tysiacWords(language).pass : String(last.value);
}
