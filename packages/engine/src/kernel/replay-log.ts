import type { Card } from './cards.ts';
import {
  type Action,
  type AnyGame,
  type AnyState,
  apply,
  type Carry,
  DEALER,
  type Event,
  RESIGN,
  type Seat,
} from './game.ts';
import { canonical, isRecord, type Json } from './json.ts';
import { actionFrom } from './kibo.ts';
import type { MatchSetup } from './match.ts';
import { FastRandom } from './random.ts';
import type { AnyMatch } from './random-match.ts';
import { KiboError } from './read-kibo.ts';
import type { LogForm, LoggedChoice, LogHappening, RoundLog } from './round-log.ts';

/** A match at one moment, as far as a log contains it. */
export type MatchAt = Pick<AnyMatch, 'game' | 'round' | 'state' | 'actors' | 'result' | 'scores'> & {
  readonly setup: Pick<MatchSetup<object>, 'rules' | 'seats'>;
};

/** An action and everything that followed automatically. */
export interface Ply {
  readonly match: MatchAt;
  readonly happenings: readonly LogHappening[];
}

/** Everything that determines a round except the players' choices. */
export interface DealtRound {
  readonly rules: object;
  readonly seats: number;
  readonly number: number;
  readonly carry: Carry;
  readonly pack: readonly Card[];
}

/** Replays a logged round. A KiboError names the entry that cannot be played. */
export function playLog(game: AnyGame, form: LogForm, log: RoundLog, dealt: DealtRound): readonly Ply[] {
  const { pack, ...round } = dealt;
  const play = new LogPlay(game, round, pack);
  for (const choice of form.choices(log.kibo)) play.follow(choice);
  return play.plies;
}

class LogPlay {
  readonly plies: Ply[] = [];
  private readonly game: AnyGame;
  private readonly round: MatchAt['round'];
  private readonly catalogue: readonly Action[];
  private state: AnyState;

  constructor(game: AnyGame, round: MatchAt['round'], deck: readonly Card[]) {
    this.game = game;
    this.round = round;
    this.catalogue = game.actions(round.rules, round.seats);
    this.state = game.deal(deck, round);
    this.add([{ kind: 'dealt', round, deck, state: this.state }]);
  }

  follow({ seat, action: json, place }: LoggedChoice): void {
    const { game, state: before } = this;
    if (game.outcome(before)) throw new KiboError(place, 'comes after the end of the round', 'refused');
    const action = seat === DEALER ? this.dealers(json, place) : this.players(seat, json, place);
    const events: Event[] = [];
    this.state = apply(game, before, seat, action, (event) => events.push(event));
    const acted: LogHappening = { kind: 'acted', round: this.round, seat, action, before, state: this.state, events };
    // The dealer's move belongs to the ply before it.
    const earlier = seat === DEALER ? this.plies.pop()?.happenings : undefined;
    this.add([...(earlier ?? []), acted]);
  }

  private players(seat: Seat, json: Json, place: string): Action {
    const isSeat = Number.isInteger(seat) && seat >= 0 && seat < this.round.seats;
    if (!isSeat) throw new KiboError(place, 'is not by a player of this table', 'not an action');
    if (isRecord(json) && json.type === 'resign') return RESIGN;
    const action = actionFrom(this.game, this.catalogue, json);
    if (!action) throw new KiboError(place, 'is not an action of this game', 'not an action');
    const refusal = this.game.refuse(this.state, seat, action);
    if (refusal) throw new KiboError(place, `may not be played here (${refusal.code})`, 'refused');
    return action;
  }

  /** A dealer's move is determined except for the order of the cards. */
  private dealers(json: Json, place: string): Action {
    const { game, state } = this;
    const due = game.actors(state).length > 0 ? null : game.chance(state, new FastRandom(0));
    if (!due || !isRecord(json) || json.type !== due.type)
      throw new KiboError(place, 'is not an action of the dealer here', 'not an action');
    const orders: Record<string, readonly Card[]> = {};
    for (const [field, cards] of Object.entries(due))
      if (game.cardFields.includes(field) && Array.isArray(cards))
        orders[field] = orderOf(game, json[field], cards, `${place}.${field}`);
    return { ...due, ...orders };
  }

  private add(happenings: readonly LogHappening[]): void {
    const { game, round, state } = this;
    const outcome = game.outcome(state);
    const carry = outcome ? game.carry(state) : null;
    const ended: LogHappening[] = outcome && carry ? [{ kind: 'ended', round, outcome, carry, state }] : [];
    const match: MatchAt = {
      game,
      setup: round,
      round,
      state,
      actors: game.actors(state),
      result: carry?.result ?? null,
      scores: (carry ?? round.carry).scores,
    };
    this.plies.push({ match, happenings: [...happenings, ...ended] });
  }
}

/** These cards in the order of the ids. */
export function orderOf(game: AnyGame, ids: unknown, cards: readonly Card[], place: string): readonly Card[] {
  const order = Array.isArray(ids) ? ids.map((id) => game.cardIds.indexOf(id)) : [];
  const sorted = (list: readonly Card[]) => canonical(list.toSorted((a, b) => a - b));
  if (sorted(order) !== sorted(cards)) throw new KiboError(place, 'has the wrong cards');
  return order;
}
