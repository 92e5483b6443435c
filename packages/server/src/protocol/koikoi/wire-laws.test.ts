import { apply, CardSet, FastRandom, type Random, type Viewer } from '@madang/engine';
import { JAPANESE } from '@madang/engine/hwatu';
import { canonical, shuffle } from '@madang/engine/internal';
import { type Event as EngineEvent, FIELD, FLIPPED, koikoi, PILE, type Round, RULESETS } from '@madang/engine/koikoi';
import type { Body, TurnCommand } from '@madang/protocol/koikoi';
import { Event } from '@madang/protocol/koikoi/schemas';
import { describe, expect, it } from 'vitest';
import { seal, sealAll } from '../envelope.ts';
import { type CardOrder, cardOrderAfter, type Happening } from './card-order.ts';
import { readCommand } from './commands.ts';
import { interpret } from './interpret.ts';
import { snapshot } from './snapshot.ts';
import { Client } from './testing/client.ts';
import { PLAYERS } from './testing/position.ts';
import { RULES, randomMatch, type Turn, VIEWERS } from './testing/random-play.ts';
import { translate } from './translate.ts';
import { rulesetOf } from './words.ts';

const MATCHES = 200;

const sceneOf = ({ round, order }: Pick<Turn, 'round' | 'order'>) => ({
  gameId: 'game_1',
  players: PLAYERS,
  round,
  order,
});
/** As it arrives at the other end of the wire, where it must fit the schema. */
const received = (event: unknown): Event => Event.parse(JSON.parse(JSON.stringify(event)));

describe(`over ${MATCHES} random matches`, () => {
  it.each(VIEWERS)(
    'the events suffice for viewer %s: a client that applies them has what a snapshot says',
    (viewer) => {
      const told = new Set<string>();
      for (let number = 0; number < MATCHES; number++) {
        const client = new Client('game_1');
        let shown: Body<'GameSnapshotRestore'> | null = null;
        let last = 0;
        for (const turn of randomMatch(number)) {
          const events = sealAll(translate(turn.happenings, PLAYERS, viewer), last, 1).map(received);
          expect(events.map(({ event_id }) => Number(event_id.slice(4)))).toEqual(events.map((_, i) => last + 1 + i));
          last += events.length;
          const returned = shown && Client.restored(shown);
          for (const event of events) {
            told.add(event.event);
            client.see(event);
            returned?.see(event);
          }
          shown = snapshot(sceneOf(turn), viewer);
          expect(canonical(client.snapshot())).toBe(canonical(shown));
          if (returned) expect(canonical(returned.snapshot())).toBe(canonical(shown));
        }
      }
      expect(told.size).toBe(Event.options.length - 2); // all but TurnError and the snapshot
    },
  );

  it('a snapshot fits its schema and accounts for 48 cards', () => {
    for (let number = 0; number < MATCHES; number++)
      for (const turn of randomMatch(number))
        for (const viewer of VIEWERS) {
          const shown = received(seal(snapshot(sceneOf(turn), viewer), 1, 1));
          expect(cardsIn(shown)).toBe(48);
        }
  });

  it('every action has a command that fits its schema and means it', () => {
    for (let number = 0; number < MATCHES; number++)
      for (const { sent, before } of randomMatch(number)) {
        if (!sent || !before) continue;
        expect(readCommand(JSON.parse(JSON.stringify(sent.command)))).toStrictEqual(sent.command);
        expect(interpret(before, sent.seat, sent.command)).toBe(sent.action);
      }
  });

  it('the order of cards holds the cards that the rules have there, and is the same when the whole match is replayed', () => {
    for (let number = 0; number < MATCHES; number++) {
      const happenings: Happening[] = [];
      for (const turn of randomMatch(number)) {
        happenings.push(...turn.happenings);
        const { field, piles } = turn.order;
        const { table } = turn.round;
        const open = [FIELD, ...PILE].map((zone) => table.at(zone).toArray());
        if (turn.round.phase === 'ended') open[0] = table.at(FIELD).union(table.at(FLIPPED)).toArray();
        expect([field, ...piles].map((cards) => cards.toSorted((a, b) => a - b))).toEqual(open);
        if (turn.round.phase === 'ended') expect(cardOrderAfter(happenings)).toEqual(turn.order);
      }
    }
  });
});

function cardsIn(shown: Event): number {
  if (shown.event !== 'GameSnapshotRestore') throw new Error('no snapshot');
  const { cards, flow_state } = shown;
  const waiting = flow_state?.type === 'AWAITING_SELECTION' ? [flow_state.context.selection.source] : [];
  const piles =
    'my_hand' in cards
      ? [cards.my_hand, cards.my_depository, cards.opponent_depository]
      : cards.depositories.map((pile) => pile.cards);
  const hidden =
    'my_hand' in cards
      ? cards.opponent_hand_count
      : cards.hands.reduce((sum, hand) => sum + ('count' in hand ? hand.count : 48), 0);
  return new Set([...cards.field, ...piles.flat(), ...waiting]).size + hidden + cards.deck_remaining;
}

describe('the leak law on the wire', () => {
  it.each(VIEWERS)('viewer %s gets the same bytes whatever lies where it cannot see', (viewer) => {
    const random = new FastRandom(1);
    for (let number = 0; number < 60; number++) {
      let order = cardOrderAfter([]);
      for (const { happenings } of randomMatch(number))
        for (const happening of happenings) {
          const other = alike(happening, viewer, random);
          expect(bytes(other, viewer)).toBe(bytes(happening, viewer));
          expect(snapshotBytes(other, order, viewer)).toBe(snapshotBytes(happening, order, viewer));
          for (const command of someCommands(random))
            expect(interpret(other.state, viewer, command)).toEqual(interpret(happening.state, viewer, command));
          order = cardOrderAfter([happening], order);
        }
    }
  });

  it('can fail: what the other player is sent does depend on it', () => {
    const random = new FastRandom(2);
    const [{ happenings }] = randomMatch(0);
    expect(bytes(alike(happenings[0], 0, random), 1)).not.toBe(bytes(happenings[0], 1));
  });
});

const bytes = (happening: Happening, viewer: Viewer): string => JSON.stringify(translate([happening], PLAYERS, viewer));
const snapshotBytes = (happening: Happening, before: CardOrder, viewer: Viewer): string =>
  JSON.stringify(snapshot(sceneOf({ round: happening.state, order: cardOrderAfter([happening], before) }), viewer));

/** The same happening with other faces on the cards that this viewer does not know even afterwards. */
function alike(happening: Happening, viewer: Viewer, random: Random): Happening {
  const cards = happening.state.hidden(viewer).map(({ card }) => card);
  const moved = CardSet.from(cards);
  const shuffled = cards.slice();
  shuffle(shuffled, random);
  const faces = JAPANESE.ids.map((_, card) => card);
  for (const [i, card] of cards.entries()) faces[card] = shuffled[i];
  const relabelled = (state: Round): Round => state.relabel(faces, moved);
  switch (happening.kind) {
    case 'dealt':
      return { ...happening, deck: happening.deck.map((card) => faces[card]), state: relabelled(happening.state) };
    case 'acted': {
      const events: EngineEvent[] = [];
      const before = relabelled(happening.before);
      const state = apply(koikoi, before, happening.seat, happening.action, (event: EngineEvent) => events.push(event));
      return { ...happening, before, state, events };
    }
    case 'ended':
      return { ...happening, state: relabelled(happening.state) };
  }
}

function someCommands(random: Random): TurnCommand[] {
  const any = (): string => JAPANESE.ids[random.below(48)];
  return [
    { command: 'TurnPlayHandCard', card: any(), target: null },
    { command: 'TurnPlayHandCard', card: any(), target: any() },
    { command: 'TurnSelectTarget', source: any(), target: any() },
    { command: 'RoundMakeDecision', decision: 'KOI_KOI' },
  ];
}

it('the ruleset on the wire makes the same rules again', () => {
  for (const rules of [...RULES, ...Object.values(RULESETS)])
    expect(koikoi.configure(rulesetOf(rules))).toStrictEqual(rules);
});
