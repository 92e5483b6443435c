import { type AnyGame, GAMES, settableIn } from '@madang/engine';
import { isRecord } from '@madang/engine/internal';
import { levelGapsOf, levelsOf } from '@madang/players';
import type { GameInfo } from '@madang/protocol';
import { RuleOption } from '@madang/protocol/schemas';
import { levelOfModel, type ServerModels } from '../bots/models.ts';

// Games as HTTP shows them: everything that a page needs to open a table.

export function gameInfo(game: AnyGame): Omit<GameInfo, 'models'> {
  const [first] = Object.entries(game.rulesets);
  if (!first) throw new Error(`${game.id} has no ruleset`);
  const [default_ruleset, defaults] = first;
  return {
    id: game.id,
    seats: [...game.seats],
    default_ruleset,
    rulesets: game.rulesets as GameInfo['rulesets'],
    options: ruleOptions(game, defaults),
    levels: [...levelsOf(game)],
    level_gaps: levelGapsOf(game).map(({ levels, seats, rulesets = Object.keys(game.rulesets) }) => ({
      levels: [...levels],
      seats: [...seats],
      rulesets: [...rulesets],
    })),
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
const ALL_GAMES = GAMES.map(gameInfo);

/** Every game, with the trained models that this server offers. */
export function allGames({ offered }: ServerModels): GameInfo[] {
  return ALL_GAMES.map((info) => ({
    ...info,
    models: offered
      .filter(({ game }) => game === info.id)
      .map((model) => ({ level: levelOfModel(model), seats: model.seats })),
  }));
}
