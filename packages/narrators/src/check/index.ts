import { type Card, type Narrator as KernelNarrator, type Language, NONE, type Seat, UNSEEN } from '@madang/engine';
import {
  type Action,
  CARD_IDS,
  type Carry,
  type Event,
  findCard,
  type Position,
  RANKS,
  type Resolve,
  type Round,
  type RoundOutcome,
  rankOf,
} from '@madang/engine/check';
import { entryOf } from '@madang/engine/entry';
import { narratorIn } from '../common/narrator-in.ts';
import { inARow } from '../common/table-talk.ts';
import { zhHans } from '../zh-Hans/check/phrases.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { Phrases, Spot, Won } from './phrases.ts';
import { pl } from './pl.ts';
import { promptOf } from './prompt.ts';
import { refusalOf } from './refusal.ts';
import { zh } from './zh.ts';

type Narrator = KernelNarrator<Round, Action, Event, Carry>;
type Names = readonly string[];

export const narrator: (language: Language) => Narrator = narratorIn(
  { en, ko, ja, zh, pl, 'zh-Hans': zhHans },
  {
    card: nameOf,
    choice: choiceOf,
    dealt: (phrases, { setup, seat }, names) => phrases.dealt(setup.number, entryOf(names, seat)),
    event: sentenceOf,
    outcome: outcomeLines,
    result: resultOf,
    term: (phrases, name) => (findCard(name) === undefined ? phrases.win : phrases.card(name)),
    phase: ({ phases }, { stage }) => phases[stage],
    prompt: promptOf,
    refusal: refusalOf,
  },
);

function nameOf(phrases: Phrases, card: Card): string {
  if (card === NONE) return phrases.noCard;
  return card === UNSEEN ? phrases.unseen : phrases.card(entryOf(CARD_IDS, card));
}

function choiceOf(phrases: Phrases, action: Action, round: Round, names?: Names): string {
  const { choices } = phrases;
  switch (action.type) {
    case 'drawFromDiscard':
      return choices.takeDiscard(round.topDiscard === NONE ? phrases.noCard : entryOf(CARD_IDS, round.topDiscard));
    case 'swapAndDiscard':
    case 'attemptMatch':
      return choices[action.type](action.slot);
    case 'resolveSpecialAbility':
      return resolveChoice(phrases, action, round, names);
    default:
      return choices[action.type];
  }
}

function resolveChoice({ choices }: Phrases, action: Resolve, round: Round, names?: Names): string {
  const place = ({ seat, slot }: Position): string => {
    if (seat === round.active?.seat) return choices.own(slot);
    return names ? choices.others({ owner: entryOf(names, seat), slot }) : choices.ofPlayer(seat + 1, slot);
  };
  if ('peek' in action) return choices.look(place(action.peek[0]));
  if ('swap' in action) return choices.swap(place(action.swap[0]), place(action.swap[1]));
  return choices.skip[round.abilityStep];
}

function sentenceOf(phrases: Phrases, event: Event, names: Names): string | null {
  switch (event.type) {
    case 'matchingClosed':
      return null;
    case 'reshuffled':
      return phrases.reshuffled(event.count);
    case 'ended':
      return inARow([phrases.ends[event.reason], wonBy(phrases, event.winners, names, 'round')], phrases.language);
    case 'abilityActive':
      return phrases.mayUse(entryOf(names, event.seat), event.ability);
    case 'fizzled':
      return phrases.fizzled(entryOf(names, event.seat), event.ability);
    case 'skipped':
      return phrases.skipped[event.what](entryOf(names, event.seat));
    case 'passed':
    case 'locked':
    case 'resigned':
      return phrases[event.type](entryOf(names, event.seat));
    case 'peekConfirmed':
      return phrases.confirmed(entryOf(names, event.seat));
    case 'turn':
      return (event.final ? phrases.finalTurn : phrases.turn)(entryOf(names, event.seat));
    case 'checkCalled':
      return (event.automatic ? phrases.calledEmpty : phrases.called)(entryOf(names, event.seat));
    default:
      return cardSentence(phrases, event, entryOf(names, event.seat), names);
  }
}

type WithoutCards =
  | ('matchingClosed' | 'reshuffled' | 'ended' | 'abilityActive' | 'fizzled' | 'skipped' | 'passed' | 'locked')
  | ('resigned' | 'peekConfirmed' | 'turn' | 'checkCalled');

/** What happened to cards. */
function cardSentence(
  phrases: Phrases,
  event: Exclude<Event, { type: WithoutCards }>,
  who: string,
  names: Names,
): string {
  const spot = ({ seat, slot }: Position): Spot => ({ owner: entryOf(names, seat), slot });
  switch (event.type) {
    case 'peeked':
      return phrases.peeked(who, nameOf(phrases, event.card), spot(event.position));
    case 'drew':
      return drewSentence(phrases, event, who);
    case 'discarded': {
      const id = entryOf(CARD_IDS, event.card);
      return event.slot === null ? phrases.discarded(who, id) : phrases.kept(who, event.slot, id);
    }
    case 'matched':
      return phrases.matched(who, entryOf(CARD_IDS, event.card), event.slot);
    case 'misfired':
      return phrases.misfired(who, event.slot, entryOf(RANKS, rankOf(event.discarded)));
    case 'penalised':
      return phrases.penalised(who, event.slot);
    case 'looked':
      return phrases.looked(who, spot(event.position));
    case 'exchanged':
      return phrases.exchanged(who, spot(event.positions[0]), spot(event.positions[1]));
    case 'revealed': {
      const cards = event.cards.map((card) => nameOf(phrases, card));
      return phrases.revealed(who, cards.length === 0 ? null : phrases.list(cards), event.total);
    }
  }
}

function drewSentence(phrases: Phrases, { from, card }: Extract<Event, { type: 'drew' }>, who: string): string {
  if (card === UNSEEN) return phrases.drew(who);
  return (from === 'discard' ? phrases.tookDiscard : phrases.drewCard)(who, entryOf(CARD_IDS, card));
}

function wonBy(phrases: Phrases, winners: readonly Seat[], names: Names, what: Won): string {
  const people = winners.map((seat) => entryOf(names, seat));
  return people.length === 1 ? phrases.won[what](entryOf(people, 0)) : phrases.shared[what](people);
}

function outcomeLines(phrases: Phrases, { hands, winners, claims }: RoundOutcome, names: Names): readonly string[] {
  return [
    ...hands.map(({ cards, total }, seat) => {
      const sum = cards.map(({ name, points }) => `${phrases.card(name)} ${points}`).join(' + ') || phrases.noCards;
      return phrases.hand(entryOf(names, seat), `${sum} = ${total}`, winners.includes(seat));
    }),
    ...claims.map(({ seat, total }) => `${names[seat]} ${total >= 0 ? '+' : ''}${total}`),
  ];
}

function resultOf(phrases: Phrases, { result, scores }: Carry, names: Names): string {
  const standing = names.map((name, seat) => phrases.standing(name, entryOf(scores, seat))).join(phrases.comma);
  return result ? phrases.result(wonBy(phrases, result.winners, names, 'match'), standing) : standing;
}
