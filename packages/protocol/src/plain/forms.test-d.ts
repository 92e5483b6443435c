import type { Card } from '@madang/engine';
import type * as checkRules from '@madang/engine/check';
import type * as gostopRules from '@madang/engine/gostop';
import type * as koikoiRules from '@madang/engine/koikoi';
import type * as tysiacRules from '@madang/engine/tysiac';
import { expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { PLAIN_FORMS as Check } from '../check/plain.ts';
import type { PLAIN_FORMS as Gostop } from '../gostop/plain.ts';
import type { PLAIN_FORMS as Koikoi } from '../koikoi/plain.ts';
import type { PLAIN_FORMS as Tysiac } from '../tysiac/plain.ts';

// The schemas of the plain dialect are those of the engine's own types: what is added there must be added here.

/** Read-only at every depth, as the engine has it. */
type Frozen<T> = T extends readonly unknown[] | Readonly<Record<string, unknown>>
  ? { readonly [Key in keyof T]: Frozen<T[Key]> }
  : T;

/** An action or event as it is written: without its index, and with an id in place of each card. */
type Written<T, CardField extends string, Id> = T extends unknown
  ? {
      readonly [Key in Exclude<keyof T, 'index'>]: Key extends CardField
        ? T[Key] extends readonly Card[]
          ? readonly Id[]
          : T[Key] extends Card
            ? Id
            : T[Key]
        : T[Key];
    }
  : never;

/** Not for the wire: a resignation is a command of its own, and the dealer's moves are nobody's. */
type OfPlayers<A extends { readonly type: string }> = Exclude<
  A,
  { readonly type: 'resign' } | { readonly type: 'reshuffle' } | { readonly type: 'closeMatching' }
>;

type Inferred<S extends z.ZodType> = Frozen<z.infer<S>>;

test('Koi-Koi', () => {
  type View = Inferred<(typeof Koikoi)['view']>;
  expectTypeOf<View>().toEqualTypeOf<Frozen<koikoiRules.Snapshot>>();

  type Fields = 'card' | 'target' | 'captured' | 'options';
  type Action = Inferred<(typeof Koikoi)['action']>;
  expectTypeOf<Action>().toExtend<Written<OfPlayers<koikoiRules.Action>, Fields, string | null>>();
  expectTypeOf<Written<OfPlayers<koikoiRules.Action>, Fields, string>>().toExtend<Action>();

  type Event = Inferred<(typeof Koikoi)['happened']>;
  expectTypeOf<Event>().toExtend<Written<koikoiRules.Event, Fields, string>>();
  expectTypeOf<Written<koikoiRules.Event, Fields, string>>().toExtend<Event>();
});

test('Go-Stop and Matgo', () => {
  type View = z.infer<(typeof Gostop)['view']>;
  // The engine's type leaves these open; `dealt` is in the whole snapshot only.
  type Open = 'gameId' | 'requiredFollowUpAction' | 'stackEvents';
  expectTypeOf<Frozen<Omit<View, Open>>>().toEqualTypeOf<Frozen<Omit<gostopRules.Snapshot, Open | 'dealt'>>>();
  expectTypeOf<keyof View>().toEqualTypeOf<Exclude<keyof gostopRules.Snapshot, 'dealt'>>();

  type Fields = 'cardId' | 'fromTableCardId' | 'card' | 'cards' | 'onto' | 'options';
  // On the wire an action may also carry the counter that it answers, and a resignation has a name among the actions.
  type Listed = Exclude<Inferred<(typeof Gostop)['action']>, { type: 'RESIGN' }>;
  type Action = Listed extends infer A ? (A extends unknown ? Omit<A, 'actionCounter'> : never) : never;
  expectTypeOf<Action>().toExtend<Written<OfPlayers<gostopRules.Action>, Fields, string>>();
  expectTypeOf<Written<OfPlayers<gostopRules.Action>, Fields, string>>().toExtend<Action>();

  type Event = Inferred<(typeof Gostop)['happened']>;
  expectTypeOf<Event>().toExtend<Written<gostopRules.Event, Fields, string>>();
  expectTypeOf<Written<gostopRules.Event, Fields, string>>().toExtend<Event>();
});

test('Tysiąc', () => {
  type View = Inferred<(typeof Tysiac)['view']>;
  expectTypeOf<Omit<View, 'phase'>>().toEqualTypeOf<Frozen<Omit<tysiacRules.Snapshot, 'phase'>>>();
  // A round rests in four of the seven phases.
  expectTypeOf<View['phase']>().toExtend<tysiacRules.Phase>();

  type Fields = 'card' | 'cards';
  type Action = Inferred<(typeof Tysiac)['action']>;
  expectTypeOf<Action>().toExtend<Written<OfPlayers<tysiacRules.Action>, Fields, string>>();
  expectTypeOf<Written<OfPlayers<tysiacRules.Action>, Fields, string>>().toExtend<Action>();

  type Event = Inferred<(typeof Tysiac)['happened']>;
  expectTypeOf<Event>().toExtend<Written<tysiacRules.Event, Fields, string>>();
  expectTypeOf<Written<tysiacRules.Event, Fields, string>>().toExtend<Event>();
});

test('Check', () => {
  type View = Inferred<(typeof Check)['view']>;
  expectTypeOf<View>().toEqualTypeOf<Frozen<checkRules.Snapshot>>();

  type Fields = 'card' | 'cards' | 'discarded';
  // A king may name both cards of its peek at once.
  type Action = Inferred<(typeof Check)['action']>;
  expectTypeOf<Exclude<Action, { peek: unknown }>>().toExtend<Written<OfPlayers<checkRules.Action>, Fields, string>>();
  expectTypeOf<Written<OfPlayers<checkRules.Action>, Fields, string>>().toExtend<Action>();

  type Event = Inferred<(typeof Check)['happened']>;
  expectTypeOf<Written<checkRules.Event, Fields, string>>().toExtend<Event>();
  expectTypeOf<Event>().toExtend<Written<checkRules.Event, Fields, string>>();
});
