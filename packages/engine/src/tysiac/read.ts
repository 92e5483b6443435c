import type { Card } from '../kernel/cards.ts';
import type { Seat } from '../kernel/game.ts';
import { isRecord } from '../kernel/json.ts';
import { type Action, announce, BOMB, bid, chooseMusik, discard, PASS, passCard, play, REDEAL } from './actions.ts';
import { CARD_IDS, findCard } from './cards.ts';
import type { TysiacError } from './errors.ts';
import { Phase } from './phase.ts';
import { refusePlay } from './play.ts';
import { refuseBid, refuseTurn } from './refuse.ts';
import type { Round } from './round.ts';

type Fields = Record<string, unknown>;

/** An action from the wire. Input that is not in the catalogue is refused here, phase and turn first. */
export function read(round: Round, seat: Seat, json: unknown): Action | TysiacError {
  if (!isRecord(json)) return malformed('action');
  switch (json.type) {
    case 'pass':
      return PASS;
    case 'bid':
      return readBid(round, seat, json.value);
    case 'chooseMusik':
      return readMusik(round, seat, json.musik);
    case 'passCard':
      return readPassCard(round, seat, json);
    case 'discard':
      return readDiscard(round, seat, json);
    case 'play':
      return readPlay(round, seat, json);
    case 'bomb':
      return BOMB;
    case 'redeal':
      return REDEAL;
    default:
      return malformed('type');
  }
}

function malformed(field: string): TysiacError {
  return { code: 'MALFORMED', field };
}

function readBid(round: Round, seat: Seat, value: unknown): Action | TysiacError {
  if (typeof value !== 'number') return malformed('value');
  return bid(value) ?? refuseBid(round, seat, value) ?? malformed('value');
}

function readMusik(round: Round, seat: Seat, musik: unknown): Action | TysiacError {
  if (typeof musik !== 'number') return malformed('musik');
  return (
    chooseMusik(musik) ??
    refuseTurn(round, seat, Phase.TalonExchange) ?? { code: 'INVALID_MUSIK', musik, musiks: round.shape.musiks }
  );
}

function readPassCard(round: Round, seat: Seat, json: Fields): Action | TysiacError {
  const { to } = json;
  const card = readCard(json);
  if (typeof to !== 'number') return malformed('to');
  if (typeof card !== 'number' && card.code === 'MALFORMED') return card;
  const seats = round.setup.seats;
  if (typeof card === 'number' && Number.isInteger(to) && to >= 0 && to < seats) return passCard(to, card);
  return refuseTurn(round, seat, Phase.TalonExchange) ?? { code: 'INVALID_PASS', to, card: json.card };
}

function readDiscard(round: Round, seat: Seat, json: Fields): Action | TysiacError {
  const card = readCard(json);
  if (typeof card === 'number') return discard(card);
  if (card.code === 'MALFORMED') return card;
  return refuseTurn(round, seat, Phase.TalonExchange) ?? { code: 'INVALID_DISCARD', card: json.card };
}

function readPlay(round: Round, seat: Seat, json: Fields): Action | TysiacError {
  const card = readCard(json);
  const { marriage = false } = json;
  if (typeof marriage !== 'boolean') return malformed('marriage');
  if (typeof card !== 'number') return card.code === 'MALFORMED' ? card : (refuseTurn(round, seat, Phase.Play) ?? card);
  const action = marriage ? announce(card) : play(card);
  return (
    action ??
    refuseTurn(round, seat, Phase.Play) ??
    refusePlay(round, card, marriage) ?? { code: 'INVALID_MARRIAGE', card: CARD_IDS[card] }
  );
}

function readCard(json: Fields): Card | TysiacError {
  const id = json.card;
  if (typeof id !== 'string') return malformed('card');
  return findCard(id) ?? { code: 'CARD_NOT_OWNED', card: id };
}
