import type { Rules, Snapshot } from '@madang/engine/koikoi';
import { yakuName } from '@madang/narrators/koikoi';
import { wordsOf } from '../../words/index.ts';
import { UNSEEN_ID } from '../hwatu/faces.ts';
import { progressText } from '../hwatu/progress.ts';
import type { Scene } from '../screen.ts';
import { CALL, TITLE_OF_YAKU } from './words.ts';
import { yakuRows } from './yaku.ts';

/** The table in sentences: who stands where, what lies where, and how near everybody is to a yaku. */
export function text(scene: Scene): readonly string[] {
  const { language, seat } = scene;
  const words = wordsOf(language);
  const round = scene.view as unknown as Snapshot;
  const rules = scene.round.rules as Rules;
  const cards = (ids: readonly string[]): string => ids.map(scene.cardName).join(', ') || words.nothing;
  return [
    `${words.round(round.round, rules.total_rounds)} · ${words.deck(round.stock.length)}`,
    ...[1 - seat, seat].flatMap((place) => [
      ...seatText(scene, round, place),
      `  ${words.captured}: ${cards(round.piles[place])}`,
      ...yakuText(scene, round, place),
    ]),
    `${words.field}: ${cards(round.field)}`,
    // Where a card of the hand is to be played, the choices name them all.
    ...(round.phase === 'hand' && scene.choices.length > 0 ? [] : [`${words.hand}: ${cards(round.hands[seat])}`]),
    ...(round.flipped === null ? [] : [`${words.drawn}: ${scene.cardName(round.flipped)}`]),
  ];
}

function seatText({ language, names }: Scene, round: Snapshot, seat: number): readonly string[] {
  const words = wordsOf(language);
  const hand = round.hands[seat];
  const { count } = round.calls[seat];
  const parts = [
    words.points(round.scores[seat]),
    ...(round.dealer === seat ? [words.dealer] : []),
    ...(count > 0 ? [`${CALL[language]} ×${count}`] : []),
    ...(hand.includes(UNSEEN_ID) ? [`${words.hand} ${hand.length}`] : []),
  ];
  return [`${names[seat]}: ${parts.join(', ')}`];
}

/** Only what has been begun. */
function yakuText({ language, round: { rules } }: Scene, round: Snapshot, seat: number): readonly string[] {
  const begun = yakuRows(rules as Rules, [round.piles[seat], round.piles[1 - seat]]).filter(
    ({ progress: [own] }) => own.kind === 'has' || (own.kind === 'needs' && own.have > 0),
  );
  if (begun.length === 0) return [];
  const list = begun.map(({ type, progress: [own] }) => `${yakuName(type, language)} ${progressText(own)}`);
  return [`  ${TITLE_OF_YAKU[language]}: ${list.join(', ')}`];
}
