import {
  type Card,
  type Claim,
  type Narrator as KernelNarrator,
  type Language,
  NONE,
  type Outcome,
  UNSEEN,
} from '@madang/engine';
import { entryOf } from '@madang/engine/entry';
import {
  type Action,
  CARD_IDS,
  type Carry,
  type Event,
  marriageValue,
  Phase,
  type Round,
  SUIT_SIGNS,
  suitOf,
} from '@madang/engine/tysiac';
import { narratorIn } from '../common/narrator-in.ts';
import { frenchName, frenchObject } from '../french/index.ts';
import { zhHans } from '../zh-Hans/tysiac/phrases.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { Phrases } from './phrases.ts';
import { pl } from './pl.ts';
import { phaseOf, promptOf } from './prompt.ts';
import { refusalOf } from './refusal.ts';
import { zh } from './zh.ts';

type Narrator = KernelNarrator<Round, Action, Event, Carry>;
type Names = readonly string[];

export const narrator: (language: Language) => Narrator = narratorIn(
  { en, ko, ja, zh, pl, 'zh-Hans': zhHans },
  {
    card: nameOf,
    choice: choiceOf,
    dealt: (phrases, { setup, dealer, shape }, names) =>
      phrases.dealt(setup.number, entryOf(names, dealer), shape.dealerSitsOut),
    event: sentenceOf,
    outcome: outcomeLines,
    result: resultOf,
    term: termOf,
    phase: phaseOf,
    prompt: promptOf,
    refusal: refusalOf,
  },
);

function nameOf(phrases: Phrases, card: Card): string {
  return card <= NONE ? phrases.unseen : frenchName(entryOf(CARD_IDS, card), phrases.language);
}

function objectOf(phrases: Phrases, card: Card): string {
  return card <= NONE ? phrases.unseenObject : frenchObject(entryOf(CARD_IDS, card), phrases.language);
}

function choiceOf(phrases: Phrases, action: Action, round: Round, names?: Names): string {
  const { choices } = phrases;
  switch (action.type) {
    case 'bid':
      return round.phase === Phase.Auction ? choices.bid(action.value) : choices.raise(action.value);
    case 'chooseMusik':
      return round.shape.musiks === 1 ? choices.onlyMusik : choices.musik(action.musik + 1);
    case 'passCard': {
      const card = objectOf(phrases, action.card);
      return names ? choices.giveTo(card, entryOf(names, action.to)) : choices.give(card, action.to + 1);
    }
    case 'discard':
      return choices.discard(objectOf(phrases, action.card));
    case 'play': {
      const card = objectOf(phrases, action.card);
      return action.marriage ? choices.marry(card, marriageValue(suitOf(action.card))) : choices.play(card);
    }
    default:
      return choices[action.type];
  }
}

function sentenceOf(phrases: Phrases, event: Event, names: Names): string | null {
  if (event.type === 'ended') return null;
  const who = entryOf(names, event.seat);
  switch (event.type) {
    case 'bid':
    case 'raised':
    case 'declarer':
      return phrases[event.type](who, event.value);
    case 'musikTaken':
      return musikOf(phrases, event, who);
    case 'cardPassed':
      return phrases.gave(who, objectOf(phrases, event.card), entryOf(names, event.to));
    case 'discarded':
    case 'played':
      return phrases[event.type](who, objectOf(phrases, event.card));
    case 'marriage':
      return phrases.marriage(who, SUIT_SIGNS[event.suit], event.points);
    case 'trick':
    case 'tableCards':
      return phrases[event.type](who, event.points);
    default:
      return phrases[event.type](who);
  }
}

function musikOf(phrases: Phrases, event: Extract<Event, { type: 'musikTaken' }>, who: string): string {
  const number = event.musik + 1;
  if (event.cards.includes(UNSEEN)) return phrases.tookHiddenMusik(who, number);
  return phrases.tookMusik(who, number, event.cards.map((card) => nameOf(phrases, card)).join(phrases.comma));
}

function outcomeLines(phrases: Phrases, { claims, void: again }: Outcome, names: Names): readonly string[] {
  if (claims.length > 0) return claims.map((claim) => claimLine(phrases, claim, names));
  return [again ? phrases.newDeal : phrases.nothingScored];
}

/** `Anna: 97 points (tricks 57 + marriage of spades 40)`. */
function claimLine(phrases: Phrases, { seat, items, total }: Claim, names: Names): string {
  const parts = items.map(({ name, points }) => `${termOf(phrases, name)} ${points}`).join(' + ');
  return `${phrases.scored(entryOf(names, seat), total)} (${parts})`;
}

function termOf(phrases: Phrases, name: string): string {
  const words: Readonly<Partial<Record<string, string>>> = phrases.items;
  return words[name] ?? name;
}

function resultOf(phrases: Phrases, { scores, result }: Carry, names: Names): string {
  const standing = names.map((name, seat) => `${name} ${scores[seat]}`).join(phrases.comma);
  if (!result) return standing;
  const winners = result.winners.map((seat) => entryOf(names, seat));
  return winners.length === 1 ? phrases.gameWon(entryOf(winners, 0), standing) : phrases.gameShared(winners, standing);
}
