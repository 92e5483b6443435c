import { z } from 'zod';
import type { Shapes, Vocabulary } from '../vocabulary.ts';
import { codesOf, eventsOf, nextStateOf } from './events.ts';

/** What a game adds to the common dialect: its commands, and what its views and events look like. */
export interface DialectForms {
  readonly name: string;
  /** The commands that act in the match, by name; a resignation is added to them. */
  readonly commands: Readonly<Record<string, z.ZodType<Readonly<Record<string, unknown>>>>>;
  readonly view: z.ZodType;
  /** What can happen in a step. */
  readonly happened: z.ZodType;
  readonly outcome: z.ZodType;
  /** The codes of the rules' own refusals. */
  readonly codes: readonly string[];
  /** Fields of the view that go with every event. */
  readonly topLevelFields?: Shapes;
  /** Further fields of `next_state`. */
  readonly choices?: Shapes;
}

export function commonVocabulary(forms: DialectForms): Vocabulary {
  const { name, commands, view, happened, outcome, codes, topLevelFields = {}, choices = {} } = forms;
  const next_state = nextStateOf(z.union(Object.values(commands)), choices);
  return {
    name,
    commands,
    events: eventsOf({ view, happened, outcome, next_state, code: codesOf(codes), top: topLevelFields }),
    parts: { View: view, Happened: happened, Outcome: outcome },
  };
}
