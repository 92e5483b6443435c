import type { Card, Narrator as KernelNarrator, Language } from '@madang/engine';
import { entryOf } from '@madang/engine/entry';
import { type Action, type Carry, type Event, offers, payoutIfStopped, type Round } from '@madang/engine/gostop';
import { KOREAN } from '@madang/engine/hwatu';
import { narratorIn } from '../common/narrator-in.ts';
import { inARow } from '../common/table-talk.ts';
import { cardName, monthName } from '../hwatu/index.ts';
import { zhHans } from '../zh-Hans/gostop/phrases.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { houseKo, ko } from './ko.ts';
import { endingOf, outcomeLines, resultOf, termOf } from './outcome.ts';
import type { Phrases } from './phrases.ts';
import { pl } from './pl.ts';
import { phaseOf, promptOf } from './prompt.ts';
import { refusalOf } from './refusal.ts';
import { zh } from './zh.ts';

export { setName } from './sets.ts';

export type Narrator = KernelNarrator<Round, Action, Event, Carry>;
type Names = readonly string[];

const sentences = {
  card: nameOf,
  choice: choiceOf,
  dealt: dealtOf,
  event: sentenceOf,
  outcome: outcomeLines,
  result: resultOf,
  term: termOf,
  phase: phaseOf,
  prompt: promptOf,
  refusal: refusalOf,
};

export const narrator: (language: Language) => Narrator = narratorIn(
  { en, ko, ja, zh, pl, 'zh-Hans': zhHans },
  sentences,
);
/** With the words of the Matgo house. */
export const houseNarrator: (language: Language) => Narrator = narratorIn(
  { en, ko: houseKo, ja, zh, pl, 'zh-Hans': zhHans },
  sentences,
);

function nameOf(phrases: Phrases, card: Card): string {
  const id = KOREAN.ids[card];
  return id === undefined ? phrases.unseen : cardName('korean', id, phrases.language);
}

/** Cards inside a sentence. */
function quote(phrases: Phrases, cards: readonly Card[], separator: string = phrases.comma): string {
  return cards.map((card) => phrases.quoted(nameOf(phrases, card))).join(separator);
}

/** With what the deal itself shows: there is no event for that. */
function dealtOf(phrases: Phrases, round: Round, names: Names): string {
  const { number, rules, carry } = round.setup;
  const told = [phrases.dealt(number, rules.rounds, entryOf(names, round.starter))];
  if (carry.multiplier > 1) told.push(phrases.multiplied(carry.multiplier));
  for (const [seat, name] of names.entries())
    for (const card of round.pile(seat).intersect(KOREAN.bonus).toArray())
      told.push(phrases.bonus_gained(name, quote(phrases, [card])));
  if (round.stage === 'president')
    told.push(phrases.presidentShown(entryOf(names, round.seat), quote(phrases, round.shown.toArray())));
  return inARow(told, phrases.language);
}

function choiceOf(phrases: Phrases, action: Action, round: Round): string {
  const { choices, language } = phrases;
  switch (action.type) {
    case 'PLAY_HAND_CARD': {
      const card = nameOf(phrases, action.cardId);
      const { cards } = offers(round, action.cardId);
      const separator = cards.length === 2 ? phrases.or : phrases.comma;
      const captured = cards.map((each) => nameOf(phrases, each)).join(separator);
      return cards.length === 0 ? choices.place(card) : choices.capture(card, captured);
    }
    case 'CHOOSE_CAPTURE_TARGET':
      return choices.target(nameOf(phrases, action.fromTableCardId));
    case 'DECLARE_STOP':
      return choices.stop(phrases.amount(payoutIfStopped(round, round.seat), round.rules.gold));
    case 'DECLARE_SHAKE':
    case 'DECLARE_BOMB':
    case 'DECLARE_KUNG':
      return choices[action.type](monthName('korean', action.month, language));
    case 'DECLARE_PRESIDENT':
      return action.playOn ? choices.presidentPlaysOn : choices.presidentEnds(round.rules.presidentPoints);
    case 'CHOOSE_GUKJIN':
      return choices.gukjin[action.as];
    case 'resign':
      return choices.resign;
    default:
      return choices[action.type];
  }
}

type Told = Exclude<Event, { type: 'ended' }>;

function sentenceOf(phrases: Phrases, event: Event, names: Names): string | null {
  if (event.type === 'ended') return endingOf(phrases, event.reason, event.winner, names);
  const who = entryOf(names, event.seat);
  return cardSentence(phrases, event, who, names) ?? callSentence(phrases, event, who, names);
}

/** What happened to cards. */
function cardSentence(phrases: Phrases, event: Told, who: string, names: Names): string | null {
  switch (event.type) {
    case 'played':
    case 'flipped':
      return laidOf(phrases, event, who);
    case 'choosing':
      return phrases.choosing(who, quote(phrases, [event.card]), quote(phrases, event.options, phrases.or));
    case 'chose':
      return phrases.chose(who, quote(phrases, event.onto));
    case 'captured':
      return phrases.captured(who, quote(phrases, event.cards));
    case 'bonus':
    case 'bonus_gained':
    case 'bonus_held':
    case 'bonus_released':
      return phrases[event.type](who, quote(phrases, [event.card]));
    case 'stole':
      return phrases.stole(who, entryOf(names, event.from), quote(phrases, [event.card]));
    case 'steal_void':
      return phrases.stealVoid(who, quote(phrases, [event.card]));
    case 'president_shown':
      return phrases.presidentShown(who, quote(phrases, event.cards));
    default:
      return null;
  }
}

type Laid = Extract<Event, { type: 'played' | 'flipped' }>;

function laidOf(phrases: Phrases, { type, card, onto }: Laid, who: string): string {
  const name = quote(phrases, [card]);
  if (onto.length === 0) return phrases[type === 'played' ? 'placed' : 'flipped'](who, name);
  return phrases[type === 'played' ? 'onto' : 'flippedOnto'](who, name, quote(phrases, onto));
}

/** What was called, declared or paid. */
function callSentence(phrases: Phrases, event: Told, who: string, names: Names): string | null {
  const month = 'month' in event ? monthName('korean', event.month, phrases.language) : '';
  switch (event.type) {
    case 'shook':
      return phrases.shook(who, month, quote(phrases, event.cards));
    case 'bombed': {
      const bombed = phrases.bombed(who, month);
      return event.tokens > 0 ? inARow([bombed, phrases.tokens(who, event.tokens)], phrases.language) : bombed;
    }
    case 'kung':
    case 'chained':
      return phrases[event.type](who, month);
    case 'ttak':
    case 'ppuk':
    case 'jjob':
    case 'ddadak':
      return phrases.specials[event.type](who);
    case 'ssul':
    case 'passed':
    case 'resigned':
      return phrases[event.type](who);
    case 'ppuk_eaten':
      return event.own ? phrases.ownPpukEaten(who) : phrases.ppukEaten(who);
    case 'token':
      return phrases.token(who, event.left);
    default:
      return decisionSentence(phrases, event, who, names);
  }
}

function decisionSentence(phrases: Phrases, event: Told, who: string, names: Names): string | null {
  switch (event.type) {
    case 'gukjin_asked':
      return phrases.gukjinAsked(who);
    case 'gukjin':
      return phrases.gukjin[event.as](who);
    case 'president':
      return event.playOn ? phrases.presidentPlaysOn(who) : phrases.presidentEnds(who);
    case 'gold':
      return phrases.gold(
        who,
        entryOf(names, event.from),
        phrases.amount(event.amount, true),
        phrases.items[event.why],
      );
    case 'refilled':
      return phrases.refilled(who, phrases.amount(event.amount, true));
    case 'deciding':
      return phrases.deciding(who, event.score);
    case 'go':
      return phrases.go(who, event.count);
    case 'stopped':
      return (event.automatic ? phrases.stoppedByLastCard : phrases.stopped)(who, event.score);
    default:
      return null;
  }
}
