import { Outcome } from '../common/events.ts';
import { commonVocabulary, type DialectForms } from '../common/vocabulary.ts';
import { plainVocabulary } from '../plain/schemas.ts';
import type { GameSchemas } from '../vocabulary.ts';
import { CODES } from './codes.ts';
import { COMMANDS } from './commands.ts';
import { Happened } from './happened.ts';
import { PLAIN_FORMS } from './plain.ts';
import { View } from './view.ts';

export { CODES, COMMANDS, PLAIN_FORMS };

export const FORMS = {
  name: 'tysiac',
  commands: COMMANDS,
  view: View,
  happened: Happened,
  outcome: Outcome,
  codes: CODES,
} satisfies DialectForms;

export const tysiac: GameSchemas = {
  game: 'tysiac',
  own: commonVocabulary(FORMS),
  plain: plainVocabulary(FORMS.name, PLAIN_FORMS),
};
