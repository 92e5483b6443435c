import { type AnyGame, type Option, settableIn } from '@madang/engine';
import { isRecord } from '@madang/engine/internal';
import type { Rules } from '../../play/told.ts';

/** A row of the form: an option, or one number of a group. */
export interface OptionRow {
  readonly name: string;
  readonly option: Option<unknown>;
  readonly usual: unknown;
  readonly value: unknown;
}

/** The names of a game's rulesets, the default first. */
export function rulesetsOf(game: AnyGame): readonly string[] {
  return Object.keys(game.rulesets);
}

/** Every option, with its value in the chosen ruleset and the value chosen instead. */
export function linesOf(game: AnyGame, chosen: object): readonly OptionRow[] {
  const own: Readonly<Record<string, unknown>> = { ...chosen };
  const base = baseOf(game, own);
  return settableIn(game.options).map(([name, option]) => {
    const usual = valueAt(base, name);
    return { name, option, usual, value: own[name] ?? valueAt(own, name) ?? usual };
  });
}

/** Keeps only what differs from the ruleset; a value that the option does not accept changes nothing. */
export function changed(game: AnyGame, chosen: Rules, name: string, value: unknown): Rules {
  const line = linesOf(game, chosen).find((each) => each.name === name);
  if (!line?.option.accepts(value)) return chosen;
  const { [name]: _, ...rest } = chosen;
  return value === line.usual ? rest : ({ ...rest, [name]: value } as Rules);
}

/** Another ruleset resets all options; the default one needs no name. */
export function withRuleset(game: AnyGame, ruleset: string): Rules {
  return ruleset === rulesetsOf(game)[0] ? {} : { ruleset };
}

function baseOf(game: AnyGame, { ruleset }: { readonly ruleset?: unknown }): unknown {
  const [usual] = rulesetsOf(game);
  return game.rulesets[typeof ruleset === 'string' && Object.hasOwn(game.rulesets, ruleset) ? ruleset : usual];
}

function valueAt(rules: unknown, name: string): unknown {
  return name.split('.').reduce((value, part) => (isRecord(value) ? value[part] : undefined), rules);
}
