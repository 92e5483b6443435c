import type { Language } from '@madang/engine';
import { koikoi, type Snapshot } from '@madang/engine/koikoi';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../words/index.ts';
import { reportPage, scenePage } from '../page.ts';
import { type Moment, randomScenes } from '../random-scenes.ts';
import { menuOf, type Scene } from '../screen.ts';
import { koikoiScreen as screen } from './index.ts';
import { yakuRows } from './yaku.ts';

const snapshot = (scene: Scene): Snapshot => scene.view as unknown as Snapshot;

/** The first moment of some match in which this is so. */
function moment(language: Language, isIt: (moment: Moment) => boolean, rules?: unknown): Moment {
  for (let seed = 0; seed < 200; seed++)
    for (const found of randomScenes(koikoi, String(seed), language, rules)) if (isIt(found)) return found;
  throw new Error('there is no such moment');
}

function page(scene: Scene, selected = menuOf(screen, scene)[0]?.[0] ?? null): string {
  const keys = wordsOf(scene.language).keys.choose;
  return `${scenePage(screen, scene, selected, keys).lines(false).join('\n')}\n`;
}

const isMyTurn =
  (phase: Snapshot['phase']) =>
  ({ scene }: Moment): boolean =>
    scene.choices.length > 0 && snapshot(scene).phase === phase;

describe('the Koi-Koi screen', () => {
  it.each(['en', 'ja'] as const)('as dealt, in %s', async (language) => {
    const { scene } = moment(language, isMyTurn('hand'));
    await expect(page(scene)).toMatchFileSnapshot(`golden/dealt.${language}.txt`);
  });

  it('where a hand card could take either of two', async () => {
    const isIt = ({ scene }: Moment): boolean =>
      snapshot(scene).piles[0].length > 6 && menuOf(screen, scene).some((ways) => ways.length === 2);
    const { scene } = moment('ko', isIt);
    const ways = menuOf(screen, scene).find((column) => column.length === 2) ?? [];
    await expect(page(scene, ways[1])).toMatchFileSnapshot('golden/target.ko.txt');
  });

  it('where the drawn card could take either of two', async () => {
    await expect(page(moment('zh', isMyTurn('selection')).scene)).toMatchFileSnapshot('golden/selection.zh.txt');
  });

  it('where koi-koi can be called', async () => {
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

  it('walks through the hand card by card', () => {
    const { scene } = moment('en', isMyTurn('hand'));
    expect(menuOf(screen, scene)).toHaveLength(snapshot(scene).hands[0].length);
  });

  it('says in words what it draws', () => {
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

  it('knows when the other has taken what it needs', () => {
    expect(row('AKATAN', ['0131'], ['0231'])).toEqual([{ kind: 'lost' }, { kind: 'lost' }]);
    expect(row('SANKOU', ['0111'], ['0811'])).toEqual([
      { kind: 'needs', have: 1, need: 3 },
      { kind: 'needs', have: 1, need: 3 },
    ]);
  });

  it('gives the points of what is complete, and the best of the brights only', () => {
    expect(row('INOSHIKACHOU', ['0621', '0721', '1021'], [])).toContainEqual({ kind: 'has', points: 5 });
    expect(row('SHIKOU', ['0111', '0311', '0811', '1211'], [])).toEqual([{ kind: 'has', points: 8 }, { kind: 'lost' }]);
  });

  it('lists the viewing yaku only where the rules have them', () => {
    const types = (given: unknown): readonly string[] =>
      yakuRows(koikoi.configure(given), [[], []]).map(({ type }) => type);
    expect(types('nintendo')).toContain('TSUKIMI');
    expect(types('seed')).not.toContain('TSUKIMI');
  });
});
