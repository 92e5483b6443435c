import { FastRandom, isRefusal, Match, NONE, RESIGN, type Seat, type Viewer } from '@madang/engine';
import { type Action, type Carry, type Event, koikoi, type Round, type Rules } from '@madang/engine/koikoi';
import type { TurnCommand } from '@madang/protocol/koikoi';
import { type CardOrder, cardOrderAfter, type Happening } from '../card-order.ts';
import { idOf } from '../words.ts';

export const VIEWERS: readonly Viewer[] = [0, 1, 'table'];

/** Rules of short matches, with every option that reaches the wire. */
export const RULES: readonly Rules[] = [
  { total_rounds: 2 },
  { ruleset: 'nintendo', total_rounds: 2 },
  { ruleset: 'koikoi_japan', total_rounds: 2 },
  { total_rounds: 3, exhausted_after_koi: true, dealer_privilege: 6, draw_dealer: 'alternate', koi_koi_multiplier: 3 },
].map((options) => koikoi.configure(options));

/** A turn of a match: the command that was sent, what happened, and the table afterwards. */
export interface Turn {
  readonly sent: { readonly seat: Seat; readonly action: Action; readonly command: TurnCommand } | null;
  readonly before: Round | null;
  readonly happenings: readonly Happening[];
  readonly round: Round;
  readonly order: CardOrder;
}

/** A match of random actions, with a resignation now and then. */
export function* randomMatch(number: number): Generator<Turn, void, undefined> {
  const random = new FastRandom(number);
  const seed = Uint8Array.from({ length: 32 }, () => random.below(256));
  const setup = { rules: RULES[number % RULES.length], seats: 2, seed };
  let { match, happenings } = Match.start<Round, Action, Event, Rules, Carry>(koikoi, setup);
  let order = cardOrderAfter(happenings);
  yield { sent: null, before: null, happenings, round: match.state, order };
  while (!match.result) {
    const before = match.state;
    const resigns = random.below(200) === 0;
    const seat = resigns ? random.below(2) : before.seat;
    const legal = koikoi.legal(before, seat);
    const action = resigns ? RESIGN : legal[random.below(legal.length)];
    const turned = match.act(seat, action);
    if (isRefusal(turned)) throw new Error(`a legal action was refused: ${turned.code}`);
    ({ match, happenings } = turned);
    order = cardOrderAfter(happenings, order);
    const sent = { seat, action, command: commandOf(before, action) };
    yield { sent, before, happenings, round: match.state, order };
  }
}

/** The command for this action. */
function commandOf(round: Round, action: Action): TurnCommand {
  switch (action.type) {
    case 'play':
      return {
        command: 'TurnPlayHandCard',
        card: idOf(action.card),
        target: action.target === NONE ? null : idOf(action.target),
      };
    case 'select':
      return { command: 'TurnSelectTarget', source: idOf(round.flipped), target: idOf(action.target) };
    case 'koikoi':
      return { command: 'RoundMakeDecision', decision: 'KOI_KOI' };
    case 'stop':
      return { command: 'RoundMakeDecision', decision: 'END_ROUND' };
    case 'resign':
      return { command: 'GameResign' };
  }
}
