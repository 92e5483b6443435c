import { KOREAN } from '../hwatu/deck.ts';
import { type Card, CardSet, NONE } from '../kernel/cards.ts';
import { isRecord, type Json } from '../kernel/json.ts';
import { Table } from '../kernel/table.ts';
import type { StackEvent } from './events.ts';
import { Round, type Setup } from './round.ts';
import { patternsOf } from './scoring.ts';
import type { Snapshot } from './snapshot.ts';

const { set, ids } = KOREAN;
const seatOf = (player: string): number => Number(player);
const cardOf = (id: string | null): Card => (id === null ? NONE : ids.indexOf(id));

/** The inverse of a whole snapshot. */
export function restore(snapshot: Snapshot, setup: Setup): Round {
  const stock = snapshot.drawPile.map(cardOf);
  const table = tableOf(snapshot, setup.seats);
  const onTable = Array.from({ length: table.zones - 1 }, (_, zone) => table.at(zone + 1).toArray()).flat();
  const round = new Round(setup, patternsOf(setup.rules), table, [...onTable, ...stock], seatOf(snapshot.starter));
  round.drawn = onTable.length;
  round.dealt = (snapshot.dealt ?? []).map((hand) => set(...hand));
  round.cleared = snapshot.presidentsKnown;
  round.seat = seatOf(snapshot.player);
  round.turnNo = snapshot.turnNo;
  round.counter = snapshot.actionCounter;
  round.tallies = snapshot.tallies;
  round.shown = set(...snapshot.shown);
  round.cup = snapshot.gukjin;
  for (const { month, player } of snapshot.ppukPiles) round.piles = round.piles.with(month - 1, seatOf(player));
  for (const { card, for: tag } of snapshot.heldBonus) round.held = round.held.with(cardOf(card) - 48, tag);
  round.stackEvents = snapshot.stackEvents.map(readStackEvent);
  round.ppukGold = snapshot.ppukGold;
  round.lastCapturer = snapshot.lastCapturerId === null ? NONE : seatOf(snapshot.lastCapturerId);
  round.ending = snapshot.ending;
  return restoreTurn(round, snapshot);
}

function restoreTurn(round: Round, { turn }: Snapshot): Round {
  round.stage = turn.stage;
  round.asked = turn.asked;
  round.played = cardOf(turn.played);
  round.matched = turn.matched;
  round.shaking = turn.shaking === null ? NONE : turn.shaking - 1;
  round.chain = turn.chain === null ? NONE : turn.chain - 1;
  round.isLastCard = turn.isLastCard;
  round.hasCaptured = turn.hasCaptured;
  round.hasPpuk = turn.hasPpuk;
  round.steals = turn.steals;
  round.stolen = turn.stolen;
  return round;
}

function tableOf({ drawPile, tableCards, turn, heldBonus, hands, captured }: Snapshot, seats: number): Table {
  const three = [0, 1, 2];
  return Table.of([
    ...[set(...drawPile), set(...tableCards), set(...turn.taking)],
    ...[turn.waiting === null ? CardSet.EMPTY : set(turn.waiting), set(...turn.bonus)],
    set(...heldBonus.map(({ card }) => card)),
    ...three.map((seat) => (seat < seats ? set(...hands[seat]) : CardSet.EMPTY)),
    ...three.map((seat) => (seat < seats ? set(...captured[seat]) : CardSet.EMPTY)),
  ]);
}

function readStackEvent(json: Json): StackEvent {
  if (!isRecord(json)) throw new Error('a stack event is an object');
  const { type, player, month, card, from } = json;
  return {
    type: type as StackEvent['type'],
    seat: seatOf(String(player)),
    ...(typeof month === 'number' ? { month } : {}),
    ...(typeof card === 'string' ? { card: cardOf(card) } : {}),
    ...(typeof from === 'string' ? { from: seatOf(from) } : {}),
  };
}
