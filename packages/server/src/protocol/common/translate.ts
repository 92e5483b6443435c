import type { AnyHappening, Viewer } from '@madang/engine';
import type { TableState } from '../../table/table.ts';
import { promiseOf, revealOf } from '../fairness.ts';
import { myPlayerId, playerIdAt, scoresOf } from '../players.ts';
import type { Body } from '../wire.ts';
import type { Dialect } from './dialect.ts';
import { eventsFor, playersOf, shown, topLevelFieldsOf } from './words.ts';

type Dealt = Extract<AnyHappening, { kind: 'dealt' }>;
type Acted = Extract<AnyHappening, { kind: 'acted' }>;
type Ended = Extract<AnyHappening, { kind: 'ended' }>;

/** The events that this viewer is sent for one happening. */
export function eventsOf(
  dialect: Dialect,
  happening: AnyHappening,
  table: TableState,
  viewer: Viewer,
): readonly Body[] {
  switch (happening.kind) {
    case 'dealt':
      return [
        ...(isFirstDeal(happening, table) ? [gameStarted(dialect, table, viewer)] : []),
        roundDealt(dialect, happening, viewer),
      ];
    case 'acted':
      return turnProgress(dialect, happening, viewer);
    case 'ended':
      return [roundEnded(dialect, happening, table), ...gameFinished(dialect, happening, table)];
  }
}

/** How many events `eventsOf` gives. */
export function eventCount(happening: AnyHappening, table: TableState, viewer: Viewer): number {
  switch (happening.kind) {
    case 'dealt':
      return isFirstDeal(happening, table) ? 2 : 1;
    case 'acted':
      return happening.events.some(({ only }) => only === undefined || only === viewer) ? 1 : 0;
    case 'ended':
      return happening.carry.result ? 2 : 1;
  }
}

/** A void deal is dealt again under the same number, but with what the first deal carried over. */
function isFirstDeal({ round }: Dealt, { match }: TableState): boolean {
  return round.carry === match?.opening;
}

function gameStarted(dialect: Dialect, table: TableState, viewer: Viewer): Body {
  return {
    event: 'GameStarted',
    my_player_id: myPlayerId(table, viewer),
    players: playersOf(table),
    ruleset: table.match?.setup.rules,
    ...promiseOf(table),
    ...topLevelFieldsOf(dialect, null),
  };
}

function roundDealt(dialect: Dialect, { round, state }: Dealt, viewer: Viewer): Body {
  return { event: 'RoundDealt', round: round.number, ...shown(dialect, state, viewer) };
}

/** Nothing for a step that the viewer may not know: even a number would reveal it. */
function turnProgress(dialect: Dialect, { events, state }: Acted, viewer: Viewer): readonly Body[] {
  const happened = eventsFor(dialect, events, state, viewer);
  return happened.length === 0 ? [] : [{ event: 'TurnProgress', events: happened, ...shown(dialect, state, viewer) }];
}

function roundEnded(dialect: Dialect, { outcome, carry }: Ended, table: TableState): Body {
  return {
    event: 'RoundEnded',
    outcome,
    cumulative_scores: scoresOf(table, carry.scores),
    ...topLevelFieldsOf(dialect, null),
  };
}

function gameFinished(dialect: Dialect, { carry: { scores, result } }: Ended, table: TableState): readonly Body[] {
  if (!result) return [];
  return [
    {
      event: 'GameFinished',
      final_scores: scoresOf(table, scores),
      winners: result.winners.map((seat) => playerIdAt(table, seat)),
      reason: result.reason,
      ...revealOf(table),
      ...topLevelFieldsOf(dialect, null),
    },
  ];
}
