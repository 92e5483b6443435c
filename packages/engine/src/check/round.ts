import { type Card, CardSet, NONE } from '../kernel/cards.ts';
import type { HiddenPlace, Carry as KernelCarry, RoundSetup, Seat, State, Viewer } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import { mix } from '../kernel/table.ts';
import { type Catalogue, catalogueOf } from './actions.ts';
import { WHOLE_PACK } from './cards.ts';
import { ABILITY_SOURCES, type AbilitySource, END_REASONS, type EndReason, type PendingAbility } from './events.ts';
import { EVERYBODY, type Grid, type Knowers, knower, NOBODY, type Place } from './grid.ts';
import { possibilities, type Unseen } from './possibilities.ts';
import { type Rules, seatAfter } from './rules.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';

export interface Carry extends KernelCarry {
  /** Who begins the next round. */
  readonly starter: Seat;
}
export type Setup = RoundSetup<Rules, Carry>;

/** What the round waits for (docs/rules/check.md 21); `draw`, `discard` and `turnEnd` are steps of a turn. */
export const STAGES = [
  ...(['initialPeek', 'draw', 'discard', 'matchingStage', 'abilityResolutionStage', 'turnEnd'] as const),
  ...(['reshuffle', 'scoringPhase'] as const),
] as const;
export type Stage = (typeof STAGES)[number];

export const PHASES = ['initialPeekPhase', 'playPhase', 'finalTurnsPhase', 'scoringPhase'] as const;
export type Phase = (typeof PHASES)[number];

/** The slots that their owner sees before the first turn: the bottom row. */
export const INITIAL_PEEK = [2, 3] as const;

/** A set of seats, one bit for each. */
export type Seats = number;

/** One round at one moment. What an action does to it is in `step.ts`. */
export class Round implements State<Round, Snapshot> {
  declare readonly setup: Setup;
  declare readonly grid: Grid;
  declare readonly catalogue: Catalogue;
  stage: Stage = 'initialPeek';
  /** Whose turn it is. */
  declare seat: Seat;
  /** The draw pile from the top is deck[top], deck[top + 1] … */
  declare deck: readonly Card[];
  declare top: number;
  /** From the bottom. */
  discardPile: Card[] = [];
  discardPileIsSealed = false;
  /** Matched pairs: they stay in the discard pile and are never drawn again (docs/rules/check.md 8). */
  matched = CardSet.EMPTY;
  /** The sets of cards that were shuffled together: each card is in the last one it was shuffled into. */
  origins: readonly CardSet[] = [WHOLE_PACK];
  /** The card in the hand of the seat whose turn it is, until it is kept or discarded. */
  drawn = NONE;
  drawnBy: Knowers = NOBODY;
  confirmed: Seats = 0;
  locked: Seats = 0;
  /** Of the open matching window: who may take part, who tried and failed, who passed. Only the last is private. */
  mayMatch: Seats = 0;
  attempted: Seats = 0;
  passed: Seats = 0;
  /** Resolved from the last to the first (docs/rules/check.md 9). */
  pending: readonly PendingAbility[] = [];
  abilityStep: 'peek' | 'swap' = 'peek';
  /** The places that the active ability has looked at. */
  peeked: readonly Place[] = [];
  lastResolvedAbilitySource: AbilitySource | null = null;
  playerWhoCalledCheck: Seat | null = null;
  inFinalTurns = false;
  /** Who still has a final turn, in order. */
  finalTurns: readonly Seat[] = [];
  finalTurnsTaken = 0;
  turns = 0;
  ending: EndReason | null = null;
  resigned: Seat | null = null;

  constructor(setup: Setup, grid: Grid, deck: readonly Card[], top: number) {
    this.setup = setup;
    this.grid = grid;
    this.catalogue = catalogueOf(setup.seats, grid.slots);
    this.deck = deck;
    this.top = top;
    this.seat = setup.carry.starter;
  }

  get rules(): Rules {
    return this.setup.rules;
  }

  get seats(): number {
    return this.setup.seats;
  }

  get reshuffles(): number {
    return this.origins.length - 1;
  }

  get phase(): Phase {
    if (this.ending) return 'scoringPhase';
    if (this.stage === 'initialPeek') return 'initialPeekPhase';
    return this.inFinalTurns ? 'finalTurnsPhase' : 'playPhase';
  }

  get pileSize(): number {
    return this.deck.length - this.top;
  }

  get topDiscard(): Card {
    return this.discardPile.length === 0 ? NONE : this.discardPile[this.discardPile.length - 1];
  }

  /** A card from the discard pile is known to everybody. */
  get drawnFrom(): 'deck' | 'discard' {
    return this.drawnBy === EVERYBODY ? 'discard' : 'deck';
  }

  get active(): PendingAbility | undefined {
    return this.pending[this.pending.length - 1];
  }

  /** Who can still match or pass. */
  get waiting(): Seats {
    return this.mayMatch & ~this.attempted & ~this.passed;
  }

  isLocked(seat: Seat): boolean {
    return ((this.locked >> seat) & 1) === 1;
  }

  /** A card that an ability can reach: there is one, and its hand is not locked (docs/rules/check.md 12). */
  isTarget(place: Place): boolean {
    return this.grid.cards[place] !== NONE && !this.isLocked(this.grid.ownerOf(place));
  }

  seatAfter(seat: Seat, steps = 1): Seat {
    return seatAfter(this.rules, this.seats, seat, steps);
  }

  clone(): Round {
    return this.with(this.grid.clone(), this.deck, this.discardPile.slice());
  }

  relabel(faces: readonly Card[], moved: CardSet): Round {
    const face = (card: Card): Card => faces[card];
    const copy = this.with(this.grid.relabel(faces), this.deck.map(face), this.discardPile.map(face));
    if (this.drawn !== NONE) copy.drawn = faces[this.drawn];
    copy.matched = relabelled(this.matched, faces, moved);
    copy.origins = this.origins.map((origin) => relabelled(origin, faces, moved));
    return copy;
  }

  private with(grid: Grid, deck: readonly Card[], discardPile: Card[]): Round {
    const copy = new Round(this.setup, grid, deck, this.top);
    copy.stage = this.stage;
    copy.seat = this.seat;
    copy.discardPile = discardPile;
    copy.discardPileIsSealed = this.discardPileIsSealed;
    copy.matched = this.matched;
    copy.origins = this.origins;
    copy.drawn = this.drawn;
    copy.drawnBy = this.drawnBy;
    copy.confirmed = this.confirmed;
    copy.locked = this.locked;
    copy.mayMatch = this.mayMatch;
    copy.attempted = this.attempted;
    copy.passed = this.passed;
    copy.pending = this.pending;
    copy.abilityStep = this.abilityStep;
    copy.peeked = this.peeked;
    copy.lastResolvedAbilitySource = this.lastResolvedAbilitySource;
    copy.playerWhoCalledCheck = this.playerWhoCalledCheck;
    copy.inFinalTurns = this.inFinalTurns;
    copy.finalTurns = this.finalTurns;
    copy.finalTurnsTaken = this.finalTurnsTaken;
    copy.turns = this.turns;
    copy.ending = this.ending;
    copy.resigned = this.resigned;
    return copy;
  }

  /** The hands slot by slot, the drawn card, the draw pile from the top. */
  hidden(viewer: Viewer): readonly HiddenPlace[] {
    const me = knower(viewer);
    const unseen: Unseen[] = [];
    const { cards, knownBy, ruledOut } = this.grid;
    if (!this.ending)
      for (let place = 0; place < cards.length; place++)
        if (cards[place] !== NONE && (knownBy[place] & me) === 0)
          unseen.push({ card: cards[place], ruledOut: ruledOut[place] });
    if (this.drawn !== NONE && (this.drawnBy & me) === 0) unseen.push({ card: this.drawn, ruledOut: 0 });
    for (let i = this.top; i < this.deck.length; i++) unseen.push({ card: this.deck[i], ruledOut: 0 });
    return possibilities(unseen, this.origins);
  }

  /** Draws who of the others has passed: for the viewer, each player who may still match has passed with chance 1/2. */
  redrawPrivate(viewer: Viewer, random: Random): Round {
    const others = this.mayMatch & ~this.attempted & ~knower(viewer);
    if (others === 0) return this;
    const copy = this.clone();
    copy.passed = (this.passed & ~others) | (random.next() & others);
    return copy;
  }

  layout(): readonly (readonly Card[])[] {
    const hands = Array.from({ length: this.seats }, (_, seat) => this.grid.hand(seat).filter((card) => card !== NONE));
    return [...hands, this.drawn === NONE ? [] : [this.drawn], this.deck.slice(this.top), this.discardPile];
  }

  snapshot(viewer?: Viewer): Snapshot {
    return snapshotOf(this, viewer);
  }

  hash(): number {
    const { number, carry } = this.setup;
    let hash = this.grid.hash(STAGES.indexOf(this.stage) * 8 + this.seat);
    hash = mix(mix(hash, number), carry.starter);
    for (const score of carry.scores) hash = mix(hash, score);
    for (let i = this.top; i < this.deck.length; i++) hash = mix(hash, this.deck[i]);
    for (const card of this.discardPile) hash = mix(hash, card);
    hash = mix(mix(hash, this.discardPile.length), this.discardPileIsSealed ? 1 : 0);
    hash = mix(mix(mix(hash, this.matched.lo), this.matched.hi), this.origins.length);
    hash = mix(mix(mix(hash, this.drawn), this.drawnBy), this.confirmed | (this.locked << 8));
    hash = mix(hash, this.mayMatch | (this.attempted << 8) | (this.passed << 16));
    for (const { seat, ability, source } of this.pending)
      hash = mix(hash, seat | (ability.charCodeAt(0) << 4) | (ABILITY_SOURCES.indexOf(source) << 12));
    for (const place of this.peeked) hash = mix(hash, place);
    hash = mix(mix(hash, this.pending.length), this.abilityStep === 'peek' ? 0 : 1);
    hash = mix(hash, this.lastResolvedAbilitySource ? ABILITY_SOURCES.indexOf(this.lastResolvedAbilitySource) : -1);
    hash = mix(mix(hash, this.playerWhoCalledCheck ?? -1), this.inFinalTurns ? 1 : 0);
    for (const seat of this.finalTurns) hash = mix(hash, seat);
    hash = mix(mix(hash, this.finalTurnsTaken), this.turns);
    return mix(mix(hash, this.ending ? END_REASONS.indexOf(this.ending) : -1), this.resigned ?? -1);
  }
}

function relabelled(cards: CardSet, faces: readonly Card[], moved: CardSet): CardSet {
  const leaving = cards.intersect(moved);
  return leaving.isEmpty ? cards : cards.minus(leaving).union(CardSet.from(leaving.toArray().map((c) => faces[c])));
}
