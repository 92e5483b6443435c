import { z } from 'zod';
import type { Change } from '../change.ts';
import { command } from '../commands.ts';
import { codesOf, type EventIn, eventsOf, nextStateOf, openEventsOf } from '../common/events.ts';
import { Encoded, JsonValue } from '../json.ts';
import { LENGTHS } from '../limits.ts';
import { event } from '../parts.ts';
import type { Shapes, Vocabulary } from '../vocabulary.ts';

// The dialect that every game speaks alike, with the names of its rules and records. Its events are those of the common
// dialect. A game gives its own schemas of actions, views and events in its folder (`plain.ts`); any game fits the open ones.

/** The command as the server reads it: the game itself says what is wrong with an action. */
export const GameAct = command('GameAct', { action: z.record(z.string().max(LENGTHS.option), z.unknown()) });
export type GameAct = z.infer<typeof GameAct>;

/** A move as `next_state.legal` lists it: a command that can be sent as it is. */
const Listed = z.object({ command: z.literal('GameAct'), action: Encoded });

export const PLAIN_EVENTS = openEventsOf(Listed);

/** Any event of the plain dialect, of any game. What a client of `deltas` is sent instead of one of them is `TurnDelta`. */
export type PlainEvent = EventIn<typeof PLAIN_EVENTS>;

/** How a value changes (`Change`). */
const ChangeForm: z.ZodType<Change> = z.lazy(() =>
  z.union([z.tuple([JsonValue], JsonValue), z.record(z.string(), ChangeForm)]),
);

/**
 * What `TurnProgress` says, to a client that was granted `deltas`: `change` is that of `{ view, next_state }`, as they were after
 * the event before.
 */
function turnDeltaOf<Happened extends z.ZodType>(happened: Happened) {
  return event('TurnDelta', { events: z.array(happened).min(1), change: ChangeForm });
}
const OpenTurnDelta = turnDeltaOf(Encoded);
export type TurnDelta = z.infer<typeof OpenTurnDelta>;

/** The plain dialect of any game. */
export const PLAIN: Vocabulary = {
  name: 'plain',
  commands: { GameAct },
  events: { ...PLAIN_EVENTS, TurnDelta: OpenTurnDelta },
  parts: { Change: ChangeForm },
};

/** A game's schemas of the plain dialect. */
export interface PlainForms {
  readonly action: z.ZodType;
  readonly view: z.ZodType;
  readonly happened: z.ZodType;
  readonly outcome: z.ZodType;
  /** The codes of the rules' own refusals. */
  readonly codes: readonly string[];
  /** Further fields of `next_state`. */
  readonly choices?: Shapes;
}

/** The plain dialect of one game, under the name `plain.<dialect>`. */
export function plainVocabulary(dialect: string, forms: PlainForms): Vocabulary {
  const { action, view, happened, outcome, codes, choices = {} } = forms;
  const act = command('GameAct', { action });
  const next_state = nextStateOf(z.strictObject({ command: z.literal('GameAct'), action }), choices);
  return {
    name: `plain.${dialect}`,
    commands: { GameAct: act },
    events: {
      ...eventsOf({ view, happened, outcome, next_state, code: codesOf(codes), top: {} }),
      TurnDelta: turnDeltaOf(happened),
    },
    parts: { Action: action, View: view, Happened: happened, Outcome: outcome },
  };
}
