import {
  type Card,
  type Claim,
  type Narrator as KernelNarrator,
  type Language,
  NONE,
  type Outcome,
  type Refusal,
  type Seat,
  type Translated,
  type Viewer,
} from '@madang/engine';
import { entryOf } from '@madang/engine/entry';
import { JAPANESE, matching } from '@madang/engine/hwatu';
import { type Action, type Carry, type Event, FIELD, pointsIfStopped, type Round } from '@madang/engine/koikoi';
import { narratorIn, type Words } from '../common/narrator-in.ts';
import { commonRefusal, inARow, TABLE_TALK, textOf, waitingFor } from '../common/table-talk.ts';
import { cardName } from '../hwatu/index.ts';
import { zhHans } from '../zh-Hans/koikoi/phrases.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { Phrases } from './phrases.ts';
import { pl } from './pl.ts';
import { YAKU_NAMES, yakuName } from './yaku.ts';
import { zh } from './zh.ts';

export { yakuName } from './yaku.ts';

type Narrator = KernelNarrator<Round, Action, Event, Carry>;
type Names = readonly string[];

export const narrator: (language: Language) => Narrator = narratorIn(
  { en, ko, ja, zh, pl, 'zh-Hans': zhHans },
  {
    card: nameOf,
    choice: choiceOf,
    dealt: (phrases, { setup, rules, dealer }, names) =>
      phrases.dealt(setup.number, rules.total_rounds, entryOf(names, dealer)),
    event: sentenceOf,
    outcome: outcomeLines,
    result: resultOf,
    term: termOf,
    phase: ({ phases, language }, { phase }) => (phase === 'ended' ? TABLE_TALK[language].roundOver : phases[phase]),
    prompt: promptOf,
    refusal: refusalOf,
  },
);

function nameOf(phrases: Phrases, card: Card): string {
  return cardName('japanese', JAPANESE.ids[card] ?? '?', phrases.language);
}

/** Cards inside a sentence. */
function quote(phrases: Phrases, cards: readonly Card[], separator: string = phrases.comma): string {
  return cards.map((card) => phrases.quoted(nameOf(phrases, card))).join(separator);
}

function choiceOf(phrases: Phrases, action: Action, round: Round): string {
  const { choices, comma } = phrases;
  switch (action.type) {
    case 'play': {
      const card = nameOf(phrases, action.card);
      const captured = action.target === NONE ? matching(round.table.at(FIELD), action.card).cards : [action.target];
      if (captured.length === 0) return choices.place(card);
      return choices.capture(card, captured.map((taken) => nameOf(phrases, taken)).join(comma));
    }
    case 'select':
      return choices.select(nameOf(phrases, action.target));
    case 'koikoi':
      return choices.koikoi;
    case 'stop':
      return choices.stop(pointsIfStopped(round, round.seat));
    case 'resign':
      return choices.resign;
  }
}

function sentenceOf(phrases: Phrases, event: Event, names: Names): string | null {
  if (event.type === 'ended') return endingOf(phrases, event.reason, event.winner, names);
  const who = entryOf(names, event.seat);
  switch (event.type) {
    case 'played':
    case 'flipped':
      return laidOf(phrases, event, who);
    case 'selecting':
      return phrases.selecting(who, quote(phrases, [event.card]), quote(phrases, event.options, phrases.or));
    case 'selected':
      return phrases.selected(who, quote(phrases, event.captured));
    case 'yaku': {
      const formed = event.formed.map(({ type, points }) => phrases.worth(yakuName(type, phrases.language), points));
      return phrases.yaku(who, formed.join(phrases.comma), event.total);
    }
    case 'deciding':
      return phrases.deciding(who);
    case 'called':
      return event.count === 1 ? phrases.called(who) : phrases.calledAgain(who, event.count);
    case 'stopped':
      return phrases.stopped(who);
    case 'resigned':
      return phrases.resigned(who);
    case 'turn':
      return null;
  }
}

type Laid = Extract<Event, { type: 'played' | 'flipped' }>;

function laidOf(phrases: Phrases, { type, card, captured }: Laid, who: string): string {
  const played = type === 'played';
  if (captured.length === 0) return phrases[played ? 'placed' : 'flippedAndPlaced'](who, quote(phrases, [card]));
  const say = phrases[played ? 'captured' : 'flippedAndCaptured'];
  return say(who, quote(phrases, [card]), quote(phrases, captured));
}

function endingOf(phrases: Phrases, reason: string, winner: Seat | null, names: Names): string | null {
  const won: Words<(winner: string) => string> = phrases.won;
  const drawn: Words = phrases.drawn;
  return (winner === null ? drawn[reason] : won[reason]?.(entryOf(names, winner))) ?? null;
}

function outcomeLines(phrases: Phrases, { reason, winners, claims }: Outcome, names: Names): readonly string[] {
  // A round that ends with the deal has no event, so its reason is told here.
  const onDeal = reason === 'TESHI' || reason === 'FIELD_KUTTSUKI';
  const why = onDeal ? endingOf(phrases, reason, winners[0] ?? null, names) : null;
  const lines = claims.flatMap((claim) => claimLines(phrases, claim, names));
  return [...(why === null ? [] : [why]), ...(lines.length > 0 ? lines : [phrases.nothingScored])];
}

/** `Animals 2 + Ribbons 5 = 7`, `× 2 (seven or more) = 14`, and whose points these are. */
function claimLines(phrases: Phrases, { seat, items, factors, total }: Claim, names: Names): readonly string[] {
  const sum = items.reduce((points, item) => points + item.points, 0);
  const added = items.map(({ name, points }) => `${termOf(phrases, name)} ${points}`).join(' + ');
  const multiplied = factors.map(({ name, factor }) => `× ${factor} (${termOf(phrases, name, factor)})`).join(' ');
  return [
    items.length > 1 ? `${added} = ${sum}` : added,
    ...(factors.length > 0 ? [`${multiplied} = ${total}`] : []),
    phrases.scored(entryOf(names, seat), total),
  ];
}

function termOf(phrases: Phrases, name: string, factor = 1): string {
  const yaku: Words<Translated> = YAKU_NAMES;
  const plain: Words = phrases.items;
  const reasons: Words<(factor: number) => string> = phrases.factors;
  return yaku[name]?.[phrases.language] ?? plain[name] ?? reasons[name]?.(factor) ?? name;
}

function resultOf(phrases: Phrases, { scores, result }: Carry, names: Names): string {
  const standing = names.map((name, seat) => `${name} ${scores[seat]}`).join(phrases.comma);
  if (!result) return standing;
  const { winners, reason } = result;
  const [winner, ...others] = winners;
  if (winner === undefined || others.length > 0) return phrases.matchTied(standing);
  return reason === 'resigned'
    ? phrases.matchResigned(entryOf(names, winner), entryOf(names, 1 - winner), standing)
    : phrases.matchWon(entryOf(names, winner), standing);
}

function promptOf(phrases: Phrases, round: Round, viewer: Viewer, names: Names): string | null {
  const { phase, seat } = round;
  if (phase === 'ended') return null;
  if (seat !== viewer) return waitingFor(entryOf(names, seat), phrases.language);
  const prompt = phrases.prompts[phase];
  return phase === 'decision'
    ? inARow([prompt, phrases.stopBrings(pointsIfStopped(round, seat))], phrases.language)
    : prompt;
}

function refusalOf(phrases: Phrases, refusal: Refusal): string {
  const { refusals, prompts, language } = phrases;
  switch (refusal.code) {
    case 'INVALID_STATE':
      return wrongPhase(phrases, refusal);
    case 'INVALID_CARD': {
      const card = JAPANESE.find(textOf(refusal, 'card') ?? '');
      const { notInHand, noSuchCard } = TABLE_TALK[language];
      return card === undefined ? noSuchCard : notInHand(nameOf(phrases, card));
    }
    case 'INVALID_TARGET': {
      const options = Array.isArray(refusal.options) ? refusal.options : [];
      const cards = options.flatMap((id) => JAPANESE.find(String(id)) ?? []);
      return cards.length === 0 ? refusals.noMatch : refusals.chooseOf(quote(phrases, cards, phrases.or));
    }
    case 'INVALID_SELECTION':
      return inARow([refusals.notOffered, prompts.selection], language);
    default:
      return commonRefusal(refusal, language);
  }
}

/** The prompt of the current phase; for a malformed field a general sentence. */
function wrongPhase({ prompts, language }: Phrases, refusal: Refusal): string {
  const { notNow, notPossible, refusals } = TABLE_TALK[language];
  const asked: Words = { ...prompts, ended: refusals.ROUND_OVER };
  const prompt = asked[textOf(refusal, 'phase') ?? ''];
  if (prompt === undefined) return textOf(refusal, 'field') === null ? notPossible : refusals.MALFORMED;
  return prompt === refusals.ROUND_OVER ? prompt : notNow(prompt);
}
