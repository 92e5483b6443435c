import { arrange } from '../kernel/arrange.ts';
import { type Card, CardSet } from '../kernel/cards.ts';
import type { HiddenPlace } from '../kernel/game.ts';
import { FastRandom } from '../kernel/random.ts';
import { CARD_IDS, cardsOfRanks, RANKS, WHOLE_PACK } from './cards.ts';
import { restore } from './restore.ts';
import type { Round } from './round.ts';
import type { Rules } from './rules.ts';
import type { PlayerState, Snapshot } from './snapshot.ts';

/** Each unseen card is dealt to a place that it is not ruled out for. */
export function fromView(view: Snapshot, rules: Rules): Round {
  const { round: number, scores, starter, players, drawPile, drawnCard } = view;
  const unseen = WHOLE_PACK.minus(inSight(view));
  const anywhere = (id: string): readonly HiddenPlace[] => (id === '?' ? [{ card: unseen.first, may: unseen }] : []);
  const places = [
    ...players.flatMap((player) => hiddenIn(player, unseen)),
    ...(drawnCard ? anywhere(drawnCard.card) : []),
    ...drawPile.flatMap(anywhere),
  ];
  const dealt = arrange(places, unseen.toArray(), new FastRandom(number)).values();
  const face = <T extends string | null>(id: T): T | string => (id === '?' ? CARD_IDS[next(dealt)] : id);
  const whole = {
    ...view,
    players: players.map((player) => ({ ...player, hand: player.hand.map(face) })),
    drawnCard: drawnCard && { ...drawnCard, card: face(drawnCard.card) },
    drawPile: drawPile.map(face),
  };
  return restore(whole, { rules, seats: scores.length, number, carry: { scores, starter, result: null } });
}

function inSight({ players, discardPile, drawnCard, drawPile }: Snapshot): CardSet {
  const ids = [...players.flatMap(({ hand }) => hand), ...discardPile, ...drawPile, drawnCard?.card];
  return CardSet.from(ids.flatMap((id) => (id && id !== '?' ? [CARD_IDS.indexOf(id)] : [])));
}

function hiddenIn({ hand, ruledOut }: PlayerState, unseen: CardSet): readonly HiddenPlace[] {
  return hand.flatMap((id, slot) => {
    if (id !== '?') return [];
    const ranks = ruledOut[slot].reduce((bits, rank) => bits | (1 << RANKS.indexOf(rank)), 0);
    return [{ card: unseen.first, may: unseen.minus(cardsOfRanks(ranks)) }];
  });
}

function next(cards: Iterator<Card>): Card {
  const { value, done } = cards.next();
  if (done) throw new Error('a view with more hidden places than cards');
  return value;
}
