import { type AnyGame, ConfigError, findGame } from '@madang/engine';
import { levelsAt, placeOf } from '@madang/players';
import type { CreateTable } from '@madang/protocol';
import type { z } from 'zod';
import { levelOfModel, type ServerModels } from '../bots/models.ts';
import type { Opening } from '../lobby/open-table.ts';
import { firstIssue } from '../protocol/commands.ts';
import { Problem } from './problem.ts';

/** A 400 that names the first field that is wrong. */
export function problemIn(error: z.ZodError): Problem {
  const issue = firstIssue(error);
  const field = issue.path.join('.');
  const code: unknown = issue.code === 'custom' ? issue.params?.code : undefined;
  return new Problem(
    code === 'BAD_NAME' ? code : 'BAD_REQUEST',
    field === '' ? issue.message : `${field}: ${issue.message}`,
    field || undefined,
  );
}

export function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new Problem('BAD_REQUEST', `game: there is no game ${id}`, 'game');
  return game;
}

/** A table that is asked for, with its rules as `configure` gives them. */
interface AskedTable {
  readonly game: AnyGame;
  readonly seats: number;
  readonly rules: object;
}

/** A level that is offered at such a table, or a model that plays the game with so many seats. */
export function levelOf(
  { game, seats, rules }: AskedTable,
  level: string,
  field: string,
  { offered }: ServerModels,
): string {
  const models = offered.filter((model) => model.game === game.id && model.seats === seats).map(levelOfModel);
  const levels = [...levelsAt(game, placeOf(seats, rules)), ...models];
  if (levels.includes(level)) return level;
  throw new Problem('NO_LEVEL', `${field}: ${game.id} with ${seats} seats has the levels ${levels.join(', ')}`, field);
}

/** As many as are asked for; the game's first count where none is. */
export function seatCountOf(game: AnyGame, seats: number | undefined): number {
  const count = game.seats.find((each) => seats === undefined || each === seats);
  if (count !== undefined) return count;
  throw new Problem('BAD_SEATS', `seats: ${game.id} is played by ${game.seats.join(', ')}`, 'seats');
}

/** A table as it was asked for, checked against the game's own rules. */
export function openingOf(request: CreateTable, models: ServerModels): Opening {
  const game = gameOf(request.game);
  const seats = seatCountOf(game, request.seats.length);
  const rules = rulesOf(game, request);
  for (const [seat, asked] of request.seats.entries())
    if (asked.kind === 'bot') levelOf({ game, seats, rules }, asked.level, `seats.${seat}.level`, models);
  const areAllBots = request.seats.every(({ kind }) => kind === 'bot');
  if (areAllBots && !request.watch)
    throw new Problem('BAD_SEATS', 'seats: at least one is for you, unless you ask to watch', 'seats');
  if (!areAllBots && request.watch) throw new Problem('BAD_SEATS', 'watch: every seat must be a bot’s', 'watch');
  return {
    game,
    rules,
    seats: request.seats,
    clock: clockOf(request),
    isPublic: request.public ?? false,
    utcOffset: request.utc_offset,
    spectatorDelay: request.spectator_delay,
  };
}

export function clockOf({ clock }: Pick<CreateTable, 'clock'>): Opening['clock'] {
  return clock ? { perAction: clock.per_action, bank: clock.bank } : null;
}

/** The rules that are asked for, whole; by default those of the game. */
export function rulesOf(game: AnyGame, { ruleset, rules }: Pick<CreateTable, 'ruleset' | 'rules'>): object {
  try {
    return game.configure({ ...(ruleset === undefined ? {} : { ruleset }), ...rules });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new Problem('BAD_RULES', error.message, error.option);
  }
}

/** The token in `Authorization: Bearer …`; undefined when there is none. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
}
