/**
 * The benchmark's round on boardgame.io: its game object, its turns, its reducer, called as its own client and bots call it.
 *
 * Set up to be as fast as its documented options allow: production mode, no undo, no log, no player views, the game
 * processed once, `endIf` instead of events, Immer's freezing off. Like our own `step`, the moves trust their arguments.
 */
import { createRequire } from 'node:module';
import type { ActionShape, FnContext, Game, State } from 'boardgame.io';
import { type Outcome, type Played, type PlayRound, playRounds, shuffledPack } from './round.ts';

export type Card = number;
type Seat = 0 | 1;

/** The state `G`: plain JSON, as the library wants it. */
export interface Round {
  seat: Seat;
  stage: 'hand' | 'selection' | 'decision';
  hands: [Card[], Card[]];
  captured: [Card[], Card[]];
  field: Card[];
  /** The next card is the last of the list. */
  stock: Card[];
  flipped: Card;
  /** The yaku points that the decision is about. */
  points: number;
  /** The yaku points at each seat's last koi-koi call, 0 before the first. */
  calledAt: [number, number];
  outcome: Outcome | null;
}

/**
 * How a move changes `G`. `events`: it mutates the Immer draft, and ends turns, stages and the game by the library's
 * events, as its documentation teaches. `drafts`: the same without events; the library looks for the end in `endIf`.
 * `copies`: it changes a copy and returns it, which the library allows too; this avoids most of Immer, and is the fastest
 * way we found that keeps the library's turns.
 */
type Style = 'events' | 'drafts' | 'copies';

export function run(baseSeed: number, rounds: number, style: Style = 'copies'): Played {
  return inProduction(() => playRounds(baseSeed, rounds, PLAYERS[style]));
}

// ------------------------------------------------------------------------------------------------ the library
// Its folders have no `exports`, so an ES import does not find them. Immer must be the copy that the library itself uses.
const require = createRequire(import.meta.url);
export const { internal, immer } = inProduction(() => ({
  internal: require('boardgame.io/internal') as typeof import('boardgame.io/dist/types/packages/internal.js'),
  immer: createRequire(require.resolve('boardgame.io'))('immer') as Immer,
}));
immer.setAutoFreeze(false);

interface Immer {
  original<T>(draft: T): T;
  setAutoFreeze(on: boolean): void;
}

/** In production the library skips its development checks, such as walking the whole state after each move. */
function inProduction<T>(work: () => T): T {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

// ------------------------------------------------------------------------------------------------ the rules
export type Rule = (round: Round, ...cards: Card[]) => void;

export const RULES = {
  play(round: Round, card: Card, target?: Card) {
    const hand = round.hands[round.seat];
    hand.splice(hand.indexOf(card), 1);
    place(round, card, target);
    flip(round);
  },
  select(round: Round, target: Card) {
    place(round, round.flipped, target);
    endTurn(round);
  },
  koikoi(round: Round) {
    round.calledAt[round.seat] = round.points;
    passTurn(round);
  },
  stop(round: Round) {
    win(round, round.points);
  },
} satisfies Record<string, Rule>;

export function deal(deck: readonly Card[]): Round {
  const hands: Round['hands'] = [deck.slice(0, 8).sort(ascending), deck.slice(8, 16).sort(ascending)];
  const field = deck.slice(16, 24);
  const teshi = hands.map(hasWholeMonth);
  let outcome: Outcome | null = null;
  if (teshi[0] !== teshi[1]) outcome = { winner: teshi[0] ? 0 : 1, points: 6 };
  else if (teshi[0] || hasWholeMonth(field)) outcome = DRAWN;
  const stock = deck.slice(24).reverse();
  return {
    seat: 0,
    stage: 'hand',
    hands,
    captured: [[], []],
    field,
    stock,
    flipped: -1,
    points: 0,
    calledAt: [0, 0],
    outcome,
  };
}

function flip(round: Round): void {
  const card = round.stock.pop();
  if (card === undefined) throw new Error('the stock outlasts the hands');
  if (matching(round.field, card).length === 2) {
    round.flipped = card;
    round.stage = 'selection';
  } else {
    place(round, card);
    endTurn(round);
  }
}

/** The card takes its target, or without one all that match it; if none does, it goes to the field. */
function place(round: Round, card: Card, target?: Card): void {
  const taken = target === undefined ? matching(round.field, card) : [target];
  if (taken.length === 0) round.field.push(card);
  else {
    round.captured[round.seat].push(card, ...taken);
    round.field = round.field.filter((other) => !taken.includes(other));
  }
}

function endTurn(round: Round): void {
  const points = yakuPoints(round.captured[round.seat]);
  if (points <= round.calledAt[round.seat]) passTurn(round);
  else if (handsAreEmpty(round)) win(round, points);
  else {
    round.points = points;
    round.stage = 'decision';
  }
}

function passTurn(round: Round): void {
  round.stage = 'hand';
  if (handsAreEmpty(round)) round.outcome = DRAWN;
  else round.seat = opponentOf(round.seat);
}

function win(round: Round, points: number): void {
  const sevenUp = points >= 7 ? 2 : 1;
  const opponentCalled = round.calledAt[opponentOf(round.seat)] > 0 ? 2 : 1;
  round.outcome = { winner: round.seat, points: points * sevenUp * opponentCalled };
}

const DRAWN: Outcome = { winner: -1, points: 0 };
const ascending = (a: Card, b: Card) => a - b;
const opponentOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
const handsAreEmpty = ({ hands }: Round) => hands[0].length === 0 && hands[1].length === 0;
const matching = (field: readonly Card[], card: Card) => field.filter((other) => other >> 2 === card >> 2);
const hasWholeMonth = (cards: readonly Card[]) =>
  cards.some((card) => card % 4 === 0 && matching(cards, card).length === 4);

// Eight kinds that a yaku can tell apart: bright, Willow's rain man, the animals of the boar-deer-butterflies Trio,
// other Animals, Red poem, blue Poem and other Strips, Dreg.
type Kind = 'B' | 'W' | 'T' | 'A' | 'R' | 'P' | 'S' | 'D';
const KINDS = [...'BRDDARDDBRDDASDDASDDTPDDTSDDBADDAPDDTPDDWASDBDDD'] as Kind[];

function yakuPoints(captured: readonly Card[]): number {
  const n: Record<Kind, number> = { B: 0, W: 0, T: 0, A: 0, R: 0, P: 0, S: 0, D: 0 };
  for (const card of captured) n[KINDS[card] as Kind]++;
  const brights = n.W === 0 ? (n.B === 4 ? 10 : n.B === 3 ? 6 : 0) : n.B === 4 ? 15 : n.B === 3 ? 8 : 0;
  const trios = (n.T === 3 ? 5 : 0) + (n.R === 3 ? 5 : 0) + (n.P === 3 ? 5 : 0);
  return brights + trios + beyond(4, n.T + n.A) + beyond(4, n.R + n.P + n.S) + beyond(9, n.D);
}

const beyond = (enough: number, count: number) => Math.max(0, count - enough);

// ------------------------------------------------------------------------------------------------ the game
type Context = FnContext<Round>;

const AS_MOVE: Record<Style, (rule: Rule) => (context: Context, ...cards: Card[]) => Round | undefined> = {
  events:
    (rule) =>
    ({ G, events }, ...cards) => {
      const { seat, stage } = G;
      rule(G, ...cards);
      if (G.outcome) events.endGame({ ...G.outcome });
      else if (G.seat !== seat) events.endTurn();
      else if (G.stage !== stage) events.setStage(G.stage);
      return undefined;
    },
  drafts:
    (rule) =>
    (context, ...cards) => {
      rule(context.G, ...cards);
      return undefined;
    },
  copies:
    (rule) =>
    (context, ...cards) => {
      const round = copyOf(immer.original(context.G));
      rule(round, ...cards);
      return round;
    },
};

export function copyOf(round: Round): Round {
  const { seat, stage, hands, captured, field, stock, flipped, points, calledAt, outcome } = round;
  return {
    seat,
    stage,
    hands: [hands[0].slice(), hands[1].slice()],
    captured: [captured[0].slice(), captured[1].slice()],
    field: field.slice(),
    stock: stock.slice(),
    flipped,
    points,
    calledAt: [calledAt[0], calledAt[1]],
    outcome,
  };
}

function gameIn(style: Style): Game<Round> {
  const asMove = AS_MOVE[style];
  const { play, select, koikoi, stop } = RULES;
  const moves = { play: asMove(play), select: asMove(select), koikoi: asMove(koikoi), stop: asMove(stop) };
  const byLooking: Partial<Game<Round>> = { turn: { endIf: ({ G, ctx }) => String(G.seat) !== ctx.currentPlayer } };
  const byEvents: Partial<Game<Round>> = { turn: { stages: { hand: {}, selection: {}, decision: {} } } };
  return internal.ProcessGameConfig({
    name: 'koikoi',
    disableUndo: true,
    setup: (_, deck: Card[]) => deal(deck),
    moves,
    // A deal can be over before the first move, so the end is looked for in every style.
    endIf: ({ G }) => G.outcome ?? undefined,
    ...(style === 'events' ? byEvents : byLooking),
  } satisfies Game<Round>);
}

// ------------------------------------------------------------------------------------------------ random play
function playerOf(game: Game<Round>): PlayRound {
  const reduce = internal.CreateGameReducer({ game });
  return (random, tally) => {
    let state: State<Round> = internal.InitializeGame({ game, numPlayers: 2, setupData: shuffledPack(random) });
    while (state.ctx.gameover === undefined) {
      const legal = legalMoves(state.G);
      const { type, args } = legal[random.below(legal.length)] as Move;
      const move: ActionShape.MakeMove = {
        type: 'MAKE_MOVE',
        payload: { type, args, playerID: state.ctx.currentPlayer },
      };
      state = reduce(state, move);
      tally.actions++;
    }
    return state.ctx.gameover as Outcome;
  };
}

interface Move {
  readonly type: keyof typeof RULES;
  readonly args: readonly Card[];
}

const DECISIONS: readonly Move[] = [
  { type: 'koikoi', args: [] },
  { type: 'stop', args: [] },
];

export function legalMoves({ stage, seat, hands, field, flipped }: Round): readonly Move[] {
  if (stage === 'decision') return DECISIONS;
  if (stage === 'selection') {
    return matching(field, flipped)
      .sort(ascending)
      .map((target) => ({ type: 'select', args: [target] }));
  }
  const moves: Move[] = [];
  for (const card of hands[seat]) {
    const targets = matching(field, card);
    if (targets.length !== 2) moves.push({ type: 'play', args: [card] });
    else for (const target of targets.sort(ascending)) moves.push({ type: 'play', args: [card, target] });
  }
  return moves;
}

const PLAYERS: Record<Style, PlayRound> = {
  events: playerOf(gameIn('events')),
  drafts: playerOf(gameIn('drafts')),
  copies: playerOf(gameIn('copies')),
};
