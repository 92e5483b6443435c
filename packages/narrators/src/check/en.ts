import { englishPeople, sentenceCase, englishVerb as verb, YOU } from '../common/grammar.ts';
import { rankName } from '../french/index.ts';
import { en as options } from './options/en.ts';
import type { Phrases, Spot } from './phrases.ts';

/** Two rows; the columns after the second grow to the right. */
const SLOTS: readonly string[] = [
  ...['top left', 'top right', 'bottom left', 'bottom right'],
  ...['third column top', 'third column bottom', 'fourth column top', 'fourth column bottom'],
];

const ability = (rank: string): string => rankName(rank, 'en');
/** `Anna draws`, `You draw`. */
const does = (who: string, what: string): string => `${who} ${verb(who, what)}`;
/** The same for verbs that do not take a plain -s: `Anna has`, `You have`. */
const either = (who: string, third: string, second: string): string => `${who} ${who === YOU.en ? second : third}`;
/** `Anna's`, and for the reader `your`. */
const whose = (who: string): string => (who === YOU.en ? 'your' : `${who}'s`);
const place = ({ owner, slot }: Spot): string => `${whose(owner)} ${SLOTS[slot]} card`;

export const en: Phrases = {
  language: 'en',
  options,
  card: (id) => id,
  unseen: 'a hidden card',
  noCard: 'no card',
  list: (words) => (words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`),

  dealt: (round, starter) => `Round ${round}: four cards each. ${does(starter, 'begin')}.`,
  peeked: (who, card, spot) => `${does(who, 'see')} ${card} (${place(spot)}).`,
  confirmed: (who) => `${either(who, 'has', 'have')} looked.`,
  turn: (who) => sentenceCase(`${whose(who)} turn.`),
  finalTurn: (who) => sentenceCase(`${whose(who)} final turn.`),
  drew: (who) => `${does(who, 'draw')} from the deck.`,
  drewCard: (who, id) => `${does(who, 'draw')} ${id} from the deck.`,
  tookDiscard: (who, id) => `${does(who, 'take')} ${id} from the discard pile.`,
  discarded: (who, id) => `${does(who, 'discard')} ${id}.`,
  kept: (who, slot, id) => `${does(who, 'keep')} it ${SLOTS[slot]} and ${verb(who, 'discard')} ${id}.`,
  passed: (who) => `${either(who, 'does', 'do')} not match.`,
  matched: (who, id, slot) => `${either(who, 'matches', 'match')} with ${id} (${SLOTS[slot]}).`,
  misfired: (who, slot, rank) => sentenceCase(`${whose(who)} ${SLOTS[slot]} card is no ${rank}.`),
  penalised: (who, slot) => `${does(who, 'get')} a penalty card (${SLOTS[slot]}).`,
  mayUse: (who, rank) => `${who} may use the ${ability(rank)}.`,
  fizzled: (who, rank) => `${either(who, 'is', 'are')} locked: the ${ability(rank)} has no effect.`,
  looked: (who, spot) => `${does(who, 'look')} at ${place(spot)}.`,
  exchanged: (who, one, other) => `${does(who, 'swap')} ${place(one)} with ${place(other)}.`,
  skipped: { peek: (who) => `${does(who, 'look')} no further.`, swap: (who) => `${does(who, 'swap')} nothing.` },
  called: (who) => `${does(who, 'call')} check!`,
  calledEmpty: (who) => `${either(who, 'has', 'have')} no cards left: check!`,
  locked: (who) => `${either(who, 'has', 'have')} no cards left and ${who === YOU.en ? 'are' : 'is'} locked.`,
  reshuffled: (count) => `The discard pile is shuffled into a new deck of ${count}.`,
  resigned: (who) => `${does(who, 'resign')}.`,
  revealed: (who, cards, total) => `${does(who, 'show')} ${cards ?? 'an empty hand'}: ${total}.`,
  ends: {
    CHECK: 'All final turns are taken.',
    PILE_EXHAUSTED: 'The draw pile is exhausted.',
    MAX_TURNS: 'The last turn allowed is over.',
    RESIGNED: 'A player has resigned.',
  },
  won: { round: (who) => `${does(who, 'win')} the round.`, match: (who) => `${does(who, 'win')} the match.` },
  shared: {
    round: (winners) => `${englishPeople(winners)} share the round.`,
    match: (winners) => `${englishPeople(winners)} share the match.`,
  },

  noCards: 'no cards',
  hand: (who, sum, isLowest) => `${who}: ${sum}${isLowest ? ', the lowest' : ''}`,
  win: 'round won',
  result: (won, standing) => `${won} (${standing})`,
  standing: (who, score) => `${who}: ${score}`,
  comma: ', ',

  choices: {
    confirmPeek: 'I have seen my bottom two cards',
    drawFromDeck: 'Draw from the deck',
    takeDiscard: (id) => `Take ${id} from the discard pile`,
    swapAndDiscard: (slot) => `Keep it, discard the ${SLOTS[slot]} card`,
    discardDrawn: 'Discard it',
    attemptMatch: (slot) => `Match with the ${SLOTS[slot]} card`,
    passMatch: 'Do not match',
    callCheck: 'Call check',
    endTurn: 'End the turn',
    reshuffle: 'Reshuffle',
    closeMatching: 'Close the matching',
    resign: 'Resign',
    own: (slot) => `your ${SLOTS[slot]} card`,
    others: place,
    ofPlayer: (number, slot) => `player ${number}'s ${SLOTS[slot]} card`,
    look: (card) => `Look at ${card}`,
    swap: (one, other) => `Swap ${one} with ${other}`,
    skip: { peek: 'Look no further', swap: 'Swap nothing' },
  },

  phases: {
    initialPeek: 'First look',
    draw: 'Draw',
    discard: 'Keep or discard',
    matchingStage: 'Matching',
    abilityResolutionStage: 'Ability',
    turnEnd: 'End of the turn',
    reshuffle: 'Reshuffle',
    scoringPhase: 'Scoring',
  },
  prompts: {
    initialPeek: 'Look at your bottom two cards and remember them.',
    draw: 'Your turn: draw a card, or call check.',
    finalDraw: 'Your final turn: draw a card.',
    discard: 'Keep the card in place of one of yours, or discard it.',
    mustKeep: 'Keep the card in place of one of yours.',
    matchingStage: 'Match the discarded card, or do not.',
    abilityResolutionStage: 'An ability is being used.',
    peek: 'Choose a card to look at, or look no further.',
    swap: 'Choose two cards to swap, or swap nothing.',
    turnEnd: 'End the turn, or call check.',
  },
  another: (rank) => `Who has another ${rank}?`,
  refusals: {
    ALREADY_CONFIRMED: 'You have already looked at your cards.',
    MUST_SWAP: 'A card from the discard pile must be kept.',
    EMPTY_SLOT: 'There is no card in that place.',
    DISCARD_PILE_EMPTY: 'The discard pile is empty.',
    PILE_SEALED: 'A matched card cannot be taken.',
    SPECIAL_CARD: 'A jack, queen or king cannot be taken from the discard pile.',
    MATCH_CLOSED: 'Too late: the matching is closed.',
    LOCKED: 'You have called check: your hand is locked.',
    HAND_FULL: 'Your hand is full: you cannot match.',
    ALREADY_ATTEMPTED: 'You have already tried to match this card.',
    ALREADY_PASSED: 'You have already passed on this card.',
    CHECK_ALREADY_CALLED: 'Check has already been called.',
    ALREADY_PEEKED: 'You have already looked at that card.',
    HAND_LOCKED: 'That hand is locked.',
    SAME_CARD: 'A card cannot be swapped with itself.',
  },
};
