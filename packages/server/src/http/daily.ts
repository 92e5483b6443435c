import type { AnyGame } from '@madang/engine';
import type { DailyBoard, DailyDeal, OwnDaily } from '@madang/protocol';
import { commitmentOf, Daily } from '../daily/daily.ts';
import { dayOf, endOf } from '../daily/day.ts';
import { finishedIn, meanOf, resultsOf, roundsOf, shownTo } from '../daily/field.ts';
import type { Services } from '../server/services.ts';
import type { DailyEntry } from '../store/daily.ts';
import { personOf } from './key-holder.ts';
import { Problem } from './problem.ts';
import { Recent } from './recent.ts';
import { gameOf } from './requests.ts';
import { type Api, bound } from './routes.ts';

/** A field is read again after this many milliseconds. */
const READ_AGAIN = 2000;

/** The daily deal: everybody's own match of it, and the board. */
export function dailyRoutes(api: Api, services: Services): void {
  const { time } = services;
  const daily = new Daily(services);
  const fields = new Recent<readonly DailyEntry[]>(READ_AGAIN, () => time.now());

  api.route({
    ...bound('playDaily'),
    handler: async ({ headers, body: { game: id, name } }) => {
      const { person } = await personOf(services, headers.authorization);
      const { match, playerId, commitment } = await daily.open(gameOf(id), person, name);
      const { tableId, token, day, deal, isRanked } = match;
      const seat = { table_id: tableId, player_id: playerId, session_token: token };
      return { ...seat, day, deal, commitment, ranked: isRanked };
    },
  });

  api.route({
    ...bound('getDaily'),
    handler: async ({ headers, query }): Promise<DailyBoard> => {
      const now = time.now();
      const game = gameOf(query.game);
      const { day = dayOf(now) } = query;
      const end = endOf(day);
      if (end === null || day > dayOf(now)) throw new Problem('BAD_REQUEST', 'day: there is no deal of it', 'day');
      const { authorization } = headers;
      const person = authorization === undefined ? null : (await personOf(services, authorization)).person.id;
      const field = await fieldFor(person, day, game);
      const isOver = end <= now;
      const seeds = isOver && field.length === 0 ? [] : await daily.seeds(day, game);
      const own = field.find((entry) => entry.person === person) ?? null;
      const hasFinished = own !== null && own.finishedAt !== null;
      return {
        ...{ game: query.game, day, ends_at: end, is_over: isOver },
        deals: seeds.map((seed, deal) => dealOf(seed, deal, field, isOver, hasFinished && own.deal === deal)),
        results: isOver || hasFinished ? shownTo(person, resultsOf(field, isOver)) : [],
        own: own && ownOf(own),
      };
    },
  });

  /** Whoever is playing has news of their own: for them nothing is old. */
  async function fieldFor(person: string | null, day: string, game: AnyGame): Promise<readonly DailyEntry[]> {
    const known = await fields.get(`${game.id}/${day}`, () => daily.field(day, game));
    const isNews = person !== null && !known.some((entry) => entry.person === person && entry.finishedAt !== null);
    return isNews ? daily.field(day, game, person) : known;
  }
}

/** What is known of a deal. `isOpen`: the reader has played it. */
function dealOf(
  seed: string,
  deal: number,
  everybody: readonly DailyEntry[],
  isOver: boolean,
  isOpen: boolean,
): DailyDeal {
  const field = everybody.filter((entry) => entry.deal === deal);
  const finished = finishedIn(field);
  return {
    deal,
    commitment: commitmentOf(seed),
    seed: isOver ? seed : null,
    players: field.length,
    finished: finished.length,
    mean: isOver || isOpen ? meanOf(finished) : null,
    rounds: isOver || isOpen ? roundsOf(finished) : [],
  };
}

function ownOf({ deal, tableId, isRanked, finishedAt, result }: DailyEntry): OwnDaily {
  const points = result?.points ?? null;
  return { deal, table_id: tableId, ranked: isRanked, points, finished: finishedAt !== null };
}
