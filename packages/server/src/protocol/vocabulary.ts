import { GAMES } from '@madang/engine';
import type { z } from 'zod';
import { checkDialect } from './check/dialect.ts';
import { ClientAcknowledge, GameRequestJoin, GameResign, SpectatorRequestJoin } from './commands.ts';
import type { Dialect } from './common/dialect.ts';
import { eventsOf } from './common/events.ts';
import { gostopDialect, matgoDialect } from './gostop/dialect.ts';
import * as koikoi from './koikoi/index.ts';
import { Notice } from './notices.ts';
import { GameAct, plainDialect } from './plain/wire.ts';
import { tysiacDialect } from './tysiac/dialect.ts';

type Shapes = Readonly<Record<string, z.ZodType>>;

/** All that is said on the socket in one or several games: the schemas that also check it. */
export interface Vocabulary {
  readonly name: string;
  readonly games: readonly string[];
  /** By their own names. */
  readonly commands: Shapes;
  readonly events: Shapes;
  /** What the events are made of. */
  readonly parts: Shapes;
}

/** Said in every game. */
export const SESSION_COMMANDS: Shapes = { GameRequestJoin, SpectatorRequestJoin, ClientAcknowledge, GameResign };
export const NOTICES: Shapes = byName(Notice.options);

export const VOCABULARIES: readonly Vocabulary[] = [
  {
    name: 'koikoi',
    games: ['koikoi'],
    commands: {
      TurnPlayHandCard: koikoi.TurnPlayHandCard,
      TurnSelectTarget: koikoi.TurnSelectTarget,
      RoundMakeDecision: koikoi.RoundMakeDecision,
    },
    events: byName(koikoi.Event.options),
    parts: {},
  },
  common('gostop', [gostopDialect, matgoDialect]),
  common('tysiac', [tysiacDialect]),
  common('check', [checkDialect]),
];

/** What every game speaks to those who join with `"dialect": "plain"`. */
export const PLAIN: Vocabulary = {
  name: 'plain',
  games: GAMES.map(({ id }) => id),
  commands: { GameAct },
  events: eventsOf(plainDialect(GAMES[0])),
  parts: {},
};

/** Several games of one dialect differ in their rules only. */
function common(name: string, dialects: readonly Dialect[]): Vocabulary {
  const [dialect] = dialects;
  return {
    name,
    games: dialects.map(({ game }) => game.id),
    commands: dialect.commands,
    events: eventsOf(dialect),
    parts: { View: dialect.view, Happened: dialect.happened, Outcome: dialect.outcome },
  };
}

function byName(events: readonly z.ZodObject<{ event: z.ZodLiteral<string> }>[]): Shapes {
  return Object.fromEntries(events.map((shape) => [shape.shape.event.value, shape]));
}

/** A game without a dialect of its own speaks the plain one. */
export function vocabularyOf(game: string): Vocabulary {
  return VOCABULARIES.find(({ games }) => games.includes(game)) ?? PLAIN;
}
