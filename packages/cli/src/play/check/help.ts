import { wrap } from '../../width.ts';
import { PAGE } from '../screen.ts';
import type { CheckScene } from './scene.ts';

const RULES: readonly string[] = [
  'Everybody has four cards face down and looks once at the bottom two. The lowest hand wins: an ace counts −1, numbers their value, J 11, Q 12, K 13.',
  'On your turn draw from the deck, or take the top of the discard pile unless it is a J, Q or K. Keep the card in place of one of yours, which is discarded; a card from the deck may be discarded at once.',
  'After every discard, whoever has a card of the same rank may discard it too: the first one counts. A matched pair can never be drawn again (✕).',
  'A discarded jack lets you swap two cards of the table without looking; a queen lets you look at one first, a king at two. Where a pair was matched, the matcher goes first.',
  'Before drawing or at the end of your turn you may call check: your hand is locked, the others have one more turn. A player without cards calls check automatically.',
];

const PENALTY = 'At this table a failed match costs: you get one more card, face down.';
const NO_PENALTY = 'A failed match costs nothing, but everybody then knows that the card has another rank.';

const KEYS: readonly string[] = [
  'Arrows go to the card or the choice in that direction, Tab to the next. A number chooses one of your cards: 0 1 above, 2 3 below.',
  'For a swap choose the first card, then the second; Esc takes the first back.',
  'Cards you look at are shown until a key or for a few seconds; start with --memory-aid to keep seeing what you know.',
  'Where people share the terminal: after a discard press your number first, then the number of your card.',
];

const paragraphs = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => [...wrap(text, PAGE.columns - 4), '']);

export function help({ round }: CheckScene): readonly (readonly string[])[] {
  const { misfirePenalty } = round.rules;
  return [
    ['Check', '', ...paragraphs(RULES)],
    ['Check', '', ...paragraphs([misfirePenalty ? PENALTY : NO_PENALTY, ...KEYS])],
  ];
}
