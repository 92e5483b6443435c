import { type Card, NONE } from '../../kernel/cards.ts';
import type { Seat } from '../../kernel/game.ts';
import { englishVerb, YOU } from '../../kernel/grammar.ts';
import { UNSEEN } from '../../kernel/knowledge.ts';
import type { Narrator } from '../../kernel/narrator.ts';
import type { Action, Position, Resolve } from '../actions.ts';
import { type Ability, CARD_IDS, RANKS, rankOf } from '../deck.ts';
import type { EndReason, Event } from '../events.ts';
import type { Slot } from '../grid.ts';
import type { RoundOutcome } from '../outcome.ts';
import type { Carry, Round } from '../round.ts';

/** Two rows; the columns after the second grow to the right. */
const SLOT_NAMES: readonly string[] = [
  ...['top left', 'top right', 'bottom left', 'bottom right'],
  ...['third column top', 'third column bottom', 'fourth column top', 'fourth column bottom'],
];

const ABILITY_NAMES: Readonly<Record<Ability, string>> = { J: 'jack', Q: 'queen', K: 'king' };

const END_REASONS: Readonly<Record<EndReason, string>> = {
  CHECK: 'All final turns are taken.',
  PILE_EXHAUSTED: 'The draw pile is exhausted.',
  MAX_TURNS: 'The last turn allowed is over.',
  RESIGNED: 'A player has resigned.',
};

function card(card: Card): string {
  if (card === NONE) return 'no card';
  return card === UNSEEN ? 'a hidden card' : CARD_IDS[card];
}

function slotName(slot: Slot): string {
  return SLOT_NAMES[slot];
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** `Anna's`, and for the reader `your`. */
function whose(name: string): string {
  return name === YOU.en ? 'your' : `${name}'s`;
}

function sentence(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}

/** `Anna draws`, `You draw`. */
function does(name: string, verb: string): string {
  return `${name} ${englishVerb(name, verb)}`;
}

/** The same for verbs that do not take a plain -s: `Anna has`, `You have`. */
function either(name: string, third: string, second: string): string {
  return `${name} ${name === YOU.en ? second : third}`;
}

const places = (names: readonly string[]) => (position: Position) =>
  `${whose(names[position.seat])} ${slotName(position.slot)} card`;

function choice(action: Action, round: Round): string {
  switch (action.type) {
    case 'confirmPeek':
      return 'I have seen my bottom two cards';
    case 'drawFromDeck':
      return 'Draw from the deck';
    case 'drawFromDiscard':
      return `Take ${card(round.topDiscard)} from the discard pile`;
    case 'swapAndDiscard':
      return `Keep it, discard the ${slotName(action.slot)} card`;
    case 'discardDrawn':
      return 'Discard it';
    case 'attemptMatch':
      return `Match with the ${slotName(action.slot)} card`;
    case 'passMatch':
      return 'Do not match';
    case 'resolveSpecialAbility':
      return resolveChoice(action, round);
    case 'callCheck':
      return 'Call check';
    case 'endTurn':
      return 'End the turn';
    case 'reshuffle':
      return 'Reshuffle';
    case 'closeMatching':
      return 'Close the matching';
    case 'resign':
      return 'Resign';
  }
}

function resolveChoice(action: Resolve, round: Round): string {
  const place = ({ seat, slot }: Position): string =>
    seat === round.active?.seat ? `your ${slotName(slot)} card` : `player ${seat + 1}'s ${slotName(slot)} card`;
  if ('peek' in action) return `Look at ${place(action.peek[0])}`;
  if ('swap' in action) return `Swap ${action.swap.map(place).join(' with ')}`;
  return round.abilityStep === 'peek' ? 'Look no further' : 'Swap nothing';
}

function event(event: Event, names: readonly string[]): string | null {
  const place = places(names);
  switch (event.type) {
    case 'peeked':
      return `${does(names[event.seat], 'see')} ${card(event.card)} (${place(event.position)}).`;
    case 'peekConfirmed':
      return `${either(names[event.seat], 'has', 'have')} looked.`;
    case 'turn':
      return sentence(`${whose(names[event.seat])} ${event.final ? 'final ' : ''}turn.`);
    case 'drew':
      return drewSentence(event, names[event.seat]);
    case 'discarded':
      return event.slot === null
        ? `${does(names[event.seat], 'discard')} ${card(event.card)}.`
        : `${does(names[event.seat], 'keep')} it ${slotName(event.slot)} and ${englishVerb(names[event.seat], 'discard')} ${card(event.card)}.`;
    case 'passed':
      return `${either(names[event.seat], 'does', 'do')} not match.`;
    case 'matched':
      return `${either(names[event.seat], 'matches', 'match')} with ${card(event.card)} (${slotName(event.slot)}).`;
    case 'misfired':
      return sentence(
        `${whose(names[event.seat])} ${slotName(event.slot)} card is no ${RANKS[rankOf(event.discarded)]}.`,
      );
    case 'penalised':
      return `${does(names[event.seat], 'get')} a penalty card (${slotName(event.slot)}).`;
    case 'matchingClosed':
      return null;
    default:
      return abilityOrEndSentence(event, names);
  }
}

function drewSentence({ from, card: drawn }: Extract<Event, { type: 'drew' }>, name: string): string {
  if (from === 'discard') return `${does(name, 'take')} ${card(drawn)} from the discard pile.`;
  return drawn === UNSEEN
    ? `${does(name, 'draw')} from the deck.`
    : `${does(name, 'draw')} ${card(drawn)} from the deck.`;
}

type EarlierEvent =
  | ('peeked' | 'peekConfirmed' | 'turn' | 'drew' | 'discarded')
  | ('passed' | 'matched' | 'misfired' | 'penalised' | 'matchingClosed');

function abilityOrEndSentence(event: Exclude<Event, { type: EarlierEvent }>, names: readonly string[]): string {
  const place = places(names);
  switch (event.type) {
    case 'abilityActive':
      return `${names[event.seat]} may use the ${ABILITY_NAMES[event.ability]}.`;
    case 'fizzled':
      return `${either(names[event.seat], 'is', 'are')} locked: the ${ABILITY_NAMES[event.ability]} has no effect.`;
    case 'looked':
      return `${does(names[event.seat], 'look')} at ${place(event.position)}.`;
    case 'exchanged':
      return `${does(names[event.seat], 'swap')} ${event.positions.map(place).join(' with ')}.`;
    case 'skipped':
      return event.what === 'peek'
        ? `${does(names[event.seat], 'look')} no further.`
        : `${does(names[event.seat], 'swap')} nothing.`;
    case 'checkCalled':
      return event.automatic
        ? `${either(names[event.seat], 'has', 'have')} no cards left: check!`
        : `${does(names[event.seat], 'call')} check!`;
    case 'locked':
      return `${either(names[event.seat], 'has', 'have')} no cards left and ${names[event.seat] === YOU.en ? 'are' : 'is'} locked.`;
    case 'reshuffled':
      return `The discard pile is shuffled into a new deck of ${event.count}.`;
    case 'resigned':
      return `${does(names[event.seat], 'resign')}.`;
    case 'revealed':
      return `${does(names[event.seat], 'show')} ${list(event.cards.map(card)) || 'an empty hand'}: ${event.total}.`;
    case 'ended':
      return `${END_REASONS[event.reason]} ${winnersSentence(event.winners, names, 'the round')}`;
  }
}

function winnersSentence(winners: readonly Seat[], names: readonly string[], what: string): string {
  const [first] = winners;
  if (winners.length === 1) return `${does(names[first], 'win')} ${what}.`;
  return `${list(winners.map((seat) => names[seat]))} share ${what}.`;
}

export const en: Narrator<Round, Action, Event, Carry> = {
  card,
  choice,
  dealt: (round, names) => `Round ${round.setup.number}: four cards each. ${does(names[round.seat], 'begin')}.`,
  event,
  outcome: ({ hands, winners, claims }: RoundOutcome, names) => [
    ...hands.map(({ cards, total }, seat) => {
      const sum = cards.map(({ name, points }) => `${name} ${points}`).join(' + ') || 'no cards';
      return `${names[seat]}: ${sum} = ${total}${winners.includes(seat) ? ', the lowest' : ''}`;
    }),
    ...claims.map(({ seat, total }) => `${names[seat]} ${total >= 0 ? '+' : ''}${total}`),
  ],
  result: ({ result, scores }, names) => {
    const standing = names.map((name, seat) => `${name}: ${scores[seat]}`).join(', ');
    return result ? `${winnersSentence(result.winners, names, 'the match')} (${standing})` : standing;
  },
};
