import type { AnyGame } from '@madang/engine';
import { loadLevelRatings, ratedAs } from '@madang/players';
import { type Leaderboard, LISTED, type PersonRating, type Profile } from '@madang/protocol';
import { poolOf } from '../rating/rated.ts';
import type { Services } from '../server/services.ts';
import type { PersonRating as KeptRating, RatingCursor } from '../store/ratings.ts';
import { Problem } from './problem.ts';
import { gameOf, seatCountOf } from './requests.ts';
import { type Api, bound } from './routes.ts';

/** So many points of a curve. */
const POINTS = 100;

/** Leaderboards and people. */
export function ratingRoutes(api: Api, { people, ratingStore }: Services): void {
  api.route({
    ...bound('getPerson'),
    handler: async ({ params: { person_id } }): Promise<Profile> => {
      const person = await people.person(person_id);
      if (!person) throw new Problem('NO_PERSON', 'There is no such person');
      const ratings = await ratingStore.ratingsOf(person.id, POINTS);
      const { id, name, createdAt } = person;
      return { person_id: id, name, created_at: createdAt, ratings: ratings.map(personRating) };
    },
  });

  api.route({
    ...bound('listRatings'),
    handler: async ({ query: { limit = LISTED.usual, cursor, ...asked } }): Promise<Leaderboard> => {
      const game = gameOf(asked.game);
      const seats = seatCountOf(game, asked.seats);
      const ruleset = ratedAs(game, rulesetOf(game, asked.ruleset));
      const pool = poolOf({ game: game.id, seats, rules: { ruleset } });
      const found = await ratingStore.leaders(pool, limit + 1, afterOf(cursor));
      const listed = found.slice(0, limit);
      const last = listed.at(-1);
      return {
        game: asked.game,
        seats,
        ruleset,
        people: listed.map(({ person, name, rating, sigma, matches }) => ({
          person_id: person,
          name,
          rating,
          uncertainty: sigma,
          matches,
        })),
        bots: [...(await loadLevelRatings(game, { seats, ruleset }))],
        next_cursor: last && found.length > limit ? `${last.rating}_${last.person}` : null,
      };
    },
  });
}

function rulesetOf(game: AnyGame, asked: string | undefined): string {
  const names = Object.keys(game.rulesets);
  const found = asked === undefined ? names[0] : names.find((name) => name === asked);
  if (found !== undefined) return found;
  throw new Problem('BAD_RULES', `ruleset: ${game.id} has ${names.join(', ')}`, 'ruleset');
}

function afterOf(cursor: string | undefined): RatingCursor | undefined {
  if (cursor === undefined) return undefined;
  const [, rating, person] = /^(-?\d{1,4}(?:\.\d{1,20})?(?:e-\d{1,3})?)_([A-Za-z0-9_-]{1,64})$/.exec(cursor) ?? [];
  if (person === undefined) throw new Problem('BAD_REQUEST', 'cursor: no list has given this', 'cursor');
  return { rating: Number(rating), person };
}

function personRating({ pool, rating, sigma, matches, curve }: KeptRating): PersonRating {
  const [game, seats, ...ruleset] = pool.split('/');
  return {
    game: game as PersonRating['game'],
    seats: Number(seats),
    ruleset: ruleset.join('/'),
    rating,
    uncertainty: sigma,
    matches,
    curve: curve.map((point) => ({
      table_id: point.tableId,
      at: point.at,
      rating: point.rating,
      uncertainty: point.sigma,
    })),
  };
}
