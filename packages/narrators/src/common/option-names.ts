import type { OptionsOf } from '@madang/engine';

/** The values of an option that are words, as `option.value`. */
type ValueKey<R, Name extends keyof R & string> = R[Name] extends string
  ? string extends R[Name]
    ? never
    : `${Name}.${R[Name]}`
  : never;

/** The parts of an option with several numbers, as `option.part`. */
type PartKey<R, Name extends keyof R & string> = R[Name] extends object ? `${Name}.${keyof R[Name] & string}` : never;

/** The names of options, of values that are words, and of rulesets in one language. */
export interface OptionNames<R> {
  readonly options: Readonly<Record<(keyof OptionsOf<R> & string) | Parts<R>, string>>;
  readonly values: Readonly<Record<{ [Name in keyof R & string]: ValueKey<R, Name> }[keyof R & string], string>>;
  readonly rulesets: Readonly<Record<string, string>>;
}

type Parts<R> = { [Name in keyof R & string]: PartKey<R, Name> }[keyof R & string];

type Words = Readonly<Partial<Record<string, string>>>;

/** The name of an option or of one of its values; a value without a name (a number) stays as it is. */
export function optionName<R>(names: OptionNames<R>, option: string, value?: string): string {
  const options: Words = names.options;
  const values: Words = names.values;
  if (value === undefined) return options[option] ?? option;
  return (option === 'ruleset' ? names.rulesets[value] : values[`${option}.${value}`]) ?? value;
}
