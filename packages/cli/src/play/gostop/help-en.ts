import type { Rules } from '@madang/engine/gostop';
import { goFactors, type HelpWords, type Term, where } from './help-words.ts';

const steals = (cards: number): string => (cards === 0 ? '' : ` Steals ${cards} junk.`);

export const en: HelpWords = {
  play: (rules) => [
    `Play a card from your hand; then the top card of the stock is flipped. Each takes a card of its month from the table; ${ofTwo(rules)}, three are taken all. Without a match it stays on the table.`,
    `With ${rules.goMinScore} points you choose: stop and be paid, or go and play on for more. You are asked again only when your score has risen. Your last card stops by itself.`,
    rules.exhaustion === 'nagari'
      ? 'When all cards are played and nobody has stopped, it is nagari: no winner.'
      : `When all cards are played the higher score wins. A tie, no score at all, or a go that brought nothing more with the opponent under ${rules.goMinScore} is nagari: no winner.`,
    `A nagari multiplies the next round by ${rules.nagariFactor}. The winner starts the next round; after a nagari the starter stays.`,
    ...where(
      rules.gold,
      `A point is ${rules.goldPerPoint} gold. Who has none left starts again with ${rules.startGold.toLocaleString('en')}.`,
    ),
    'The number on a card is its key; ↑ says that the card would take something.',
  ],
  namedTitle: 'What can happen',
  named: (rules) => [
    ...where<Term>(rules.shake, ['Shake', 'Three of a month in hand, none on the table: show them to all.']),
    ...where<Term>(rules.bomb, ['Bomb', bomb(rules)]),
    ...where<Term>(rules.kung, [
      'Kung',
      `A bomb in the starter's first turn, which then goes on.${steals(rules.kungSteal)}`,
    ]),
    ...where<Term>(rules.president !== 'off', ['President', president(rules)]),
    ...ppuk(rules),
    ['Jjok', jjok(rules)],
    ['Ddadak', `Of two on the table your card takes one and the flip the other.${steals(rules.ddadakSteal)}`],
    ['Clear', `Your turn leaves the table empty.${steals(rules.ssulSteal)}`],
    ...where<Term>(rules.bonusCards > 0, ['Bonus', bonus(rules)]),
    ...where<Term>(rules.gukjin !== 'animal', ['Cup', 'An animal or double junk, as its owner decides once.']),
    ['Last card', 'No ppuk, jjok, ddadak or clearing with it.'],
  ],
  setsTitle: 'What scores',
  eachMore: '+1 for each more',
  extras: (rules) => [
    ...where(
      rules.ttakBonus + rules.ppukBonus + rules.jjobBonus > 0,
      `Extra: ttak (three taken at once) +${rules.ttakBonus}, ppuk +${rules.ppukBonus}, jjok +${rules.jjobBonus}.`,
    ),
    `Each go: +${rules.goBonus}, not counted for the next choice.`,
  ],
  factorsTitle: 'What multiplies',
  factors: (rules, seats) => [
    ...where<Term>(rules.goFactor !== 'off', ['Go', `From the third on: ${goFactors(rules)} …`]),
    ['Shake', `×${rules.shakeFactor} each`],
    ['Bomb', `×${rules.bombFactor} each`],
    ...where<Term>(rules.heldPresidentFactor > 1, [
      'President',
      `×${rules.heldPresidentFactor} for playing on and winning with a shake or a bomb`,
    ]),
    ['Gwang-bak', `×${rules.bakMultipliers.gwang}: you score brights, the loser has none`],
    ['Pi-bak', `×${rules.bakMultipliers.pi}: you score junk, the loser's is worth ${piBakRange(rules)}`],
    ['Mong-bak', mongBak(rules)],
    seats === 2
      ? ['Go-bak', `×${rules.goBak}: the loser had called go`]
      : ['Dok-bak', 'The last loser who had called go pays for both.'],
    ['Nagari', `×${rules.nagariFactor} for each round before without a winner`],
    ['3 ppuk', threePpuk(rules)],
  ],
};

function ofTwo({ twoMatches }: Rules): string {
  return twoMatches === 'ask' ? 'of two you choose one' : 'of two of different kinds you choose one';
}

function bomb({ bombSteal, flipTokens }: Rules): string {
  const tokens = flipTokens === 0 ? '' : ` For the two cards more, ${flipTokens} later turns may be a flip only.`;
  return `Three in hand, one on the table: take all four.${steals(bombSteal)}${tokens}`;
}

function president({ presidentPoints }: Rules): string {
  return `All four of a month in the dealt hand: win ${presidentPoints} points at once, or play on.`;
}

function ppuk(rules: Rules): readonly Term[] {
  switch (rules.ppuk) {
    case 'sticks':
      return [
        ['Ppuk', 'Your card matches one, and the flip is of that month too: all three stay.'],
        ['', `Whoever takes them steals ${rules.ppukSteal} junk; from an own ppuk ${rules.ownPpukSteal}.`],
      ];
    case 'takes':
      return [
        [
          'Ppuk',
          `The flip matches two or more. First turn: ${rules.firstPpukGold} gold; again next turn: ${rules.nextPpukGold}.`,
        ],
        ['Ja-ppuk', `The next turn of yours that takes something.${steals(rules.ownPpukSteal)}`],
      ];
    case 'off':
      return [];
  }
}

function jjok(rules: Rules): string {
  const what =
    rules.ppuk === 'takes'
      ? 'The flip is of the month of your card, and finds no match.'
      : 'Your card finds no match, but the flip matches it: take both.';
  return what + steals(rules.jjobSteal);
}

function threePpuk({ threePpukPoints, threePpukCarries }: Rules): string {
  const carried = threePpukCarries ? ' × nagari' : '';
  return `Win ${threePpukPoints} points${carried} at once; nothing${carried && ' else'} multiplies them.`;
}

function bonus({ bonusSteal }: Rules): string {
  return `A flipped bonus card is yours, and another card is flipped.${steals(bonusSteal)}`;
}

function piBakRange({ piBakMost, piBakSparesNone }: Rules): string {
  return piBakSparesNone ? `1 to ${piBakMost}` : `${piBakMost} or less`;
}

function mongBak({ bakMultipliers, mongBakFrom, mongBakNeedsNone }: Rules): string {
  const loser = mongBakNeedsNone ? ', the loser has none' : '';
  return `×${bakMultipliers.mongBak}: you have ${mongBakFrom} animals or more${loser}`;
}
