import { BID_WITHOUT_MARRIAGE, BOMB_POINTS, MAX_BID, RAISE_STEP, type Rules, TARGET } from '@madang/engine/tysiac';
import type { Section } from '../../../rulebook/section.ts';
import type { Wording } from './wording.ts';

const CARD_POINTS = [11, 10, 4, 3, 2, 0];
const RANKS = ['A', '10', 'K', 'Q', 'J', '9'];
const MARRIAGES = [
  ['♠', 40],
  ['♣', 60],
  ['♦', 80],
  ['♥', 100],
] as const;

/** Tysiąc's rules in one language, with a table's values. */
export function pages(words: Wording, rules: Rules): readonly Section[] {
  const { goal, cards, marriages } = words;
  return [
    { title: goal.title, text: goal.text(TARGET) },
    {
      title: cards.title,
      text: cards.text,
      rows: cards.ranks.map((rank, index) => [rank, String(CARD_POINTS[index])] as const),
      pictures: RANKS.map((rank) => [`${rank}♥`]),
    },
    {
      title: marriages.title,
      text: marriages.text,
      rows: MARRIAGES.map(([suit, points]) => [`${suit} ${marriages.suits[suit]}`, String(points)] as const),
      pictures: MARRIAGES.map(([suit]) => [`K${suit}`, `Q${suit}`]),
    },
    deal(words, rules),
    auction(words, rules),
    musik(words, rules),
    play(words, rules),
    scoring(words, rules),
    end(words, rules),
  ];
}

function deal({ deal }: Wording, rules: Rules): Section {
  const hasSitter = !rules.allPlay;
  return {
    title: deal.title,
    text: [
      deal.text,
      ...(hasSitter && rules.sitOutBonus ? [deal.sitOutBonus] : []),
      ...(rules.fourNines ? [deal.fourNines] : []),
    ],
    rows: [
      [deal.players(2), deal.two],
      [deal.players(3), deal.three],
      [deal.players(4), deal.four[hasSitter ? 'sitsOut' : 'allPlay']],
    ],
  };
}

function auction({ auction }: Wording, { minBid, minRaise, forcedOpening, marriageAbove120 }: Rules): Section {
  return {
    title: auction.title,
    text: [
      ...auction.text(minBid, minRaise, MAX_BID),
      auction.opening[forcedOpening ? 'forced' : 'free'](minBid),
      ...(marriageAbove120 ? [auction.above(BID_WITHOUT_MARRIAGE)] : []),
    ],
  };
}

function musik({ musik }: Wording, { raiseAfterTalon, bombs }: Rules): Section {
  return {
    title: musik.title,
    text: [
      musik.open,
      musik.hidden,
      ...(raiseAfterTalon ? [musik.raise(RAISE_STEP)] : []),
      ...(bombs > 0 ? [musik.bomb(bombs, BOMB_POINTS)] : []),
    ],
  };
}

function play({ play }: Wording, { mustBeat, mustTrump }: Rules): Section {
  return {
    title: play.title,
    text: [
      play.follow,
      ...(mustBeat ? [play.mustBeat] : []),
      ...(mustTrump ? [play.mustTrump] : []),
      ...(mustBeat || mustTrump ? [] : [play.free]),
      play.trick,
      ...play.text,
    ],
    pictures: [['K♣', '9♣', 'A♣']],
  };
}

function scoring({ scoring }: Wording, { scoreBid, rounding, barrel }: Rules): Section {
  return {
    title: scoring.title,
    text: [
      scoring.made[scoreBid ? 'bid' : 'taken'],
      scoring.failed,
      scoring.others[rounding ? 'rounded' : 'exact'],
      ...(barrel > 0 ? [scoring.barrel(barrel)] : []),
    ],
  };
}

function end({ end }: Wording, { maxHands }: Rules): Section {
  return {
    title: end.title,
    text: [end.text(TARGET), ...(maxHands > 0 ? [end.maxHands(maxHands)] : []), end.resign],
  };
}
