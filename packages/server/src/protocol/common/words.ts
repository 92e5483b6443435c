import { type AnyState, type Event, type Json, redact, type Viewer, view } from '@madang/engine';
import { encodeCards } from '@madang/engine/internal';
import type { Encoded, NextState } from '@madang/protocol';
import type { TableState } from '../../table/table.ts';
import { sitterAt } from '../players.ts';
import type { Dialect } from './dialect.ts';

// The engine's values as the wire writes them, for one viewer.

/**
 * What the viewer may do; null when the round is over. It does not say who else may act, because in Check that would
 * reveal who has passed.
 */
function nextState(dialect: Dialect, state: AnyState, viewer: Viewer): NextState {
  const { game } = dialect;
  if (game.outcome(state)) return null;
  const legal = viewer === 'table' ? [] : game.legal(state, viewer);
  const listed = dialect.listed?.(state, legal) ?? legal;
  const commands = listed.map((action) => dialect.toCommand(encodeCards(game, action) as Encoded));
  return { your_turn: legal.length > 0, legal: commands, ...dialect.choices?.(legal) };
}

/** The fields of the view that the game sends with every event. */
export function topLevelFieldsOf({ topLevelFields }: Dialect, seen: Json | null): Readonly<Record<string, Json>> {
  const fields = (seen ?? {}) as Readonly<Record<string, Json>>;
  return Object.fromEntries(topLevelFields.map((field) => [field, fields[field] ?? null]));
}

/** A position as this viewer sees it, and what it may do there. */
export function shown(dialect: Dialect, state: AnyState, viewer: Viewer) {
  const seen = view(state, viewer);
  return { view: seen, next_state: nextState(dialect, state, viewer), ...topLevelFieldsOf(dialect, seen) };
}

/** The events of a step that this viewer may know, with the cards that it may know. */
export function eventsFor({ game }: Dialect, events: readonly Event[], state: AnyState, viewer: Viewer): Json[] {
  return events.flatMap((event) => {
    const told = redact(game, event, viewer, state);
    return told ? [encodeCards(game, told)] : [];
  });
}

export function playersOf(table: TableState) {
  return table.sitters.map((_, seat) => {
    const { playerId, name, kind } = sitterAt(table, seat);
    return { id: playerId, name, seat, kind };
  });
}
