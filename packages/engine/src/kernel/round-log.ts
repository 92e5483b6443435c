import type { Card } from './cards.ts';
import type { Action, AnyState, Carry, Event, Outcome, Result, Seat } from './game.ts';
import type { Json } from './json.ts';
import type { Kibo, RoundRecord, SeatRecord } from './kibo.ts';
import { encodeCards } from './knowledge.ts';
import type { Happening } from './match.ts';

/**
 * One finished round, as the page stores and exports it (`kflower_game_logs.json`, docs/records.md). It has no seed,
 * because the match may still be running, but the whole pack.
 */
export interface RoundLog {
  /** A round has the same id however often it is logged. */
  readonly id: string;
  readonly game: string;
  readonly at: number;
  readonly round: number;
  readonly ruleset: string;
  readonly players: Readonly<Record<string, string>>;
  readonly kibo: readonly LogEntry[];
  // What a replay needs. Logs of older versions have none of these.
  readonly engine?: string;
  readonly rules?: Readonly<Record<string, Json>>;
  readonly seats?: readonly SeatRecord[];
  /** What the round inherited: scores, the starter, the hour. */
  readonly carry?: Json;
  readonly commitment?: string;
  /** The match's result when this was its last round. */
  readonly matchResult?: Result | null;
}

/** One line of a log: the deal, an action or a turn, the end. */
export type LogEntry = { readonly type: string } & { readonly [field: string]: unknown };

/** A decision in a log. The dealer's seat is -1. */
export interface LoggedChoice {
  readonly seat: Seat;
  readonly action: Json;
  /** Its path in the log, for errors. */
  readonly place: string;
}

export type LogHappening = Happening<AnyState, Action, Event, object, Carry>;

/** How a game logs a round, and reads the log. */
export interface LogForm {
  /** `firstN` is the number of the round's first action in the match, where actions are numbered. */
  entries(happenings: readonly LogHappening[], firstN: number): readonly LogEntry[];
  /** The decisions in their order. */
  choices(entries: readonly LogEntry[]): readonly LoggedChoice[];
  /** The whole pack in the order in which it was dealt; null in logs that do not have it. */
  pack(entries: readonly LogEntry[]): readonly unknown[] | null;
  /** A log of this form need not name its game: the number of players tells which one it is. */
  readonly canBeUnnamed?: boolean;
  /** For a log without the pack: a deal that leads to the same cards. The order of the cards is then not checked. */
  oldDeal?(log: RoundLog, opening: Carry): { readonly pack: readonly Card[]; readonly carry: Carry };
}

type CardNames = Parameters<typeof encodeCards>[0];

/** One entry per action, with card ids. */
export function plainForm(game: CardNames): LogForm {
  return {
    // The deal comes before the first action.
    entries: (happenings, firstN) => happenings.map((happening, i) => plainEntry(game, happening, firstN + i - 1)),
    choices: (entries) =>
      entries.flatMap(({ type, player, action }, i) =>
        type === 'action'
          ? [{ seat: player === null ? -1 : Number(player), action: action as Json, place: `kibo[${i}].action` }]
          : [],
      ),
    pack: ([deal]) => (Array.isArray(deal?.deck) ? deal.deck : null),
  };
}

function plainEntry(game: CardNames, happening: LogHappening, n: number): LogEntry {
  switch (happening.kind) {
    case 'dealt':
      return { type: 'initial_deal', deck: happening.deck.map((card) => game.cardIds[card]) };
    case 'acted': {
      const { seat, action } = happening;
      return { type: 'action', n, player: seat < 0 ? null : String(seat), action: encodeCards(game, action) };
    }
    case 'ended':
      return { type: 'round_end', ...endOf(happening.outcome) };
  }
}

function endOf({ reason, points, claims, winners }: Outcome) {
  return { reason, points, winner: winners.length === 1 ? String(winners[0]) : null, settlement: claims };
}

/** What happened in a match, grouped by deal. */
export function happeningsByRound(
  match: Iterable<{ readonly happenings: readonly LogHappening[] }>,
): readonly (readonly LogHappening[])[] {
  const rounds: LogHappening[][] = [];
  for (const { happenings } of match)
    for (const happening of happenings) {
      if (happening.kind === 'dealt') rounds.push([]);
      rounds.at(-1)?.push(happening);
    }
  return rounds;
}

interface FinishedRound {
  readonly id: string;
  readonly place: number;
  readonly round: RoundRecord;
}

/** The rounds of a record that are over, each with the id of its log. */
export function finishedRounds(kibo: Kibo): readonly FinishedRound[] {
  return kibo.rounds.flatMap((round, place) => (round.outcome ? [{ id: idOf(kibo, round, place), place, round }] : []));
}

/** The same seed can be played twice: the hash of the last position makes the id unique. */
function idOf(kibo: Kibo, round: RoundRecord, place: number): string {
  return `${matchOf(kibo)}-${place + 1}-${round.actions.at(-1)?.hash ?? round.hash}`;
}

/** The first part of the ids of a match's rounds. */
export function matchOf({ commitment }: Pick<Kibo, 'commitment'>): string {
  return commitment.slice(0, 16);
}

/** The first part of a log's id: the same for all rounds of a match. */
export function matchOfLog({ id }: Pick<RoundLog, 'id'>): string {
  return id.split('-')[0];
}
