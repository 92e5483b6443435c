import { type AnyGame, type AnyState, apply, RESIGN, type Seat } from '../game.ts';
import { canonical } from '../json.ts';
import { hashText } from '../kibo.ts';
import { encodeCards } from '../knowledge.ts';
import { type AnySetup, hold, sameActions, show } from './law.ts';
import { pointsAreTheOutcomes } from './match-laws.ts';

/** Every card of the pack lies in exactly one place. */
export function cardsAreConserved(game: AnyGame, setup: AnySetup, state: AnyState): void {
  const law = 'cards are conserved';
  const lying = state.layout().flat();
  const pack = game.pack(setup.rules, setup.seats);
  const twice = lying.filter((card, i) => lying.indexOf(card) !== i);
  hold(twice.length === 0, law, () => `${twice.map((card) => game.cardIds[card])} are in two places`);
  const missing = pack.filter((card) => !lying.includes(card));
  hold(missing.length === 0, law, () => `${missing.map((card) => game.cardIds[card])} are missing`);
  hold(lying.length === pack.length, law, () => 'there is a card that is not in the pack');
}

/** The legal actions of each seat are exactly those of the catalogue that are not refused; asking changes nothing. */
export function legalIsNotRefused(game: AnyGame, setup: AnySetup, state: AnyState): void {
  const law = 'legal actions are exactly those not refused';
  const before = state.hash();
  const actors = game.actors(state);
  for (let seat = 0; seat < setup.seats; seat++) {
    const legal = new Set(game.legal(state, seat));
    hold(
      actors.includes(seat) === legal.size > 0,
      law,
      () => `seat ${seat}: actor ${actors.includes(seat)}, ${legal.size} legal`,
    );
    for (const action of game.actions(setup.rules, setup.seats)) {
      const refusal = game.refuse(state, seat, action);
      hold(
        legal.has(action) === (refusal === null),
        law,
        () => `seat ${seat}, ${show(game, action)}: ${refusal?.code ?? 'not refused'}`,
      );
    }
    for (const action of legal) {
      hold(
        game.actions(setup.rules, setup.seats)[action.index] === action,
        law,
        () => `${show(game, action)} is not in the catalogue`,
      );
      hold(
        game.read(state, seat, encodeCards(game, action)) === action,
        law,
        () => `${show(game, action)} is not read as it is written`,
      );
    }
    if (legal.size > 0) {
      const fallback = game.fallback(state, seat);
      hold(legal.has(fallback), law, () => `the fallback ${show(game, fallback)} is not legal`);
    }
  }
  hold(state.hash() === before, 'a refused action changes nothing', () => 'the state differs after asking');
}

/** Anything that a client sends is read as an action or refused; nothing throws, nothing changes. */
export function rubbishIsRefused(game: AnyGame, setup: AnySetup, state: AnyState, rubbish: readonly unknown[]): void {
  const before = state.hash();
  for (let seat = 0; seat < setup.seats; seat++)
    for (const json of rubbish) {
      const read = game.read(state, seat, json);
      const refused =
        'code' in read || game.refuse(state, seat, read) !== null || game.legal(state, seat).includes(read);
      hold(refused, 'rubbish is refused', () => `${JSON.stringify(json)} was accepted`);
    }
  hold(state.hash() === before, 'a refused action changes nothing', () => 'the state differs after rubbish');
}

/** A snapshot is plain data, and the whole snapshot restores the state. */
export function snapshotRestores(game: AnyGame, setup: AnySetup, state: AnyState): void {
  const law = 'a snapshot restores the state';
  const text = JSON.stringify(state.snapshot());
  const restored = game.restore(JSON.parse(text), setup);
  hold(restored.hash() === state.hash(), law, () => `hash ${hashText(restored.hash())}, not ${hashText(state.hash())}`);
  hold(JSON.stringify(restored.snapshot()) === text, law, () => 'it has another snapshot');
  const actors = game.actors(state);
  hold(canonical(game.actors(restored)) === canonical(actors), law, () => 'other seats may act');
  for (const seat of actors)
    hold(sameActions(game.legal(state, seat), game.legal(restored, seat)), law, () => 'other actions are legal');
}

/** A resignation ends the match, and the seat that resigned does not win. */
export function resigningEndsTheMatch(game: AnyGame, state: AnyState, seat: Seat): void {
  const law = 'resigning ends the match';
  const after = apply(game, state, seat, RESIGN);
  const outcome = game.outcome(after);
  hold(outcome !== null, law, () => 'the round goes on');
  pointsAreTheOutcomes(game, after);
  const { result } = game.carry(after);
  hold(result !== null, law, () => 'the match goes on');
  hold(
    result.winners.length > 0 && !result.winners.includes(seat),
    law,
    () => `seat ${seat} resigned, ${result.winners} won`,
  );
}
