import type { Words } from '../../../../app/words.ts';
import { zhHans } from '../../../../languages/zh-Hans/koikoi/lesson.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { KoikoiLessonWords } from './koikoi-lesson-words.ts';
import { pl } from './pl.ts';
import { zh } from './zh.ts';

export type { KoikoiLessonWords } from './koikoi-lesson-words.ts';
export const koikoiLessonWords: Words<KoikoiLessonWords> = { en, ko, ja, zh, pl, 'zh-Hans': zhHans };
