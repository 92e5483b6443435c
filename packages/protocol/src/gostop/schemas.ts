import { commonVocabulary, type DialectForms } from '../common/vocabulary.ts';
import { plainVocabulary } from '../plain/schemas.ts';
import type { GameSchemas } from '../vocabulary.ts';
import { CODES } from './codes.ts';
import { COMMANDS } from './commands.ts';
import { PLAIN_FORMS } from './plain.ts';
import { RequiredFollowUpAction } from './view.ts';

export { CODES, PLAIN_FORMS };

export const FORMS = {
  ...PLAIN_FORMS,
  name: 'gostop',
  commands: COMMANDS,
  // Many choices depend on the position, so every event says what is awaited (docs/protocol.md 20).
  topLevelFields: { requiredFollowUpAction: RequiredFollowUpAction },
} satisfies DialectForms;

const dialect = { own: commonVocabulary(FORMS), plain: plainVocabulary(FORMS.name, PLAIN_FORMS) };

/** The two games differ in their rules only. */
export const gostop: GameSchemas = { game: 'gostop', ...dialect };
export const matgo: GameSchemas = { game: 'matgo', ...dialect };
