import { gostop, matgo } from '@madang/engine/gostop';
import { houseNarrator, narrator } from '@madang/narrators/gostop';
import { guideOf } from '../flower/guide.ts';
import { goalsOf } from './goals.ts';

export const gostopGuide = guideOf('korean', goalsOf(gostop.configure(), [], false), narrator);
export const matgoGuide = guideOf('korean', goalsOf(matgo.configure(), [], false), houseNarrator);
