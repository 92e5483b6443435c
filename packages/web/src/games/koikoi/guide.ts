import { koikoi } from '@madang/engine/koikoi';
import { narrator } from '@madang/narrators/koikoi';
import { guideOf } from '../flower/guide.ts';
import { goalsOf } from './goals.ts';

/** With the viewing yaku, which several rulesets count. */
export const koikoiGuide = guideOf('japanese', goalsOf(koikoi.configure({ viewing_yaku: 5 })), narrator);
