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
} from './kernel/grammar.ts';
export { LANGUAGES, type Language, type Translated } from './kernel/narrator.ts';
