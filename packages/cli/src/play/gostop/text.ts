import { entryOf } from '@madang/engine/internal';
import { setName } from '@madang/narrators/gostop';
import { kindName, monthName } from '@madang/narrators/hwatu';
import { wordsOf } from '../../words/index.ts';
import { UNSEEN_ID } from '../hwatu/faces.ts';
import { progressText } from '../hwatu/progress.ts';
import { extraPoints, notesOf } from './notes.ts';
import { pileOf } from './pile.ts';
import { progressOf } from './progress.ts';
import { type GostopScene, type Sight, seatsFromTheTop, sightOf } from './sight.ts';

/** The table in sentences: the round, each seat's score, captured cards and sets, the table and the hand. */
export function text(scene: GostopScene): readonly string[] {
  const sight = sightOf(scene);
  const seats = seatsFromTheTop(sight).flatMap((seat) => [
    standingText(sight, seat),
    capturedText(sight, seat),
    ...setsText(sight, seat),
  ]);
  return [titleText(sight), ...seats, ...tableText(sight), ...handText(sight)];
}

function titleText({ round, rules, language, words }: Sight): string {
  const common = wordsOf(language);
  return [
    ...(rules.rounds > 1 ? [common.round(round.round, rules.rounds)] : []),
    common.deck(round.drawPile.length),
    words.threshold(rules.goMinScore),
    ...(round.multiplier > 1 ? [words.nagari(round.multiplier)] : []),
  ].join(' · ');
}

function cards({ scene, language }: Sight, ids: readonly string[]): string {
  return ids.map(scene.cardName).join(', ') || wordsOf(language).nothing;
}

function standingText(sight: Sight, seat: number): string {
  const { scene, round, rules, language, words } = sight;
  const common = wordsOf(language);
  const hand = entryOf(round.hands, seat);
  const shown = hand.filter((id) => id !== UNSEEN_ID);
  const total = entryOf(round.totals, seat).toLocaleString('en');
  const extra = extraPoints(sight, seat);
  const parts = [
    common.points(entryOf(round.scores, seat)) + (extra > 0 ? ` (${words.heads.extra} +${extra})` : ''),
    ...(rules.gold ? [`${words.heads.gold} ${total}`] : rules.rounds > 1 ? [`${words.heads.total} ${total}`] : []),
    ...notesOf(sight, seat).map((note) => note.text),
    ...(seat === scene.seat ? [] : [`${common.hand} ${hand.length}`]),
    ...(seat !== scene.seat && shown.length > 0 ? [`${words.shown} ${cards(sight, shown)}`] : []),
  ];
  return `${scene.names[seat]}: ${parts.join(', ')}`;
}

/** `captured: Animal 2 (…), Junk 9 = 11 (…)` */
function capturedText(sight: Sight, seat: number): string {
  const { language, words } = sight;
  const common = wordsOf(language);
  const kinds = pileOf(sight, seat).flatMap(({ kind: { kind }, cards: ids, value }) => {
    if (ids.length === 0) return [];
    const worth = value === ids.length ? '' : ` ${words.worth(value)}`;
    return [`${kindName('korean', kind, language)} ${ids.length}${worth} (${cards(sight, ids)})`];
  });
  return `  ${common.captured}: ${kinds.join(', ') || common.nothing}`;
}

/** Only sets with at least one card. */
function setsText({ scene, round, rules, language, words }: Sight, seat: number): readonly string[] {
  const piles = scene.names.map((_, other) => entryOf(round.captured, other));
  const begun = [...progressOf(rules, piles, seat, round.gukjin === 'ssangpi')].filter(
    ([, progress]) => progress.kind === 'has' || (progress.kind === 'needs' && progress.have > 0),
  );
  if (begun.length === 0) return [];
  const list = begun.map(([set, progress]) => {
    const name = set === 'brights' ? words.brights : setName(set, language);
    return `${name} ${progressText(progress)}`;
  });
  return [`  ${words.sets}: ${list.join(', ')}`];
}

function tableText(sight: Sight): readonly string[] {
  const { scene, round, language, words } = sight;
  const piles = round.ppukPiles.map(({ month, player }) =>
    words.ppukPile(monthName('korean', month, language), entryOf(scene.names, Number(player))),
  );
  const { taking, bonus, waiting, stage } = round.turn;
  const coming = [...taking, ...bonus];
  return [
    [`${wordsOf(language).field}: ${cards(sight, [...round.tableCards].sort())}`, ...piles].join(' · '),
    ...(coming.length === 0 ? [] : [`${words.taking}: ${cards(sight, coming)}`]),
    ...(waiting === null
      ? []
      : [`${stage === 'flipTarget' ? words.flipped : words.played}: ${scene.cardName(waiting)}`]),
  ];
}

/** Empty if the choices name all cards of the hand. */
function handText(sight: Sight): readonly string[] {
  const { scene, round, language } = sight;
  const hand = entryOf(round.hands, scene.seat);
  const named = scene.choices.filter(({ action }) => action.type === 'PLAY_HAND_CARD').length;
  return named === hand.length ? [] : [`${wordsOf(language).hand}: ${cards(sight, hand)}`];
}
