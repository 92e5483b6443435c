import type { Words } from '../../../../app/words.ts';
import { zhHans } from '../../../../languages/zh-Hans/tysiac/lesson.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pl } from './pl.ts';
import type { TysiacLessonWords } from './tysiac-lesson-words.ts';
import { zh } from './zh.ts';

export type { TysiacLessonWords } from './tysiac-lesson-words.ts';
export const tysiacLessonWords: Words<TysiacLessonWords> = { en, ko, ja, zh, pl, 'zh-Hans': zhHans };
