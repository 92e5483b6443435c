import {
  type AnyGame,
  type AnyTurned,
  FastRandom,
  findGame,
  isRefusal,
  playMatch,
  redact,
  seedFrom,
  view,
} from '@madang/engine';
import { encodeCards } from '@madang/engine/internal';
import { viewersOf } from '@madang/engine/testing';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { PLAIN_FORMS as check } from '../check/plain.ts';
import { codesOf } from '../common/events.ts';
import { PLAIN_FORMS as gostop } from '../gostop/plain.ts';
import { PLAIN_FORMS as koikoi } from '../koikoi/plain.ts';
import { PLAIN_FORMS as tysiac } from '../tysiac/plain.ts';
import type { PlainForms } from './schemas.ts';

/** Each game's schemas, and rules of short matches that reach every part of them. */
const GAMES: Readonly<Record<string, { readonly forms: PlainForms; readonly rules: readonly object[] }>> = {
  koikoi: { forms: koikoi, rules: [{ total_rounds: 3 }, { ruleset: 'koikoi_japan', total_rounds: 3 }] },
  gostop: { forms: gostop, rules: [{ rounds: 3 }, { rounds: 3, bonusCards: 3, autoDraw: false }] },
  matgo: {
    forms: gostop,
    rules: [
      { ruleset: 'kr-matgo-house-v1', rounds: 4 },
      { ruleset: 'kr-gostop-core-v1', rounds: 3 },
    ],
  },
  tysiac: {
    forms: tysiac,
    rules: [
      { ruleset: 'simulation', maxHands: 3 },
      { ruleset: 'polish', maxHands: 3, allPlay: true },
    ],
  },
  check: {
    forms: check,
    rules: [
      { ruleset: 'seed', rounds: 2, maxTurns: 40 },
      { ruleset: 'strict', rounds: 2, count: 'points', maxTurns: 40 },
    ],
  },
};
const MATCHES = 2;

/** As it arrives at the other end, where it must fit, field by field. */
function fits(schema: z.ZodType, value: unknown): void {
  const json = JSON.parse(JSON.stringify(value));
  const read = schema.safeParse(json);
  if (!read.success) throw new Error(`${read.error.message}\n${JSON.stringify(json)}`);
  expect(read.data).toEqual(json);
}

function* turns(game: AnyGame, rules: readonly object[]): Generator<AnyTurned & { readonly seats: number }> {
  for (const options of rules)
    for (const seats of game.seats)
      for (let number = 0; number < MATCHES; number++) {
        const setup = { rules: game.configure(options), seats, seed: seedFrom(`${game.id}/${number}`) };
        for (const turned of playMatch(game, setup, new FastRandom(number))) yield { ...turned, seats };
      }
}

describe.each(Object.entries(GAMES))('random matches of %s', (id, { forms, rules }) => {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);

  it('fit the schemas of views, events and outcomes, for every viewer', () => {
    for (const { happenings, seats } of turns(game, rules))
      for (const happening of happenings) {
        if (happening.kind === 'ended') fits(forms.outcome, happening.outcome);
        for (const viewer of viewersOf(seats)) {
          fits(forms.view, view(happening.state, viewer));
          if (happening.kind !== 'acted') continue;
          for (const event of happening.events) {
            const told = redact(game, event, viewer, happening.state);
            if (told) fits(forms.happened, encodeCards(game, told));
          }
        }
      }
  });

  it('fit the schemas of actions, and refusals have a known code', () => {
    const random = new FastRandom(1);
    const codes = codesOf(forms.codes);
    for (const { match, seats } of turns(game, rules)) {
      const catalogue = game.actions(match.setup.rules, seats);
      for (let seat = 0; seat < seats; seat++) {
        for (const action of game.legal(match.state, seat)) fits(forms.action, encodeCards(game, action));
        const any = catalogue[random.below(catalogue.length)];
        fits(forms.action, encodeCards(game, any));
        const refusal = game.refuse(match.state, seat, any);
        if (refusal && isRefusal(refusal)) fits(codes, refusal.code);
      }
    }
  });
});
