import { type Action, findGame, type Json, type Kibo, RESIGN, type Seat, verify } from '@madang/engine';
import { expect, it } from 'vitest';
import { newcomer, openTable } from '../protocol/testing/tables.ts';
import { checkpointOf, isDeal, restored } from './checkpoint.ts';
import { act, type Decision, sit, start } from './decide.ts';
import type { Logged, TableCard } from './log.ts';
import { recordOf } from './record.ts';
import { Diverged, follow, newTable, type TableState } from './table.ts';

// A table that was opened before a repair of the rules goes on as it began (docs/records.md#old-records).
const GAME = findGame('matgo');
if (!GAME) throw new Error('there is no matgo');
const game = GAME;

interface Played {
  readonly card: TableCard;
  readonly log: readonly Logged[];
}

/** A match of two by Go-Stop's core rules, until in a later round a flip's target is to be chosen after a capture: there one resigns. */
function played(revision: number): Played {
  const { card } = openTable({ game, rules: { ruleset: 'kr-gostop-core-v1', rounds: 20, revision } });
  const log: Logged[] = [];
  let table = newTable(card);
  const enter = (decided: Decision | { readonly code: string }): void => {
    if ('code' in decided) throw new Error(decided.code);
    const logged = { n: table.n + 1, at: 1, entry: decided.entry };
    table = follow(table, logged, decided.turned).table;
    log.push(JSON.parse(JSON.stringify(logged)));
  };
  for (const seat of [0, 1]) enter(sit(table, newcomer(seat)));
  enter(start(table, { hour: 12 }));
  for (let next = nextOf(table); next; next = nextOf(table))
    enter(act(table, ...next, { by: null, commandId: null, now: 1, upSince: 1 }));
  return { card, log };
}

function nextOf({ match, n }: TableState): readonly [Seat, Action] | null {
  if (!match || match.result) return null;
  const [seat] = match.actors;
  const { turn } = match.state.snapshot() as { readonly turn: { readonly stage: string; readonly taking: Json[] } };
  if (match.round.number > 1 && turn.stage === 'flipTarget' && turn.taking.length > 0) return [seat, RESIGN];
  const legal = game.legal(match.state, seat);
  return [seat, legal[n % legal.length]];
}

function record({ card, log }: Played): Kibo {
  const kibo = recordOf(card, log);
  if (!kibo) throw new Error('no card was dealt');
  return kibo;
}

/** As version 0.1.0 kept a card. */
function older(card: TableCard): TableCard {
  const { revision: _, ...rules } = card.rules;
  return { ...card, rules, engine: '0.1.0' };
}

it('a table without a revision is replayed by revision 1, to the same positions', () => {
  const { card, log } = played(1);
  const kibo = record({ card: older(card), log });
  expect(kibo.result?.reason).toBe('resigned');
  expect(kibo).toEqual(record({ card, log }));
  expect(kibo.rules.revision).toBe(1);
  expect(() => verify(game, kibo)).not.toThrow();
});

it('and not by the newest revision, which leads to other positions', () => {
  const { card, log } = played(1);
  const newest = openTable({ game, rules: { ruleset: 'kr-gostop-core-v1', rounds: 20 } }).card;
  expect(newest.rules).toEqual({ ...card.rules, revision: 2 });
  expect(() => record({ card: newest, log })).toThrow(Diverged);
  expect(() => record({ card: older(card), log: played(2).log })).toThrow(Diverged);
});

it('a checkpoint of such a table is read by its own revision too', () => {
  const { card, log } = played(1);
  const before = older(card);
  let table = newTable(before);
  for (const logged of log) {
    table = follow(table, logged).table;
    if (!isDeal(logged)) continue;
    const back = restored(before, checkpointOf(table, {}), logged);
    expect(back?.table.match?.setup.rules).toEqual({ ...card.rules, revision: 1 });
  }
  expect(log.some(isDeal)).toBe(true);
});
