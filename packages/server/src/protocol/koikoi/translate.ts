import type { Viewer } from '@madang/engine';
import type { Event, Round, Rules } from '@madang/engine/koikoi';
import type * as part from '@madang/protocol/koikoi';
import {
  type Body,
  DecisionType,
  ExtensionEvent,
  GameLevelEvent,
  TurnLevelEvent,
  TurnPhase,
} from '@madang/protocol/koikoi';
import { cardOrderAfter, type Happening } from './card-order.ts';
import { gameFinished, roundEnded } from './endings.ts';
import {
  awaited,
  callCost,
  destination,
  handsFor,
  idOf,
  idsOf,
  nextState,
  ofSeat,
  type Players,
  rulesetOf,
  selectionOf,
  yakuUpdate,
} from './words.ts';

type Dealt = Extract<Happening, { kind: 'dealt' }>;
type Acted = Extract<Happening, { kind: 'acted' }>;

/** The events that this viewer is sent. Only those of the deal differ between viewers. */
export function translate(happenings: readonly Happening[], players: Players, viewer: Viewer): Body[] {
  return happenings.flatMap((happening) => eventsOf(happening, players, viewer));
}

function eventsOf(happening: Happening, players: Players, viewer: Viewer): Body[] {
  switch (happening.kind) {
    case 'dealt': {
      const dealt = roundDealt(happening, players, viewer);
      const { number, rules } = happening.round;
      return number === 1 ? [gameStarted(rules, players, viewer), dealt] : [dealt];
    }
    case 'acted':
      return [acted(happening, players)];
    case 'ended':
      return [roundEnded(happening, players), gameFinished(happening.carry, players)].filter((body) => body !== null);
  }
}

function gameStarted(rules: Rules, players: Players, viewer: Viewer): Body<'GameStarted'> {
  return {
    event: GameLevelEvent.GAME_STARTED,
    my_player_id: viewer === 'table' ? null : ofSeat(players, viewer).id,
    players: players.map(({ id, name }) => ({ id, name })),
    ruleset: rulesetOf(rules),
  };
}

function roundDealt(happening: Dealt, players: Players, viewer: Viewer): Body<'RoundDealt'> {
  const { state } = happening;
  const dealer = ofSeat(players, state.dealer).id;
  return {
    event: GameLevelEvent.ROUND_DEALT,
    dealer,
    field: idsOf(cardOrderAfter([happening]).field),
    hands: handsFor(state, players, viewer),
    deck_remaining: state.stockSize,
    first_player: dealer,
    next_state: nextState(players, state),
  };
}

function acted(happening: Acted, players: Players): Body {
  const { action, seat } = happening;
  switch (action.type) {
    case 'play':
      return handPlayed(happening, players);
    case 'select':
      return targetSelected(happening, players);
    case 'koikoi':
    case 'stop':
      return decisionMade(happening, players);
    case 'resign':
      return { event: ExtensionEvent.PLAYER_RESIGNED, player: ofSeat(players, seat).id, next_state: null };
  }
}

/** A turn is one event, unless the player has to choose something first. */
function handPlayed(happening: Acted, players: Players): Body {
  const { events, seat, state } = happening;
  const player = ofSeat(players, seat).id;
  const hand_play = handPlay(the('played', events), players);
  if (state.phase === 'selection')
    return {
      event: TurnLevelEvent.SELECTION_REQUIRED,
      player,
      phase: TurnPhase.DECK_FLIP,
      completed: { hand_play },
      selection: selectionOf(state),
      deck_remaining: state.stockSize,
      next_state: awaited(players, state.phase, seat),
    };
  const deck_flip = deckFlip(the('flipped', events), state, players);
  if (state.phase === 'decision')
    return {
      event: TurnLevelEvent.DECISION_REQUIRED,
      player,
      hand_play,
      deck_flip,
      deck_remaining: state.stockSize,
      yaku_update: yakuUpdate(state.formed(seat), state.points(seat)),
      next_state: awaited(players, state.phase, seat),
    };
  return {
    event: TurnLevelEvent.TURN_COMPLETED,
    player,
    hand_play,
    deck_flip,
    yaku_update: yakuFormed(events),
    next_state: nextState(players, state),
  };
}

function targetSelected({ events, seat, state }: Acted, players: Players): Body<'TurnProgressAfterSelection'> {
  const { card, captured } = the('selected', events);
  return {
    event: TurnLevelEvent.TURN_PROGRESS_AFTER_SELECTION,
    player: ofSeat(players, seat).id,
    selected_capture: {
      source: idOf(card),
      captured: idsOf(captured),
      to: destination(players, seat, captured),
    },
    deck_remaining: state.stockSize,
    yaku_update: yakuFormed(events),
    next_state: nextState(players, state),
  };
}

function decisionMade({ action, round, seat, state }: Acted, players: Players): Body<'DecisionMade'> {
  const player = ofSeat(players, seat).id;
  const next_state = nextState(players, state);
  return action.type === 'stop'
    ? { event: TurnLevelEvent.DECISION_MADE, player, decision: DecisionType.END_ROUND, next_state }
    : {
        event: TurnLevelEvent.DECISION_MADE,
        player,
        decision: DecisionType.KOI_KOI,
        koi_multiplier_update: callCost(round.rules, ofSeat(state.calls, seat).count),
        next_state,
      };
}

type Told<Type extends Event['type']> = Extract<Event, { type: Type }>;

function find<Type extends Event['type']>(type: Type, events: readonly Event[]): Told<Type> | undefined {
  return events.find((event): event is Told<Type> => event.type === type);
}

/** The event that the rules always emit with this action. */
function the<Type extends Event['type']>(type: Type, events: readonly Event[]): Told<Type> {
  const event = find(type, events);
  if (!event) throw new Error(`the rules emitted no event ${type}`);
  return event;
}

function handPlay({ seat, card, captured }: Told<'played'>, players: Players): part.HandPlay {
  return { played: idOf(card), captured: idsOf(captured), to: destination(players, seat, captured) };
}

function deckFlip({ seat, card, captured }: Told<'flipped'>, round: Round, players: Players): part.DeckFlip {
  return {
    flipped: idOf(card),
    captured: idsOf(captured),
    to: destination(players, seat, captured),
    deck_remaining: round.stockSize,
  };
}

function yakuFormed(events: readonly Event[]): part.YakuUpdate | null {
  const yaku = find('yaku', events);
  return yaku ? yakuUpdate(yaku.formed, yaku.total) : null;
}
