import type { Language } from '@madang/engine';
import { koikoi, type Snapshot } from '@madang/engine/koikoi';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../words/index.ts';
import { reportPage } from '../page.ts';
import { type Moment, momentIn, pageOf, randomScenes } from '../random-scenes.ts';
import { type Entry, menuOf, type Scene } from '../screen.ts';
import { koikoiScreen as screen } from './index.ts';
import { yakuRows } from './yaku.ts';

const snapshot = (scene: Scene): Snapshot => scene.view as Snapshot;

/** The first moment of a match that passes this test. */
function moment(language: Language, isIt: (moment: Moment) => boolean, rules?: unknown): Moment {
  return momentIn((seed) => randomScenes(koikoi, String(seed), language, rules), isIt);
}

const page = (scene: Scene, selected?: Entry): string => pageOf(screen, scene, selected);

const isMyTurn =
  (phase: Snapshot['phase']) =>
  ({ scene }: Moment): boolean =>
    scene.choices.length > 0 && snapshot(scene).phase === phase;

describe('the Koi-Koi screen', () => {
  it.each(['en', 'ja'] as const)('after the deal, in %s', async (language) => {
    const { scene } = moment(language, isMyTurn('hand'));
    await expect(page(scene)).toMatchFileSnapshot(`golden/dealt.${language}.txt`);
  });

  it('with two targets for a hand card', async () => {
    const isIt = ({ scene }: Moment): boolean =>
      snapshot(scene).piles[0].length > 6 && menuOf(screen, scene).some((ways) => ways.length === 2);
    const { scene } = moment('ko', isIt);
    const ways = menuOf(screen, scene).find((column) => column.length === 2) ?? [];
    await expect(page(scene, ways[1])).toMatchFileSnapshot('golden/target.ko.txt');
  });

  it('with two targets for the drawn card', async () => {
    await expect(page(moment('zh', isMyTurn('selection')).scene)).toMatchFileSnapshot('golden/selection.zh.txt');
  });

  it('with the choice to call koi-koi', async () => {
    const { scene } = moment('pl', isMyTurn('decision'), 'nintendo');
    await expect(page(scene)).toMatchFileSnapshot('golden/decision.pl.txt');
  });

  it('with a crowded field', async () => {
    const { scene } = moment('en', ({ scene }) => snapshot(scene).field.length >= 13);
    await expect(page(scene)).toMatchFileSnapshot('golden/crowded.en.txt');
  });

  it('after a round', async () => {
    const { scene } = moment('en', ({ happening }) => happening.kind === 'ended' && happening.outcome.points[0] > 6);
    const report = ['Ribbons 1', 'You score 1 point.'];
    const lines = reportPage(screen, scene, report, wordsOf('en').keys.goOn).lines(false);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/ended.en.txt');
  });

  it('has a column for each card of the hand', () => {
    const { scene } = moment('en', isMyTurn('hand'));
    expect(menuOf(screen, scene)).toHaveLength(snapshot(scene).hands[0].length);
  });

  it('has the same content in words', () => {
    const { scene } = moment('en', ({ scene }) => snapshot(scene).flipped !== null && scene.choices.length > 0);
    const lines = screen.text(scene).join('\n');
    expect(lines).toMatch(/^Round \d+ of 12 · Deck \d+$/m);
    expect(lines).toMatch(/^Bot: .*Hand \d$/m);
    expect(lines).toMatch(/^Drawn: /m);
    for (const id of snapshot(scene).field) expect(lines).toContain(scene.cardName(id));
  });
});

describe('yaku progress', () => {
  const rules = koikoi.configure('nintendo');
  const row = (type: string, ...piles: readonly string[][]): unknown =>
    yakuRows(rules, piles).find((one) => one.type === type)?.progress;

  it('counts the cards towards a yaku', () => {
    expect(row('AKATAN', ['0131', '0231'], ['0631'])).toEqual([{ kind: 'needs', have: 2, need: 3 }, { kind: 'lost' }]);
    expect(row('TANZAKU', ['0131', '0231'], ['0631'])).toEqual([
      { kind: 'needs', have: 2, need: 5 },
      { kind: 'needs', have: 1, need: 5 },
    ]);
  });

  it('shows a yaku as lost when the other player has taken its cards', () => {
    expect(row('AKATAN', ['0131'], ['0231'])).toEqual([{ kind: 'lost' }, { kind: 'lost' }]);
    expect(row('SANKOU', ['0111'], ['0811'])).toEqual([
      { kind: 'needs', have: 1, need: 3 },
      { kind: 'needs', have: 1, need: 3 },
    ]);
  });

  it('gives the points of a complete yaku, and only the best of the brights', () => {
    expect(row('INOSHIKACHOU', ['0621', '0721', '1021'], [])).toContainEqual({ kind: 'has', points: 5 });
    expect(row('SHIKOU', ['0111', '0311', '0811', '1211'], [])).toEqual([{ kind: 'has', points: 8 }, { kind: 'lost' }]);
  });

  it('lists the viewing yaku only if the rules have them', () => {
    const types = (given: unknown): readonly string[] =>
      yakuRows(koikoi.configure(given), [[], []]).map(({ type }) => type);
    expect(types('nintendo')).toContain('TSUKIMI');
    expect(types('seed')).not.toContain('TSUKIMI');
  });
});
