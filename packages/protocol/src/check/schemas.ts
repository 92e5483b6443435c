import { commonVocabulary, type DialectForms } from '../common/vocabulary.ts';
import { plainVocabulary } from '../plain/schemas.ts';
import type { GameSchemas } from '../vocabulary.ts';
import { CODES } from './codes.ts';
import { COMMANDS, PEEK, SWAP } from './commands.ts';
import { Happened } from './happened.ts';
import { RoundOutcome } from './outcome.ts';
import { PLAIN_FORMS } from './plain.ts';
import { View } from './view.ts';

export { CODES, PEEK, PLAIN_FORMS, SWAP };

export const FORMS = {
  name: 'check',
  commands: COMMANDS,
  view: View,
  happened: Happened,
  outcome: RoundOutcome,
  codes: CODES,
  choices: PLAIN_FORMS.choices,
} satisfies DialectForms;

export const check: GameSchemas = {
  game: 'check',
  own: commonVocabulary(FORMS),
  plain: plainVocabulary(FORMS.name, PLAIN_FORMS),
};
