import { apply, DEALER, type Action as KernelAction, type Outcome, type Seat, type Viewer } from '../kernel/game.ts';
import { redact } from '../kernel/knowledge.ts';
import { FastRandom } from '../kernel/random.ts';
import type { Choose } from '../kernel/random-match.ts';
import { type Action, CALL_CHECK, type Position } from './actions.ts';
import { CARD_IDS, findCard, PACK } from './cards.ts';
import type { Event } from './events.ts';
import { check } from './game.ts';
import { Round } from './round.ts';
import type { PlayerState, Snapshot } from './snapshot.ts';

const random = new FastRandom(1);

function cardsOf(text: string): number[] {
  return text.split(' ').map((id) => {
    const card = findCard(id);
    if (card === undefined) throw new Error(`there is no card ${id}`);
    return card;
  });
}

/** A round for tests: the hands and the top of the draw pile are given, the other cards follow in order. */
export class Trial {
  round: Round;
  /** What the last action caused. */
  events: readonly Event[] = [];

  private constructor(round: Round) {
    this.round = round;
  }

  static dealt(hands: readonly string[], pile = '', options: object = {}): Trial {
    const rules = check.configure(options);
    const seats = hands.length;
    const given = cardsOf([...hands, ...(pile === '' ? [] : [pile])].join(' '));
    const deck = [...given, ...PACK.filter((card) => !given.includes(card))];
    const carry = check.opening({ rules, seats, inputs: {}, random });
    return new Trial(check.deal(deck, { rules, seats, number: 1, carry }));
  }

  /** Dealt, and everybody has looked. */
  static started(hands: readonly string[], pile = '', options: object = {}): Trial {
    const trial = Trial.dealt(hands, pile, options);
    for (let seat = 0; seat < hands.length; seat++) trial.act(seat, { type: 'confirmPeek' });
    return trial;
  }

  /** An action as JSON; the dealer's actions follow automatically. */
  act(seat: Seat, json: Readonly<Record<string, unknown>>): this {
    const code = this.refusal(seat, json);
    if (code !== null) throw new Error(`seat ${seat} ${JSON.stringify(json)}: ${code}`);
    const action = check.read(this.round, seat, json);
    if ('code' in action) throw new Error(action.code);
    const events: Event[] = [];
    this.round = apply(check, this.round, seat, action, (event: Event) => events.push(event));
    while (check.actors(this.round).length === 0) {
      const chance: Action | null = check.chance(this.round, random);
      if (!chance) break;
      this.round = apply(check, this.round, DEALER, chance, (event: Event) => events.push(event));
    }
    this.events = events;
    return this;
  }

  /** A card from the deck, straight onto the discard pile. */
  drawAndDiscard(seat: Seat): this {
    return this.act(seat, { type: 'drawFromDeck' }).act(seat, { type: 'discardDrawn' });
  }

  drawAndKeep(seat: Seat, slot: number): this {
    return this.act(seat, { type: 'drawFromDeck' }).act(seat, { type: 'swapAndDiscard', slot });
  }

  /** Everybody who could still match passes. */
  allPass(): this {
    for (const seat of this.actors) this.act(seat, { type: 'passMatch' });
    return this;
  }

  /** A whole turn in which nothing happens. */
  quietTurn(seat: Seat): this {
    this.drawAndDiscard(seat).allPass();
    while (this.round.stage === 'abilityResolutionStage') this.act(seat, { type: 'resolveSpecialAbility', skip: true });
    return this.round.stage === 'turnEnd' ? this.act(seat, { type: 'endTurn' }) : this;
  }

  refusal(seat: Seat, json: unknown): string | null {
    const action = check.read(this.round, seat, json);
    return ('code' in action ? action : check.refuse(this.round, seat, action))?.code ?? null;
  }

  get actors(): readonly Seat[] {
    return check.actors(this.round);
  }

  legal(seat: Seat): readonly KernelAction[] {
    return check.legal(this.round, seat);
  }

  get snapshot(): Snapshot {
    return this.round.snapshot();
  }

  view(viewer: Viewer): Snapshot {
    return this.round.snapshot(viewer);
  }

  player(seat: Seat, viewer?: Viewer): PlayerState {
    return this.round.snapshot(viewer).players[seat];
  }

  hand(seat: Seat, viewer?: Viewer): string {
    return this.player(seat, viewer)
      .hand.map((id) => id ?? '-')
      .join(' ');
  }

  get outcome(): Outcome | null {
    return check.outcome(this.round);
  }

  /** The types of the events of the last action that this viewer gets. */
  told(viewer: Viewer): readonly string[] {
    return this.events.flatMap((event) => redact(check, event, viewer, this.round)?.type ?? []);
  }

  /** The cards that the viewer thinks possible here; null when it knows the card. */
  may(viewer: Viewer, { seat, slot }: Position): readonly string[] | null {
    const card = this.round.grid.at(seat, slot);
    const place = this.round.hidden(viewer).find((hidden) => hidden.card === card);
    return place?.may.toArray().map((other) => CARD_IDS[other]) ?? null;
  }
}

/** Mostly the fallback, never check: the round lasts until the pile is exhausted. */
export const patient: Choose = (state, seat, random) => {
  if (!(state instanceof Round)) throw new Error('not a round of Check');
  const choices = check.legal(state, seat).filter((action) => action !== CALL_CHECK);
  return random.below(5) > 0 ? check.fallback(state, seat) : choices[random.below(choices.length)];
};

/** Uniform, but calls check only one time in `odds`: it would end most rounds before anything happens. */
export function seldomCheck(odds: number): Choose {
  return (state, seat, random) => {
    if (!(state instanceof Round)) throw new Error('not a round of Check');
    const legal = check.legal(state, seat);
    const others = legal.filter((action) => action !== CALL_CHECK);
    const from = others.length < legal.length && random.below(odds) > 0 ? others : legal;
    return from[random.below(from.length)];
  };
}
