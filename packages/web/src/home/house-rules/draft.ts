import { type AnyGame, type Option, settableIn } from '@madang/engine';
import { isRecord } from '@madang/engine/internal';
import type { Rules } from '../../play/told.ts';

/** A line of the form: an option, or one number of several. */
export interface OptionRow {
  readonly name: string;
  readonly option: Option<unknown>;
  readonly usual: unknown;
  readonly value: unknown;
}

/** The rulesets of a game by name, the usual one first. */
export function rulesetsOf(game: AnyGame): readonly string[] {
  return Object.keys(game.rulesets);
}

/** All that can be set, with what holds in the chosen ruleset and what was chosen instead. */
export function linesOf(game: AnyGame, chosen: object): readonly OptionRow[] {
  const own: Readonly<Record<string, unknown>> = { ...chosen };
  const base = baseOf(game, own);
  return settableIn(game.options).map(([name, option]) => {
    const usual = valueAt(base, name);
    return { name, option, usual, value: own[name] ?? valueAt(own, name) ?? usual };
  });
}

/** Only what differs from the ruleset is asked for; a value that it does not take is left as it was. */
export function changed(game: AnyGame, chosen: Rules, name: string, value: unknown): Rules {
  const line = linesOf(game, chosen).find((each) => each.name === name);
  if (!line?.option.accepts(value)) return chosen;
  const { [name]: _, ...rest } = chosen;
  return value === line.usual ? rest : ({ ...rest, [name]: value } as Rules);
}

/** Another ruleset is a new beginning; the usual one needs no name. */
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
