import type { ListedTable } from '@madang/protocol';
import { use } from 'react';
import { useSettings } from '../app/settings.ts';
import { loadNamedRules, plays } from './named-rules.ts';

interface RulesNameProps {
  readonly of: Pick<ListedTable, 'game' | 'ruleset' | 'rules'>;
  /** For rules without a name. */
  readonly other: string;
}

/** The rules of a table by their name on the game's door. */
export function RulesName({ of, other }: RulesNameProps) {
  const { language } = useSettings();
  const promise = loadNamedRules(of.game);
  const named = promise && use(promise).find(({ rules }) => plays(of, rules));
  return named?.words[language].name ?? other;
}
