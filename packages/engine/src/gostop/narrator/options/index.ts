import type { Language } from '../../../kernel/narrator.ts';
import type { OptionNames } from '../../../kernel/option-names.ts';
import type { Rules } from '../../rules.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pl } from './pl.ts';
import { zh } from './zh.ts';

export const OPTION_NAMES: Readonly<Record<Language, OptionNames<Rules>>> = { en, ko, ja, zh, pl };
