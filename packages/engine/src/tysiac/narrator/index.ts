import { type Card, NONE } from '../../kernel/cards.ts';
import type { Claim, Outcome } from '../../kernel/game.ts';
import { UNSEEN } from '../../kernel/knowledge.ts';
import type { Narrator as KernelNarrator, Language } from '../../kernel/narrator.ts';
import type { Action } from '../actions.ts';
import { marriageValue, rankOf, suitOf } from '../cards.ts';
import type { Event } from '../events.ts';
import { Phase } from '../phase.ts';
import type { Carry, Round } from '../round.ts';
import { en } from './en.ts';
import type { Phrases } from './phrases.ts';
import { pl } from './pl.ts';

type Narrator = KernelNarrator<Round, Action, Event, Carry>;
type Names = readonly string[];

/** Tysiąc speaks Polish and English; English in all other languages. */
export function narrator(language: Language): Narrator {
  return language === 'pl' ? POLISH : ENGLISH;
}

/** The sentences of one language; which phrase fits what happened is the same in all. */
function narratorOf(phrases: Phrases): Narrator {
  return {
    card: (card) => nameOf(phrases, card),
    choice: (action, round) => choiceOf(phrases, action, round),
    dealt: ({ setup, dealer, shape }, names) => phrases.dealt(setup.number, names[dealer], shape.dealerSitsOut),
    event: (event, names) => sentenceOf(phrases, event, names),
    outcome: (outcome, names) => outcomeLines(phrases, outcome, names),
    result: (carry, names) => resultOf(phrases, carry, names),
  };
}

function nameOf(phrases: Phrases, card: Card): string {
  return card <= NONE ? phrases.unseen : phrases.card(rankOf(card), suitOf(card));
}

function objectOf(phrases: Phrases, card: Card): string {
  return card <= NONE ? phrases.unseenObject : phrases.object(rankOf(card), suitOf(card));
}

function choiceOf(phrases: Phrases, action: Action, round: Round): string {
  const { choices } = phrases;
  switch (action.type) {
    case 'bid':
      return round.phase === Phase.Auction ? choices.bid(action.value) : choices.raise(action.value);
    case 'chooseMusik':
      return round.shape.musiks === 1 ? choices.onlyMusik : choices.musik(action.musik + 1);
    case 'passCard':
      return choices.give(objectOf(phrases, action.card), action.to + 1);
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
  const who = names[event.seat];
  switch (event.type) {
    case 'bid':
    case 'raised':
    case 'declarer':
      return phrases[event.type](who, event.value);
    case 'musikTaken':
      return musikOf(phrases, event, who);
    case 'cardPassed':
      return phrases.gave(who, objectOf(phrases, event.card), names[event.to]);
    case 'discarded':
    case 'played':
      return phrases[event.type](who, objectOf(phrases, event.card));
    case 'marriage':
      return phrases.marriage(who, event.suit, event.points);
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
  return phrases.tookMusik(who, number, event.cards.map((card) => nameOf(phrases, card)).join(', '));
}

function outcomeLines(phrases: Phrases, { claims, void: again }: Outcome, names: Names): readonly string[] {
  if (claims.length > 0) return claims.map((claim) => claimLine(phrases, claim, names));
  return [again ? phrases.newDeal : phrases.nothingScored];
}

/** `Anna: 97 points (tricks 57 + marriage of spades 40)`. */
function claimLine(phrases: Phrases, { seat, items, total }: Claim, names: Names): string {
  const words: Readonly<Partial<Record<string, string>>> = phrases.items;
  const parts = items.map(({ name, points }) => `${words[name] ?? name} ${points}`).join(' + ');
  return `${phrases.scored(names[seat], total)} (${parts})`;
}

function resultOf(phrases: Phrases, { scores, result }: Carry, names: Names): string {
  const standing = names.map((name, seat) => `${name} ${scores[seat]}`).join(', ');
  if (!result) return standing;
  const winners = result.winners.map((seat) => names[seat]);
  return winners.length === 1
    ? phrases.gameWon(winners[0], standing)
    : phrases.gameShared(winners.join(phrases.and), standing);
}

const ENGLISH = narratorOf(en);
const POLISH = narratorOf(pl);
