import type { Words } from '../../../../app/words.ts';
import { zhHans } from '../../../../languages/zh-Hans/gostop/lesson.ts';
import { en } from './en.ts';
import type { GostopLessonWords } from './gostop-lesson-words.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pl } from './pl.ts';
import { zh } from './zh.ts';

export type { GostopLessonWords } from './gostop-lesson-words.ts';
export const gostopLessonWords: Words<GostopLessonWords> = { en, ko, ja, zh, pl, 'zh-Hans': zhHans };
