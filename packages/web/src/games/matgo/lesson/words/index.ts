import type { Words } from '../../../../app/words.ts';
import { zhHans } from '../../../../languages/zh-Hans/matgo/lesson.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { MatgoLessonWords } from './matgo-lesson-words.ts';
import { pl } from './pl.ts';
import { zh } from './zh.ts';

export type { MatgoLessonWords } from './matgo-lesson-words.ts';
export const matgoLessonWords: Words<MatgoLessonWords> = { en, ko, ja, zh, pl, 'zh-Hans': zhHans };
