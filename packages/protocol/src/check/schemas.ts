import { commonVocabulary, type DialectForms } from '../common/vocabulary.ts';
import { plainVocabulary } from '../plain/schemas.ts';
import type { GameSchemas } from '../vocabulary.ts';
import { CODES } from './codes.ts';
import { COMMANDS, PEEK, SWAP } from './commands.ts';
import { PLAIN_FORMS } from './plain.ts';

export { CODES, PEEK, PLAIN_FORMS, SWAP };

export const FORMS = {
  ...PLAIN_FORMS,
  name: 'check',
  commands: COMMANDS,
} satisfies DialectForms;

export const check: GameSchemas = {
  game: 'check',
  own: commonVocabulary(FORMS),
  plain: plainVocabulary(FORMS.name, PLAIN_FORMS),
};
