export { LANGUAGES, type Language, type Translated } from '@madang/engine';
export { type ByLanguage, byLanguage } from './common/by-language.ts';
export {
  englishInside,
  englishPeople,
  englishVerb,
  koreanPossessive,
  polishCount,
  polishPredicate,
  polishSubject,
  polishVerb,
  withParticle,
  YOU,
} from './common/grammar.ts';
