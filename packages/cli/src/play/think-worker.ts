import { parentPort, workerData } from 'node:worker_threads';
import { type Action, type AnyTurned, isRefusal, type Json, Match, type Seat } from '@madang/engine';
import { actionFrom, encodeCards } from '@madang/engine/internal';
import {
  type Advice,
  type AnyPlayer,
  advise,
  adviserOf,
  decide,
  decisionRandom,
  Histories,
  loadPlayer,
} from '@madang/players';
import { nodeAssets } from '@madang/players/node';
import { gameOf } from '../game-argument.ts';
import type { Answer, Question, Thought } from './thinker.ts';

const { game: id, seats, seed, clientSeeds, inputs, levels, ...thought }: Thought = workerData;
const game = gameOf(id);
const rules = game.configure(thought.rules);
const catalogue = game.actions(rules, seats);
const histories = new Histories(game, seats);
const players = new Map<string, Promise<AnyPlayer | undefined>>();
let turned: AnyTurned = Match.start(game, { rules, seats, seed, clientSeeds, inputs });
histories.follow(turned.happenings);

parentPort?.on('message', async ({ moves, seat, isHint }: Question) => {
  for (const { seat: mover, action } of moves) follow(mover, action);
  const { match } = turned;
  const history = histories.of(seat);
  const random = decisionRandom(match, seat, history, isHint ? 'hint' : 'bot');
  const situation = { game, state: match.state, seat, history, random };
  const player = await playerOf((isHint ? null : levels[seat]) ?? adviserOf(game));
  const advice: Advice = isHint ? advise(player, situation) : { action: decide(player, situation), next: null };
  const written = (action: Action): Json => encodeCards(game, action);
  const { action, next } = advice;
  const answer: Answer = { action: written(action), next: next && { ...next, action: written(next.action) } };
  parentPort?.postMessage(answer);
});

function follow(seat: Seat, json: Json): void {
  const action = actionFrom(game, catalogue, json);
  const next = action && turned.match.act(seat, action);
  if (!next || isRefusal(next)) throw new Error(`${id}: ${JSON.stringify(json)} cannot be followed`);
  turned = next;
  histories.follow(turned.happenings);
}

async function playerOf(wanted: string): Promise<AnyPlayer> {
  const loading = players.get(wanted) ?? loadPlayer({ game, rules, seats }, wanted, nodeAssets);
  players.set(wanted, loading);
  const player = await loading;
  if (!player) throw new Error(`${id} has no player ${wanted}`);
  return player;
}
