import { JAPANESE, monthOf } from '../hwatu/deck.ts';
import { matching } from '../hwatu/matches.ts';
import { NONE } from '../kernel/cards.ts';
import type { Game, Seat } from '../kernel/game.ts';
import { isRecord } from '../kernel/json.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { type Action, CATALOGUE, KOIKOI, play, playsOf, STOP, select } from './actions.ts';
import type { Event } from './events.ts';
import { fromView } from './from-view.ts';
import { outcomeOf } from './outcome.ts';
import { type Carry, type Phase, Round } from './round.ts';
import { configure, OPTIONS, RULESETS, type Rules } from './rules.ts';
import type { Snapshot } from './snapshot.ts';
import { FIELD, HAND } from './zones.ts';

const NOTHING: readonly Action[] = [];
const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1]];
const PACK = JAPANESE.ids.map((_, card) => card);

export const koikoi: Game<Round, Action, Event, Rules, Carry, Snapshot> = {
  id: 'koikoi',
  seats: [2],
  rulesets: RULESETS,
  options: OPTIONS,
  cardIds: JAPANESE.ids,
  cardFields: ['card', 'target', 'captured', 'options'],
  configure,
  pack: () => PACK,
  actions: () => CATALOGUE,
  opening: ({ random }) => ({ scores: [0, 0], dealer: random.below(2), result: null }),
  deal: (deck, setup) => Round.deal(deck, setup),
  restore: (snapshot, setup) => Round.restore(snapshot, setup),
  fromView,
  actors: (round) => (round.phase === 'ended' ? NOBODY : ALONE[round.seat]),
  chance: () => null,
  legal: (round, seat) => (seat === round.seat ? round.legal() : NOTHING),
  refuse,
  read,
  step: (round, seat, action, emit) => round.step(seat, action, emit),
  fallback,
  outcome: outcomeOf,
  carry,
};

function refuseTurn(round: Round, seat: Seat, phase: Phase): Refusal | null {
  if (round.phase === 'ended' || seat !== round.seat) return { code: 'WRONG_PLAYER', seat };
  return round.phase === phase ? null : { code: 'INVALID_STATE', phase: round.phase };
}

function refuse(round: Round, seat: Seat, action: Action): Refusal | null {
  switch (action.type) {
    case 'play': {
      const { card, target } = action;
      const refusal = refuseTurn(round, seat, 'hand');
      if (refusal) return refusal;
      if (!round.table.has(HAND[seat], card)) return { code: 'INVALID_CARD', card: JAPANESE.ids[card] };
      const allowed = playsOf(card, round.table.at(FIELD));
      return allowed.includes(action) ? null : invalidTarget(JAPANESE.ids[target] ?? null, allowed);
    }
    case 'select': {
      const refusal = refuseTurn(round, seat, 'selection');
      if (refusal) return refusal;
      return round.options.cards.includes(action.target)
        ? null
        : { code: 'INVALID_SELECTION', target: JAPANESE.ids[action.target] };
    }
    case 'koikoi':
    case 'stop':
      return refuseTurn(round, seat, 'decision');
    case 'resign':
      return round.phase === 'ended' ? { code: 'WRONG_PLAYER', seat } : null;
  }
}

function invalidTarget(target: string | null, allowed: readonly Action[]): Refusal {
  const options = allowed.flatMap((action) => ('target' in action && action.target !== NONE ? [action.target] : []));
  return { code: 'INVALID_TARGET', target, options: options.map((card) => JAPANESE.ids[card]) };
}

/** Malformed input is answered first, then whose turn it is, then what was meant (docs/rules/koikoi.md 24). */
function read(round: Round, seat: Seat, json: unknown): Action | Refusal {
  if (!isRecord(json)) return malformed('action');
  switch (json.type) {
    case 'play':
      return readPlay(round, seat, json);
    case 'select': {
      const target = readCard(json, 'target');
      return typeof target === 'number' ? select(target) : target;
    }
    case 'koikoi':
      return KOIKOI;
    case 'stop':
      return STOP;
    default:
      return malformed('type');
  }
}

function readPlay(round: Round, seat: Seat, json: Record<string, unknown>): Action | Refusal {
  const card = readCard(json, 'card');
  if (typeof card !== 'number') return card;
  const target = json.target === null ? NONE : readCard(json, 'target');
  if (typeof target !== 'number') return target;
  const matches = matching(round.table.at(FIELD), card).cards;
  if (target === NONE) return matches.length === 1 ? play(card, matches[0]) : play(card);
  if (monthOf(target) !== monthOf(card) || target === card)
    return (
      refuse(round, seat, play(card, matches[0] ?? NONE)) ??
      invalidTarget(JAPANESE.ids[target], playsOf(card, round.table.at(FIELD)))
    );
  return matches.length === 3 && matches.includes(target) ? play(card) : play(card, target);
}

function readCard(json: Record<string, unknown>, field: string): number | Refusal {
  const id = json[field];
  if (typeof id !== 'string') return malformed(field);
  return JAPANESE.find(id) ?? { code: 'INVALID_CARD', card: id };
}

function malformed(field: string): Refusal {
  return { code: 'INVALID_STATE', field };
}

/** The first card in hand that takes nothing it need not, the first target, and never a koi-koi. */
function fallback(round: Round, _seat: Seat): Action {
  return round.phase === 'decision' ? STOP : round.legal()[0];
}

/** The winner deals next; a draw keeps the dealer or, by option, changes it. */
function carry(round: Round): Carry {
  const outcome = outcomeOf(round);
  const { number, carry: before, rules } = round.setup;
  if (!outcome) return before;
  const scores = before.scores.map((score, seat) => score + outcome.points[seat]);
  const drawDealer = rules.draw_dealer === 'alternate' ? 1 - before.dealer : before.dealer;
  const dealer = outcome.winners[0] ?? drawDealer;
  if (outcome.reason === 'RESIGNED')
    return { scores, dealer, result: { winners: outcome.winners, reason: 'resigned' } };
  if (number < rules.total_rounds) return { scores, dealer, result: null };
  const best = Math.max(...scores);
  return { scores, dealer, result: { winners: [0, 1].filter((seat) => scores[seat] === best), reason: 'played' } };
}
