import { type Action, type AnyMatch, findGame, isRefusal, Match } from '@madang/engine';
import { fromHex } from '@madang/engine/internal';

export interface Deal {
  readonly seats?: number;
  readonly rules?: object;
}

const MOST_TRIES = 300_000;
/** The seat of the person at the screen. */
const ME = 0;

/** The first seed whose deal fits. It is searched for, so that a change of the rules does not break the tests. */
export function seedWhere<T>(id: string, deal: Deal, wish: (match: AnyMatch) => T | null): { seed: string; found: T } {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const rules = game.configure(deal.rules);
  const inputs = { hour: new Date().getHours() };
  for (let n = 1; n <= MOST_TRIES; n++) {
    const text = n.toString(16).padStart(64, '0');
    const seed = fromHex(text);
    if (!seed) throw new Error(`${text} is no seed`);
    const found = wish(Match.start(game, { rules, seats: deal.seats ?? game.seats[0], seed, inputs }).match);
    if (found !== null) return { seed: text, found };
  }
  throw new Error(`no deal of ${id} among ${MOST_TRIES} is like that`);
}

/** The person may do this at once. */
export function isAsked(type: string) {
  return (match: AnyMatch): true | null => (choices(match).some((action) => action.type === type) ? true : null);
}

/** The round ends with the deal for this reason, and the person wins it or nobody does. */
export function endsAtOnce(reason: string) {
  return ({ game, state }: AnyMatch): true | null => {
    const outcome = game.outcome(state);
    return outcome?.reason === reason && !outcome.winners.some((seat) => seat !== ME) ? true : null;
  };
}

/** A flower card that can be played at once, in one way only, and leads to this question. */
export function cardBefore(type: string) {
  return (match: AnyMatch): string | null => {
    const table = openCards(match);
    for (const play of choices(match)) {
      const card = match.game.cardIds[cardOf(play)];
      const isPlain = card !== undefined && table.filter((id) => monthOf(id) === monthOf(card)).length < 2;
      const next = isPlain ? match.act(ME, play) : null;
      if (next && !isRefusal(next) && isAsked(type)(next.match)) return card;
    }
    return null;
  };
}

/** An action by its type, or by a condition. */
type Step = string | ((action: Action, match: AnyMatch) => boolean);

/**
 * A deal in which the person can do these actions in order while everybody else plays the fallback. Returns the cards that
 * are played.
 */
export function comesTo(...steps: readonly Step[]) {
  return (start: AnyMatch): readonly string[] | null => {
    const cards: string[] = [];
    let match = start;
    for (const step of steps) {
      const waited = othersPlay(match);
      const isMeant = (action: Action, now: AnyMatch) =>
        typeof step === 'string' ? action.type === step : step(action, now);
      const action = waited && choices(waited).find((each) => isMeant(each, waited));
      const next = action && waited.act(ME, action);
      if (!next || isRefusal(next)) return null;
      if (cardOf(action) >= 0) cards.push(match.game.cardIds[cardOf(action)]);
      match = next.match;
    }
    return cards;
  };
}

/** Plays fallbacks until it is the person's turn; null when it never is. */
function othersPlay(start: AnyMatch): AnyMatch | null {
  let match = start;
  for (let turns = 0; !match.actors.includes(ME); turns++) {
    const [seat] = match.actors;
    const next = match.result || turns > 20 ? null : match.act(seat, match.game.fallback(match.state, seat));
    if (!next || isRefusal(next)) return null;
    match = next.match;
  }
  return match;
}

function choices(match: AnyMatch): readonly Action[] {
  return match.actors.includes(ME) && !match.result ? match.game.legal(match.state, ME) : [];
}

function cardOf(action: Action): number {
  return 'card' in action ? Number(action.card) : 'cardId' in action ? Number(action.cardId) : -1;
}

function openCards(match: AnyMatch): readonly string[] {
  const view = match.state.snapshot() as { readonly field?: string[]; readonly tableCards?: string[] };
  return view.field ?? view.tableCards ?? [];
}

function monthOf(id: string): string {
  return id.slice(0, 2);
}
