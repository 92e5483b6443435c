import type { Words } from '../../../../app/words.ts';
import { zhHans } from '../../../../languages/zh-Hans/check/lesson.ts';
import type { CheckLessonWords } from './check-lesson-words.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pl } from './pl.ts';
import { zh } from './zh.ts';

export type { CheckLessonWords } from './check-lesson-words.ts';
export const checkLessonWords: Words<CheckLessonWords> = { en, ko, ja, zh, pl, 'zh-Hans': zhHans };
