import { KOREAN } from '../hwatu/deck.ts';
import type { Card, CardSet } from '../kernel/cards.ts';
import type { Outcome, Seat } from '../kernel/game.ts';
import { isRecord, type Json } from '../kernel/json.ts';
import { encodeCards } from '../kernel/knowledge.ts';
import type { Happening } from '../kernel/match.ts';
import type { LogEntry, LogForm, LoggedChoice, LogHappening } from '../kernel/round-log.ts';
import { type Action, CARD_FIELDS } from './actions.ts';
import type { Event, Source } from './events.ts';
import { playerId } from './follow-up.ts';
import { gainedBy, type MatchEvent, MatchSources } from './match-events.ts';
import { rebuiltDeal } from './old-log.ts';
import type { Carry, Round } from './round.ts';
import type { Rules } from './rules.ts';
import { FIELD } from './zones.ts';

type Ids = readonly string[];
type ByPlayer<T> = Readonly<Record<string, T>>;

export type MatgoEntry = InitialDeal | TurnEnd | RoundEnd;

/** Hands, table and stock at the first turn, each in dealt order, and the captured bonus cards. */
export interface InitialDeal {
  readonly type: 'initial_deal';
  readonly starter: string;
  /** For 밤일낮장: the hour of the day, and the players in drawn order for a tie; null when the starter was known. */
  readonly hour: number;
  readonly lots: Ids | null;
  /** The whole pack before the first card was dealt, from the top. */
  readonly pack: Ids;
  readonly carryOverMultiplier: number;
  readonly hands: ByPlayer<Ids>;
  readonly table: Ids;
  /** From the top. */
  readonly deck: Ids;
  readonly captured: ByPlayer<Ids>;
  readonly gold: ByPlayer<number>;
}

export interface TurnEnd {
  readonly type: 'turn_end';
  readonly turnNo: number;
  readonly player: string;
  readonly action: {
    /** All that was decided in this turn, in order. */
    readonly choices: readonly Json[];
    /** The hand cards played: three with a bomb, none with a pass. */
    readonly cards: Ids;
    readonly flips: Ids;
    readonly matchEvents: readonly MatchEvent[];
    readonly captureBySource: { readonly hand: Ids; readonly flip: Ids };
  };
  /** How often each kind of event happened. */
  readonly events: ByPlayer<number>;
  readonly steals: {
    readonly pi: number;
    readonly gold: number;
    readonly cards: readonly { readonly card: string; readonly from: string }[];
  };
  readonly ppukState: ByPlayer<PpukState>;
}

interface PpukState {
  readonly count: number;
  /** Not eaten yet. */
  readonly active: boolean;
  /** The turn of the last one, null before the first. */
  readonly lastTurn: number | null;
  readonly heldBonus: Ids;
}

export interface RoundEnd {
  readonly type: 'round_end';
  readonly reason: string;
  readonly winner: string | null;
  readonly scores: ByPlayer<number>;
  /** Who pays whom, for what, with which factors. */
  readonly settlement: Outcome['claims'];
  readonly gold: ByPlayer<number>;
  readonly nextMultiplier: number;
}

/** One round in the house form. */
export function matgoEntries(happenings: readonly LogHappening[]): readonly MatgoEntry[] {
  const entries: MatgoEntry[] = [];
  let turn = new TurnLog();
  for (const happening of happenings as readonly Happened[]) {
    if (happening.kind === 'dealt') entries.push(initialDeal(happening.state));
    if (happening.kind === 'acted') turn = turn.follow(happening, entries);
    if (happening.kind === 'ended') entries.push(roundEnd(happening.state, happening.outcome, happening.carry));
  }
  return entries;
}

/** Turn by turn, as the house rules have it (docs/records.md#logs-of-rounds). */
export const LOG: LogForm = {
  canBeUnnamed: true,
  entries: (happenings) => matgoEntries(happenings).map((entry) => ({ ...entry })),
  choices: (entries) => entries.flatMap(choicesOf),
  pack: ([deal]) => (Array.isArray(deal?.pack) ? deal.pack : null),
  oldDeal: (log, opening) => rebuiltDeal(log, opening as Carry),
};

function choicesOf({ type, action }: LogEntry, i: number): readonly LoggedChoice[] {
  if (type !== 'turn_end' || !isRecord(action) || !Array.isArray(action.choices)) return [];
  return action.choices.filter(isRecord).map(({ player, ...choice }, k) => ({
    seat: Number(player),
    action: choice as Json,
    place: `kibo[${i}].action.choices[${k}]`,
  }));
}

const CARD_NAMES = { cardIds: KOREAN.ids, cardFields: CARD_FIELDS };

type Happened = Happening<Round, Action, Event, Rules, Carry>;
type Acted = Extract<Happened, { kind: 'acted' }>;

const idOf = (card: Card): string => KOREAN.ids[card];
const byPlayer = <T>(round: Round, value: (seat: Seat) => T): ByPlayer<T> =>
  Object.fromEntries(round.tallies.map((_, seat) => [playerId(seat), value(seat)]));

function initialDeal(round: Round): InitialDeal {
  const { carry } = round.setup;
  const asDealt = (cards: CardSet): Ids => round.deck.filter((card) => cards.has(card)).map(idOf);
  return {
    type: 'initial_deal',
    starter: playerId(round.starter),
    hour: carry.hour,
    lots: carry.lots?.map(playerId) ?? null,
    pack: round.deck.map(idOf),
    carryOverMultiplier: carry.multiplier,
    hands: byPlayer(round, (seat) => asDealt(round.hand(seat))),
    table: asDealt(round.table.at(FIELD)),
    deck: round.deck.slice(round.drawn).map(idOf),
    captured: byPlayer(round, (seat) => asDealt(round.pile(seat))),
    gold: byPlayer(round, (seat) => carry.scores[seat]),
  };
}

function roundEnd(round: Round, { reason, winners, claims }: Outcome, carry: Carry): RoundEnd {
  return {
    type: 'round_end',
    reason,
    winner: winners.length === 1 ? playerId(winners[0]) : null,
    scores: byPlayer(round, (seat) => round.score(seat)),
    settlement: claims,
    gold: byPlayer(round, (seat) => carry.scores[seat]),
    nextMultiplier: carry.multiplier,
  };
}

/** Events that are not counted: steps of the play, and what is logged elsewhere. */
const STEPS: readonly Event['type'][] = [
  ...(['played', 'flipped', 'choosing', 'chose', 'captured', 'turn', 'ended', 'deciding'] as const),
  ...(['gukjin_asked', 'president_shown'] as const),
];

/** The current turn. */
class TurnLog {
  private readonly choices: Json[] = [];
  private readonly events: Event[] = [];

  /** Adds an action. If the turn ended with it, logs the turn and returns a new one. */
  follow(acted: Acted, entries: MatgoEntry[]): TurnLog {
    const { before, seat, action, state, events } = acted;
    this.choices.push({ player: playerId(seat), ...(encodeCards(CARD_NAMES, action) as object) });
    this.events.push(...events);
    if (state.turnNo === before.turnNo && state.ending === null) return this;
    entries.push(this.entry(before, state));
    return new TurnLog();
  }

  private entry(before: Round, after: Round): TurnEnd {
    const counts: Record<string, number> = {};
    for (const { type } of this.events) if (!STEPS.includes(type)) counts[type] = (counts[type] ?? 0) + 1;
    return {
      type: 'turn_end',
      turnNo: before.turnNo,
      player: playerId(before.seat),
      action: {
        choices: this.choices,
        cards: this.played(),
        flips: this.flips(),
        matchEvents: this.matchEvents(),
        captureBySource: { hand: this.captured('hand'), flip: this.captured('flip') },
      },
      events: counts,
      steals: this.steals(),
      ppukState: byPlayer(after, (seat) => ppukStateOf(after, seat)),
    };
  }

  private played(): Ids {
    return this.events.flatMap((event) => {
      if (event.type === 'bombed') return event.cards.map(idOf);
      const played = event.type === 'played' || (event.type === 'choosing' && event.source === 'hand');
      return played ? [idOf(event.card)] : [];
    });
  }

  /** Including flipped bonus cards. */
  private flips(): Ids {
    return this.events.flatMap((event) => {
      const flipped = event.type === 'flipped' || event.type === 'bonus';
      const chosen = event.type === 'choosing' && event.source === 'flip';
      return flipped || chosen ? [idOf(event.card)] : [];
    });
  }

  private matchEvents(): readonly MatchEvent[] {
    const sources = new MatchSources();
    return this.events.flatMap((event) => sources.hear(event) ?? []);
  }

  private captured(source: Source): Ids {
    return this.events.flatMap((event) => {
      const gained = gainedBy(event);
      return gained?.source === source ? gained.cards.map(idOf) : [];
    });
  }

  private steals(): TurnEnd['steals'] {
    const cards = this.events.flatMap((event) =>
      event.type === 'stole' ? [{ card: idOf(event.card), from: playerId(event.from) }] : [],
    );
    const gold = this.events.reduce((sum, event) => sum + (event.type === 'gold' ? event.amount : 0), 0);
    return { pi: cards.length, gold, cards };
  }
}

function ppukStateOf(round: Round, seat: Seat): PpukState {
  const { ppuk, ppukOpen, lastPpukTurn } = round.tallies[seat];
  const pileMonths = round.piles.flatMap((owner, month) => (owner === seat ? [month] : []));
  const isHouse = round.rules.ppuk === 'takes';
  const tags = isHouse ? [seat] : pileMonths;
  return {
    count: ppuk,
    active: isHouse ? ppukOpen : pileMonths.length > 0,
    lastTurn: lastPpukTurn === 0 ? null : lastPpukTurn,
    heldBonus: round.held.flatMap((tag, i) => (tags.includes(tag) ? [idOf(48 + i)] : [])),
  };
}
