// The languages alone, for a page that needs no rules yet.
export { LANGUAGES, type Language, type Translated } from './kernel/narrator.ts';
