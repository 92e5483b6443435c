import type { Game } from 'boardgame.io';
import { type Card, copyOf, deal, immer, type Round, RULES, type Rule } from '../boardgame-io.ts';

// A match of Koi-Koi for boardgame.io's own server: the rounds of ../boardgame-io.ts one after the other, in the fastest
// style found there (moves return copies, `endIf` instead of events, no undo), with the player view that a game with
// hidden cards must have.

export interface RivalMatch extends Round {
  number: number;
  scores: [number, number];
}

/** So many that no match ends while it is measured. */
const ROUNDS = 99;
const PACK: readonly Card[] = Array.from({ length: 48 }, (_, card) => card);
const HIDDEN = -1;

type Shuffle = (cards: Card[]) => Card[];

function dealt(shuffle: Shuffle, dealer: 0 | 1, number: number, scores: [number, number]): RivalMatch {
  for (;;) {
    const round = deal(shuffle(PACK.slice()));
    // The benchmark's round has seat 0 begin; here the winner does.
    const hands: Round['hands'] = dealer === 0 ? round.hands : [round.hands[1], round.hands[0]];
    if (!round.outcome) return { ...round, hands, seat: dealer, number, scores };
  }
}

function move(rule: Rule) {
  return ({ G, random }: { G: RivalMatch; random: { Shuffle: Shuffle } }, ...cards: Card[]): RivalMatch => {
    const before = immer.original(G);
    const { number } = before;
    const scores: [number, number] = [before.scores[0], before.scores[1]];
    const round = copyOf(before);
    rule(round, ...cards);
    const { outcome } = round;
    if (!outcome) return { ...round, number, scores };
    const winner = outcome.winner === -1 ? null : (outcome.winner as 0 | 1);
    if (winner !== null) scores[winner] += outcome.points;
    if (number === ROUNDS) return { ...round, number, scores };
    return dealt((pack) => random.Shuffle(pack), winner ?? round.seat, number + 1, scores);
  };
}

export const rivalGame: Game<RivalMatch> = {
  name: 'koikoi',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: ({ random }) => dealt((pack) => random.Shuffle(pack), 0, 1, [0, 0]),
  moves: {
    play: move(RULES.play),
    select: move(RULES.select),
    koikoi: move(RULES.koikoi),
    stop: move(RULES.stop),
  },
  turn: { endIf: ({ G, ctx }) => String(G.seat) !== ctx.currentPlayer },
  endIf: ({ G }) => G.outcome ?? undefined,
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => HIDDEN))) as Round['hands'],
    stock: G.stock.map(() => HIDDEN),
  }),
};
