import { expectTypeOf, test } from 'vitest';
import {
  type AnyGame,
  apply,
  type Card,
  determinize,
  FastRandom,
  GAMES,
  isRefusal,
  type Kibo,
  Match,
  type Refusal,
  readKibo,
  type Seat,
  seedFrom,
  type Turned,
  verify,
} from './index.ts';
import { type Action, type Carry, type Event, koikoi, type Round, type Rules } from './koikoi/index.ts';

declare const round: Round;
declare const action: Action;

test('a game carries its own types through everything the kernel does with it', () => {
  const setup = { rules: koikoi.configure(), seats: 2, seed: seedFrom('types') };
  const { match } = Match.start(koikoi, setup);
  expectTypeOf(match).toEqualTypeOf<Match<Round, Action, Event, Rules, Carry>>();
  expectTypeOf(match.state).toEqualTypeOf<Round>();
  expectTypeOf(match.act(0, action)).toEqualTypeOf<Turned<Round, Action, Event, Rules, Carry> | Refusal>();
  expectTypeOf(apply(koikoi, round, 0, action)).toEqualTypeOf<Round>();
  expectTypeOf(determinize(round, 0, new FastRandom(1))).toEqualTypeOf<Round>();
});

test('an answer must be looked at before it is used', () => {
  const read = koikoi.read(round, 0, {});
  expectTypeOf(read).toEqualTypeOf<Action | Refusal>();
  if (!isRefusal(read)) expectTypeOf(read).toExtend<Action>();
  expectTypeOf(koikoi.refuse(round, 0, action)).toEqualTypeOf<Refusal | null>();
});

test('any game is a game', () => {
  expectTypeOf(koikoi).toExtend<AnyGame>();
  expectTypeOf(GAMES).items.toEqualTypeOf<AnyGame>();
  expectTypeOf(verify).parameters.toEqualTypeOf<[AnyGame, Kibo]>();
  expectTypeOf(readKibo).returns.toEqualTypeOf<Kibo>();
});

test('actions and events are tagged unions', () => {
  expectTypeOf<Extract<Action, { type: 'play' }>['target']>().toEqualTypeOf<Card>();
  expectTypeOf<Extract<Event, { type: 'called' }>['seat']>().toEqualTypeOf<Seat>();
  expectTypeOf<Action['type']>().toEqualTypeOf<'play' | 'select' | 'koikoi' | 'stop' | 'resign'>();
});
