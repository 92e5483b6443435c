import type { Rules } from '@madang/engine/tysiac';
import { wrap } from '../../width.ts';
import { PAGE } from '../screen.ts';
import type { TysiacScene } from './scene.ts';
import { tysiacWords } from './words.ts';

const paragraph = (text: string): readonly string[] => wrap(text, PAGE.columns - 4);

/** The rules in short, and the optional rules of this table. */
export function help({ language, round }: TysiacScene): readonly (readonly string[])[] {
  const words = tysiacWords(language);
  const options = optionLines(round.rules, words.options);
  const first = ['Tysiąc', '', ...words.rules.flatMap((text) => [...paragraph(text), '']), words.points];
  const second = ['Tysiąc', '', ...words.keys.flatMap(paragraph), '', ...options.flatMap(paragraph)];
  return [first, second];
}

function optionLines(rules: Rules, options: ReturnType<typeof tysiacWords>['options']): readonly string[] {
  return Object.entries(options).flatMap(([name, line]) => {
    const value = rules[name as keyof Rules];
    return value ? [line(Number(value))] : [];
  });
}
