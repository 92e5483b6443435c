import type { Emit } from '../kernel/game.ts';
import type { Position, Resolve } from './actions.ts';
import { PEEKS } from './cards.ts';
import type { Event, PendingAbility } from './events.ts';
import { knower } from './grid.ts';
import type { Round } from './round.ts';
import { closeTurn } from './turns.ts';

/** The last pending ability is next; that of a locked player has no effect (docs/rules/check.md 9, 11). */
export function resolvePending(round: Round, emit?: Emit<Event>): void {
  for (let active = round.active; active; active = round.active) {
    if (!round.isLocked(active.seat)) return activate(round, active, emit);
    emit?.({ type: 'fizzled', ...active });
    settle(round, active);
  }
  closeTurn(round, emit);
}

function activate(round: Round, active: PendingAbility, emit?: Emit<Event>): void {
  round.stage = 'abilityResolutionStage';
  round.abilityStep = PEEKS[active.ability] > 0 ? 'peek' : 'swap';
  round.peeked = [];
  emit?.({ type: 'abilityActive', ...active });
}

function settle(round: Round, { source }: PendingAbility): void {
  round.lastResolvedAbilitySource = source;
  round.pending = round.pending.slice(0, -1);
  round.abilityStep = 'peek';
  round.peeked = [];
}

export function resolve(round: Round, active: PendingAbility, action: Resolve, emit?: Emit<Event>): void {
  if ('peek' in action) peek(round, active, action.peek[0], emit);
  else if ('swap' in action) {
    const [a, b] = action.swap;
    round.grid.swap(round.grid.place(a.seat, a.slot), round.grid.place(b.seat, b.slot));
    emit?.({ type: 'exchanged', seat: active.seat, positions: action.swap });
    finish(round, active, emit);
  } else skip(round, active, emit);
}

/** Which card a player looks at is public, its face is not (docs/rules/check.md 14). */
function peek(round: Round, { seat, ability }: PendingAbility, position: Position, emit?: Emit<Event>): void {
  const place = round.grid.place(position.seat, position.slot);
  round.grid.learn(place, knower(seat));
  round.peeked = [...round.peeked, place];
  if (round.peeked.length === PEEKS[ability]) round.abilityStep = 'swap';
  emit?.({ type: 'looked', seat, position });
  emit?.({ type: 'peeked', only: seat, seat, position, card: round.grid.cards[place] });
}

function skip(round: Round, active: PendingAbility, emit?: Emit<Event>): void {
  emit?.({ type: 'skipped', seat: active.seat, what: round.abilityStep });
  if (round.abilityStep === 'swap') return finish(round, active, emit);
  round.abilityStep = 'swap';
}

function finish(round: Round, active: PendingAbility, emit?: Emit<Event>): void {
  settle(round, active);
  resolvePending(round, emit);
}
