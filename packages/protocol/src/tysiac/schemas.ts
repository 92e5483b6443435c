import { commonVocabulary, type DialectForms } from '../common/vocabulary.ts';
import { plainVocabulary } from '../plain/schemas.ts';
import type { GameSchemas } from '../vocabulary.ts';
import { CODES } from './codes.ts';
import { COMMANDS } from './commands.ts';
import { PLAIN_FORMS } from './plain.ts';

export { CODES, COMMANDS, PLAIN_FORMS };

export const FORMS = {
  ...PLAIN_FORMS,
  name: 'tysiac',
  commands: COMMANDS,
} satisfies DialectForms;

export const tysiac: GameSchemas = {
  game: 'tysiac',
  own: commonVocabulary(FORMS),
  plain: plainVocabulary(FORMS.name, PLAIN_FORMS),
};
