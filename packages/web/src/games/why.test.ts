import { type AnyGame, FastRandom, GAMES, isRefusal, Match } from '@madang/engine';
import { encodeCards } from '@madang/engine/internal';
import { narrator as checkNarrator } from '@madang/narrators/check';
import { narrator as gostopNarrator } from '@madang/narrators/gostop';
import { narrator as koikoiNarrator } from '@madang/narrators/koikoi';
import { LANGUAGES, type Language } from '@madang/narrators/language';
import { narrator as tysiacNarrator } from '@madang/narrators/tysiac';
import { decide, Histories, levelsOf, playerOf } from '@madang/players';
import { describe, expect, it } from 'vitest';
import type { Written } from '../play/told.ts';
import { why as checkWhy } from './check/why.ts';
import { why as gostopWhy } from './gostop/why.ts';
import { why as koikoiWhy } from './koikoi/why.ts';
import { why as tysiacWhy } from './tysiac/why.ts';
import type { BoardProps } from './ui.ts';

const REASONS: Readonly<Record<string, (action: Written, board: BoardProps) => string>> = {
  koikoi: koikoiWhy,
  gostop: gostopWhy,
  matgo: gostopWhy,
  tysiac: tysiacWhy,
  check: checkWhy,
};
const NARRATORS = {
  koikoi: koikoiNarrator,
  gostop: gostopNarrator,
  matgo: gostopNarrator,
  tysiac: tysiacNarrator,
  check: checkNarrator,
} as unknown as Readonly<Record<string, (language: Language) => BoardProps['narrator']>>;
/** Where there is only one thing to do, or nothing is known, nothing has to be said. */
const NEEDLESS = new Set(['DRAW_FROM_PILE', 'PLAY_FLIP_TOKEN', 'PASS', 'chooseMusik', 'drawFromDeck']);

/** Every position in which the best player of some matches had to act, with what it saw and chose. */
function* hints(game: AnyGame, matches: number) {
  const player = playerOf(game, levelsOf(game).at(-1) ?? '');
  if (!player) throw new Error('nobody gives hints');
  for (let n = 1; n <= matches; n++) {
    const random = new FastRandom(n, 3);
    const rules = game.configure();
    const seats = game.seats[0];
    const seed = Uint8Array.from({ length: 32 }, (_, i) => (i * 29 + n) % 256);
    let turned = Match.start(game, { rules, seats, seed, inputs: {} });
    const histories = new Histories(game, seats);
    for (let moves = 0; !turned.match.result && moves < 120; moves++) {
      histories.follow(turned.happenings);
      const { state, actors, scores } = turned.match;
      const seat = actors[random.below(actors.length)];
      const action = decide(game, player, state, seat, histories.of(seat), random, 100);
      const legal = game.legal(state, seat).map((each) => encodeCards(game, each) as Written);
      const scene = { view: state.snapshot(seat), rules, legal, eyes: seat, scores } as unknown as BoardProps['scene'];
      yield { scene, hint: encodeCards(game, action) as Written };
      const next = turned.match.act(seat, action);
      if (isRefusal(next)) throw new Error('a hint was refused');
      turned = next;
    }
  }
}

describe.each(GAMES.map((game) => [game.id, game] as const))('hints in %s', (id, game) => {
  it('say why, in every language and in whole words', () => {
    let said = 0;
    for (const { scene, hint } of hints(game, 3))
      for (const language of LANGUAGES) {
        const narrator = NARRATORS[id](language);
        const names = Array.from({ length: game.seats[0] }, (_, seat) => `P${seat}`);
        const cardName = (card: string) => narrator.card(game.cardIds.indexOf(card));
        const board = { scene, language, narrator, names, act: () => {}, cardName, hint: null };
        const why = REASONS[id](hint, board);
        expect(why).not.toMatch(/undefined|NaN|\[object|null/);
        if (!NEEDLESS.has(hint.type)) expect(why, JSON.stringify(hint)).not.toBe('');
        said++;
      }
    expect(said).toBeGreaterThan(50);
  });
});
