import { type Rules, type Snapshot, sitsOut, tricksIn } from '@madang/engine/tysiac';
import { wordsOf } from '../../words/index.ts';
import { UNSEEN_ID } from '../french/faces.ts';
import type { Scene } from '../screen.ts';
import { factsOf } from './facts.ts';
import { tysiacWords } from './words.ts';

/** The table in sentences: who stands where, what was bid, what lies on the table. */
export function text(scene: Scene): readonly string[] {
  const words = tysiacWords(scene.language);
  const round = scene.view as unknown as Snapshot;
  const cards = (ids: readonly string[]): string => ids.map(scene.cardName).join(', ');
  const trick = tricksIn(round, scene.round.rules as Rules).at(-1);
  const lines = [
    words.hand(round.hand),
    ...round.scores.map((_, seat) => `${scene.names[seat]}: ${seatParts(scene, round, seat).join(', ')}`),
    ...factsOf(scene, round).map(({ name, value }) => (name === '' ? value : `${name}: ${value}`)),
  ];
  if (trick) {
    const played = trick.cards.map(({ seat, id }) => `${scene.names[seat]}: ${scene.cardName(id)}`).join(', ');
    lines.push(`${trick.isFull ? words.lastTrick : words.trick} · ${played}`);
  }
  const own = round.hands[scene.seat];
  return own.length === 0 ? lines : [...lines, `${wordsOf(scene.language).hand}: ${cards(own)}`];
}

function seatParts({ language, round: { rules } }: Scene, round: Snapshot, seat: number): readonly string[] {
  const words = tysiacWords(language);
  const hand = round.hands[seat];
  const bid = bidText(language, round, seat);
  return [
    `${words.total} ${round.scores[seat]}`,
    ...(round.phase === 'Auction' ? [] : [`${words.taken} ${round.points[seat]}`]),
    ...(bid === '' ? [] : [`${words.bid} ${bid}`]),
    ...(round.declarer === seat ? [words.declarer] : []),
    ...(round.dealer === seat ? [words.dealer] : []),
    ...(sitsOut(round, rules as Rules, seat) ? [words.sitsOut] : []),
    ...(hand.includes(UNSEEN_ID) ? [words.cards(hand.length)] : []),
  ];
}

/** What a seat bid last; once the auction is over, what the declarer did. */
export function bidText(language: Scene['language'], round: Snapshot, seat: number): string {
  if (round.declarer !== null) return round.declarer === seat ? String(round.highestBid) : '';
  const last = round.bids.findLast((bid) => bid.seat === seat);
  if (!last) return '';
  return last.value === 0 ? tysiacWords(language).pass : String(last.value);
}
