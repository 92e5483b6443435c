import { plainVocabulary } from '../plain/schemas.ts';
import type { GameSchemas } from '../vocabulary.ts';
import { RoundMakeDecision, TurnPlayHandCard, TurnSelectTarget } from './commands.ts';
import { Event } from './events.ts';
import { PLAIN_FORMS } from './plain.ts';

export * from './commands.ts';
export * from './events.ts';
export * from './parts.ts';
export { PLAIN_FORMS };

/** Koi-Koi has events of its own (docs/protocol.md 1). */
export const koikoi: GameSchemas = {
  game: 'koikoi',
  own: {
    name: 'koikoi',
    commands: { TurnPlayHandCard, TurnSelectTarget, RoundMakeDecision },
    events: Object.fromEntries(Event.options.map((shape) => [shape.shape.event.value, shape])),
    parts: {},
  },
  plain: plainVocabulary('koikoi', PLAIN_FORMS),
};
