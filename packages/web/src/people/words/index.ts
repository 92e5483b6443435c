import type { Words } from '../../app/words.ts';
import { zhHans } from '../../languages/zh-Hans/people.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { PeopleWords } from './people-words.ts';
import { pl } from './pl.ts';
import { zh } from './zh.ts';

export const peopleWords: Words<PeopleWords> = { en, ko, ja, zh, pl, 'zh-Hans': zhHans };
