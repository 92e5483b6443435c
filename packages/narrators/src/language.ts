export { LANGUAGES, type Language, type Translated } from '@madang/engine/language';
export {
  englishInside,
  englishPeople,
  englishVerb,
  koreanPossessive,
  polishCount,
  polishPredicate,
  polishSubject,
  polishVerb,
  sentenceCase,
  withParticle,
  YOU,
} from './common/grammar.ts';
