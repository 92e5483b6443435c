import { type Action, type AnyGame, type AnyState, FastRandom, type Seat } from '@madang/engine';
import type { ReviewedRecord, RoundReview } from '@madang/lab/review';
import { type AnyPlayer, decide, type History } from '@madang/players';
import type { Judge } from '@madang/players/judge';

/** What every level would do where one of them decides, so that levels are compared in the same positions. */
export class AskedLevels {
  private readonly game: AnyGame;
  private readonly players: ReadonlyMap<string, AnyPlayer>;
  private readonly random = new FastRandom(2);
  private readonly choices = new Map<string, ReadonlyMap<string, Action>>();

  constructor(game: AnyGame, players: ReadonlyMap<string, AnyPlayer>) {
    this.game = game;
    this.players = players;
  }

  ask(
    state: AnyState,
    seat: Seat,
    history: History,
    played: { readonly level: string; readonly action: Action },
  ): void {
    const { game, random } = this;
    if (game.legal(state, seat).length < 2) return;
    const choices = [...this.players].map(([level, player]) => {
      const action = level === played.level ? played.action : decide(player, { game, state, seat, random, history });
      return [level, action] as const;
    });
    this.choices.set(`${state.hash()}/${seat}`, new Map(choices));
  }

  of(state: AnyState, seat: Seat): ReadonlyMap<string, Action> {
    return this.choices.get(`${state.hash()}/${seat}`) ?? new Map();
  }

  /** A judge that tries the actions of all levels. */
  judge(judge: Judge): Judge {
    return {
      ...judge,
      candidates: (state, seat) => [...new Set([...judge.candidates(state, seat), ...this.of(state, seat).values()])],
    };
  }

  /** What the choice of each level costs, by the number of the action. */
  costs(record: ReviewedRecord, { decisions }: RoundReview): ReadonlyMap<number, Readonly<Record<string, number>>> {
    const byNumber = new Map(decisions.map((decision) => [decision.n, decision]));
    const costs = new Map<number, Record<string, number>>();
    let n = 0;
    for (const happening of record.turns.flatMap(({ happenings }) => happenings)) {
      if (happening.kind !== 'acted') continue;
      const decision = byNumber.get(++n);
      if (!decision) continue;
      const costOf = ({ index }: Action): number =>
        decision.round.actions.find(({ action }) => action === index)?.cost.value ?? Number.NaN;
      const choices = [...this.of(happening.before, happening.seat)];
      costs.set(n, Object.fromEntries(choices.map(([level, action]) => [level, costOf(action)])));
    }
    return costs;
  }
}
