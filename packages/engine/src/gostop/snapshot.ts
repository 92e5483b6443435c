import { KOREAN } from '../hwatu/deck.ts';
import { type Card, CardSet, NONE } from '../kernel/cards.ts';
import type { Seat, Viewer } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import { unseen } from '../kernel/knowledge.ts';
import type { Zone } from '../kernel/table.ts';
import { balancesOf } from './economy.ts';
import type { StackEvent } from './events.ts';
import { type FollowUp, followUpOf, type Phase, phaseOf, playerId, type TurnStage, turnStageOf } from './follow-up.ts';
import type { CupState, Ending, PpukGold, Round, Stage } from './round.ts';
import { type Mode, modeOf } from './rules.ts';
import type { Tally } from './tally.ts';
import { BONUS, FIELD, HAND, HELD, PILE, TAKING, UP } from './zones.ts';

type Ids = readonly string[];
type ByPlayer<T> = Readonly<Record<string, T>>;

/** A position under the names of the wire (docs/rules/gostop.md 36). */
export type Snapshot = {
  readonly gameId: string;
  readonly rulesetVersion: string;
  readonly mode: Mode;
  readonly round: number;
  readonly phase: Phase;
  readonly turnStage: TurnStage;
  readonly requiredFollowUpAction: FollowUp | null;
  /** Actions so far: an action may name the count it answers. */
  readonly actionCounter: number;
  readonly tableCards: Ids;
  readonly drawPile: Ids;
  readonly hands: ByPlayer<Ids>;
  readonly captured: ByPlayer<Ids>;
  readonly scores: ByPlayer<number>;
  readonly goCount: ByPlayer<number>;
  readonly lastCapturerId: string | null;
  readonly stackEvents: readonly Json[];
  readonly player: string;
  readonly turnNo: number;
  readonly starter: string;
  /** The factor of the round's points. */
  readonly multiplier: number;
  /** Over the whole match so far: points, or gold with what the 뻑 of this round moved. */
  readonly totals: ByPlayer<number>;
  readonly gukjin: CupState;
  /** Cards in hands that everybody has seen. */
  readonly shown: Ids;
  /** The 뻑 piles on the table by month, and whose they are. */
  readonly ppukPiles: readonly { readonly month: number; readonly player: string }[];
  /** Bonus cards that a 뻑 keeps back, and the month or the player they are held for. */
  readonly heldBonus: readonly { readonly card: string; readonly for: number }[];
  readonly tallies: readonly Tally[];
  readonly turn: TurnSnapshot;
  readonly ppukGold: readonly PpukGold[];
  readonly ending: Ending | null;
  readonly presidentsKnown: number;
  /** In the whole snapshot only. */
  readonly dealt?: readonly Ids[];
};

/** The running turn. */
export type TurnSnapshot = {
  readonly stage: Stage;
  readonly asked: Seat;
  readonly played: string | null;
  readonly matched: number;
  /** What the played card took, until the flip is known. */
  readonly taking: Ids;
  readonly waiting: string | null;
  readonly bonus: Ids;
  readonly shaking: number | null;
  readonly chain: number | null;
  readonly isLastCard: boolean;
  readonly hasCaptured: boolean;
  readonly hasPpuk: boolean;
  readonly steals: number;
  readonly stolen: number;
};

export function snapshotOf(round: Round, viewer?: Viewer): Snapshot {
  const { setup, tallies } = round;
  const hidden = viewer === undefined ? CardSet.EMPTY : unseen(round, viewer);
  const id = (card: Card): string => (hidden.has(card) ? '?' : KOREAN.ids[card]);
  // In a hand the unseen cards come last: their place in the sorted list would reveal them.
  const ids = (zone: Zone): string[] => {
    const here = round.table.at(zone);
    return [...here.minus(hidden).toArray(), ...here.intersect(hidden).toArray()].map(id);
  };
  const byPlayer = <T>(value: (seat: Seat) => T): Record<string, T> =>
    Object.fromEntries(tallies.map((_, seat) => [playerId(seat), value(seat)]));
  const totals = balancesOf(round);
  return {
    gameId: setup.carry.gameId,
    rulesetVersion: setup.rules.ruleset,
    mode: modeOf(setup.seats),
    round: setup.number,
    phase: phaseOf(round),
    turnStage: turnStageOf(round),
    requiredFollowUpAction: followUpOf(round, viewer),
    actionCounter: round.counter,
    tableCards: ids(FIELD),
    drawPile: round.deck.slice(round.drawn).map(id),
    hands: byPlayer((seat) => ids(HAND[seat])),
    captured: byPlayer((seat) => ids(PILE[seat])),
    scores: byPlayer((seat) => round.score(seat)),
    goCount: byPlayer((seat) => tallies[seat].goCount),
    lastCapturerId: round.lastCapturer === NONE ? null : playerId(round.lastCapturer),
    stackEvents: round.stackEvents.map(writtenStackEvent),
    player: playerId(round.seat),
    turnNo: round.turnNo,
    starter: playerId(round.starter),
    multiplier: setup.carry.multiplier,
    totals: byPlayer((seat) => totals[seat]),
    gukjin: round.cup,
    shown: round.shown.toArray().map(id),
    ppukPiles: round.piles.flatMap((seat, month) =>
      seat === NONE ? [] : [{ month: month + 1, player: playerId(seat) }],
    ),
    heldBonus: round.table
      .at(HELD)
      .toArray()
      .map((card) => ({ card: id(card), for: round.held[card - 48] })),
    tallies: tallies.map((tally) => ({ ...tally })),
    turn: turnOf(round, id, ids),
    ppukGold: round.ppukGold.map((gold) => ({ ...gold })),
    ending: round.ending && { ...round.ending },
    presidentsKnown: round.cleared,
    ...(viewer === undefined ? { dealt: round.dealt.map((hand) => hand.toArray().map(id)) } : {}),
  };
}

function turnOf(round: Round, id: (card: Card) => string, ids: (zone: Zone) => string[]): TurnSnapshot {
  return {
    stage: round.stage,
    asked: round.asked,
    played: round.played === NONE ? null : id(round.played),
    matched: round.matched,
    taking: ids(TAKING),
    waiting: ids(UP)[0] ?? null,
    bonus: ids(BONUS),
    shaking: round.shaking === NONE ? null : round.shaking + 1,
    chain: round.chain === NONE ? null : round.chain + 1,
    isLastCard: round.isLastCard,
    hasCaptured: round.hasCaptured,
    hasPpuk: round.hasPpuk,
    steals: round.steals,
    stolen: round.stolen,
  };
}

function writtenStackEvent({ type, seat, month, card, from }: StackEvent): Json {
  return {
    type,
    player: playerId(seat),
    ...(month === undefined ? {} : { month }),
    ...(card === undefined ? {} : { card: KOREAN.ids[card] }),
    ...(from === undefined ? {} : { from: playerId(from) }),
  };
}
