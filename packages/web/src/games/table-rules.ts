import type { Language } from '@madang/narrators/language';
import type { Rules } from '../play/told.ts';

/** Rules with a name on the door: a ruleset of the engine, or a few options. */
export interface TableRules {
  /** What they change of the default rules. */
  readonly rules: Rules;
  readonly words: Readonly<Record<Language, TableRulesWords>>;
}

export interface TableRulesWords {
  readonly name: string;
  /** What tells them from the others. */
  readonly line: string;
}
