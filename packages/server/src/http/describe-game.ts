import { type AnyGame, GAMES, settableIn } from '@madang/engine';
import { isRecord } from '@madang/engine/internal';
import { levelsOf } from '@madang/players';
import type { GameInfo } from '@madang/protocol';
import { RuleOption } from '@madang/protocol/schemas';

// Games as HTTP shows them: everything that a page needs to open a table.

function gameInfo(game: AnyGame): GameInfo {
  const [defaultRuleset] = Object.keys(game.rulesets);
  return {
    id: game.id,
    seats: [...game.seats],
    default_ruleset: defaultRuleset,
    rulesets: game.rulesets as GameInfo['rulesets'],
    options: ruleOptions(game, game.rulesets[defaultRuleset]),
    levels: [...levelsOf(game)],
  };
}

function ruleOptions(game: AnyGame, defaults: object): RuleOption[] {
  if (!isRecord(defaults)) throw new Error(`${game.id} has no default rules`);
  return settableIn(game.options).map(([name, { field }]) =>
    RuleOption.parse({ name, ...field, default: valueAt(defaults, name.split('.')) }),
  );
}

/** The value of an option, or of a part of one. */
function valueAt(rules: unknown, path: readonly string[]): unknown {
  return path.reduce((value, name) => (isRecord(value) ? value[name] : undefined), rules);
}

/** They never change while a server runs. */
export const ALL_GAMES: readonly GameInfo[] = GAMES.map(gameInfo);
