import type { Words } from '../../app/words.ts';
import { zhHans } from '../../languages/zh-Hans/learn.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { LessonWords } from './lesson-words.ts';
import { pl } from './pl.ts';
import { zh } from './zh.ts';

export type { LessonWords } from './lesson-words.ts';
export const lessonWords: Words<LessonWords> = { en, ko, ja, zh, pl, 'zh-Hans': zhHans };
