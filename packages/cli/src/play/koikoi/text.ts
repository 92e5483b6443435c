import { entryOf } from '@madang/engine/internal';
import type { Snapshot } from '@madang/engine/koikoi';
import { yakuName } from '@madang/narrators/koikoi';
import { wordsOf } from '../../words/index.ts';
import { UNSEEN_ID } from '../hwatu/faces.ts';
import { progressText } from '../hwatu/progress.ts';
import type { KoikoiScene } from './scene.ts';
import { CALL, TITLE_OF_YAKU } from './words.ts';
import { yakuRows } from './yaku.ts';

/** The table in sentences: the scores, the cards, and the progress towards yaku. */
export function text(scene: KoikoiScene): readonly string[] {
  const { language, seat, view: round } = scene;
  const words = wordsOf(language);
  const { rules } = scene.round;
  const cards = (ids: readonly string[]): string => ids.map(scene.cardName).join(', ') || words.nothing;
  return [
    `${words.round(round.round, rules.total_rounds)} · ${words.deck(round.stock.length)}`,
    ...[1 - seat, seat].flatMap((place) => [
      ...seatText(scene, round, place),
      `  ${words.captured}: ${cards(entryOf(round.piles, place))}`,
      ...yakuText(scene, round, place),
    ]),
    `${words.field}: ${cards(round.field)}`,
    // When a hand card is to be played, the choices name all of them.
    ...(round.phase === 'hand' && scene.choices.length > 0
      ? []
      : [`${words.hand}: ${cards(entryOf(round.hands, seat))}`]),
    ...(round.flipped === null ? [] : [`${words.drawn}: ${scene.cardName(round.flipped)}`]),
  ];
}

function seatText({ language, names }: KoikoiScene, round: Snapshot, seat: number): readonly string[] {
  const words = wordsOf(language);
  const hand = entryOf(round.hands, seat);
  const { count } = entryOf(round.calls, seat);
  const parts = [
    words.points(entryOf(round.scores, seat)),
    ...(round.dealer === seat ? [words.dealer] : []),
    ...(count > 0 ? [`${CALL[language]} ×${count}`] : []),
    ...(hand.includes(UNSEEN_ID) ? [`${words.hand} ${hand.length}`] : []),
  ];
  return [`${names[seat]}: ${parts.join(', ')}`];
}

/** Only yaku with at least one card. */
function yakuText({ language, round: { rules } }: KoikoiScene, round: Snapshot, seat: number): readonly string[] {
  const piles = [entryOf(round.piles, seat), entryOf(round.piles, 1 - seat)];
  const list = yakuRows(rules, piles).flatMap(({ type, progress: [own] }) =>
    own && (own.kind === 'has' || (own.kind === 'needs' && own.have > 0))
      ? [`${yakuName(type, language)} ${progressText(own)}`]
      : [],
  );
  return list.length === 0 ? [] : [`  ${TITLE_OF_YAKU[language]}: ${list.join(', ')}`];
}
