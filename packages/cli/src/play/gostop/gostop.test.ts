import type { AnyGame, Language } from '@madang/engine';
import { CORE, gostop, matgo, type Snapshot } from '@madang/engine/gostop';
import { describe, expect, it } from 'vitest';
import { screenOf } from '../../games.ts';
import { wordsOf } from '../../words/index.ts';
import { chosen, moved, START } from '../cursor.ts';
import { reportLines } from '../loop.ts';
import { narratorOf } from '../narration.ts';
import { reportPage, scenePage } from '../page.ts';
import { type Moment, momentIn, pageOf, randomScenes } from '../random-scenes.ts';
import { type Choice, menuOf, type Scene } from '../screen.ts';
import { Viewpoint } from '../viewpoint.ts';
import { matgoScreen as screen } from './index.ts';

const CORE_WITH_BONUS = { ruleset: CORE, bonusCards: 3, rounds: 3, autoDraw: false };

const snapshot = (scene: Scene): Snapshot => scene.view as Snapshot;

/** The first moment of a match that passes this test. */
function moment(game: AnyGame, language: Language, isIt: (moment: Moment) => boolean, rules?: unknown): Moment {
  return momentIn((seed) => randomScenes(game, String(seed), language, rules), isIt);
}

const page = (scene: Scene, selected?: Choice | null): string => pageOf(screenOf(scene.game), scene, selected);

const isMine =
  (stage: Snapshot['turn']['stage'], also: (round: Snapshot) => boolean = () => true) =>
  ({ scene }: Moment): boolean =>
    scene.choices.length > 0 && snapshot(scene).turn.stage === stage && also(snapshot(scene));

const choiceOf = (scene: Scene, type: string): Choice | undefined =>
  scene.choices.find(({ action }) => action.type === type);
const offers =
  (type: string) =>
  ({ scene }: Moment): boolean =>
    choiceOf(scene, type) !== undefined;

describe('the Go-Stop screen, of three', () => {
  it.each(['en', 'ko'] as const)('as dealt, in %s', async (language) => {
    const { scene } = moment(gostop, language, isMine('play'));
    await expect(page(scene)).toMatchFileSnapshot(`golden/three-dealt.${language}.txt`);
  });

  it('falls back to English in every other language', () => {
    const [en, ja] = (['en', 'ja'] as const).map((language) => {
      const { scene } = moment(
        gostop,
        language,
        isMine('play', ({ turnNo }) => turnNo > 9),
      );
      return scenePage(screenOf(gostop), { ...scene, names: ['A', 'B', 'C'], log: [] }, null, '').lines(false);
    });
    expect(ja).toEqual(en);
  });

  it('marks three that stuck together, and whose they are', async () => {
    const { scene } = moment(
      gostop,
      'en',
      isMine('play', ({ ppukPiles }) => ppukPiles.length > 0),
    );
    await expect(page(scene)).toMatchFileSnapshot('golden/ppuk.en.txt');
  });

  it('shows the cards that a shake has shown', async () => {
    const isIt = isMine('play', ({ hands }) => hands[1].some((id) => id !== '?'));
    await expect(page(moment(gostop, 'ko', isIt).scene)).toMatchFileSnapshot('golden/shown.ko.txt');
  });

  it('where a turn may be a flip only', async () => {
    const { scene } = moment(gostop, 'en', offers('PLAY_FLIP_TOKEN'), { rounds: 20 });
    await expect(page(scene, choiceOf(scene, 'PLAY_FLIP_TOKEN'))).toMatchFileSnapshot('golden/flip-token.en.txt');
  });

  it('where the flipped card could take either of two, while the played one waits for it', async () => {
    const isIt = isMine('flipTarget', ({ turn }) => turn.taking.length > 0);
    await expect(page(moment(gostop, 'ko', isIt).scene)).toMatchFileSnapshot('golden/flip-target.ko.txt');
  });

  it('with go or stop, and what stopping pays', async () => {
    await expect(page(moment(gostop, 'ko', isMine('decision')).scene)).toMatchFileSnapshot('golden/decision.ko.txt');
  });

  it('with a crowded table', async () => {
    const { scene } = moment(gostop, 'en', ({ scene }) => snapshot(scene).tableCards.length >= 14);
    await expect(page(scene)).toMatchFileSnapshot('golden/crowded.en.txt');
  });
});

describe('the Matgo screen', () => {
  it.each(['en', 'ko'] as const)('as dealt, in %s', async (language) => {
    const { scene } = moment(matgo, language, isMine('play'));
    await expect(page(scene)).toMatchFileSnapshot(`golden/dealt.${language}.txt`);
  });

  it('late in a round, with go called', async () => {
    const isIt = isMine('play', ({ goCount, captured }) => goCount[1] > 0 && captured[0].length > 14);
    await expect(page(moment(matgo, 'en', isIt).scene)).toMatchFileSnapshot('golden/late.en.txt');
  });

  it('where a hand card could take either of two', async () => {
    await expect(page(moment(matgo, 'en', isMine('target')).scene)).toMatchFileSnapshot('golden/target.en.txt');
  });

  it('where the cup is an animal or double junk', async () => {
    await expect(page(moment(matgo, 'ko', isMine('gukjin')).scene)).toMatchFileSnapshot('golden/gukjin.ko.txt');
  });

  it('with a president', async () => {
    await expect(page(moment(matgo, 'ko', isMine('president')).scene)).toMatchFileSnapshot('golden/president.ko.txt');
  });

  it.each([
    ['DECLARE_SHAKE', 'shake.ko.txt'],
    ['DECLARE_BOMB', 'bomb.ko.txt'],
    ['DECLARE_KUNG', 'kung.ko.txt'],
  ])('with %s beside the cards', async (type, file) => {
    const { scene } = moment(matgo, 'ko', offers(type));
    await expect(page(scene, choiceOf(scene, type))).toMatchFileSnapshot(`golden/${file}`);
  });

  it('with what earlier rounds without a winner multiply by', async () => {
    const isIt = isMine('play', ({ multiplier, captured }) => multiplier > 1 && captured[0].length > 6);
    await expect(page(moment(matgo, 'en', isIt).scene)).toMatchFileSnapshot('golden/nagari.en.txt');
  });

  it('with bonus cards that are held for a ppuk pile', async () => {
    const { scene } = moment(
      matgo,
      'ko',
      isMine('play', ({ heldBonus }) => heldBonus.length > 0),
      CORE_WITH_BONUS,
    );
    await expect(page(scene)).toMatchFileSnapshot('golden/held-bonus.ko.txt');
  });

  it.each(['en', 'ko'] as const)('after a round, with what is paid for what, in %s', async (language) => {
    const isIt = ({ happening }: Moment): boolean =>
      happening.kind === 'ended' && happening.outcome.claims.some(({ factors }) => factors.length > 2);
    const { scene, happening } = moment(matgo, language, isIt);
    if (happening.kind !== 'ended') throw new Error('it has just ended');
    const lines = reportLines(narratorOf(matgo, language), happening, scene.names);
    const report = reportPage(screen, scene, lines, wordsOf(language).keys.goOn).lines(false);
    await expect(`${report.join('\n')}\n`).toMatchFileSnapshot(`golden/ended.${language}.txt`);
  });
});

describe('choosing', () => {
  it('goes from card to card, and from the first back to what may be declared', () => {
    const { scene } = moment(matgo, 'en', offers('DECLARE_BOMB'));
    const menu = menuOf(screen, scene);
    const last = chosen(menu, moved(menu, START, 'left') ?? START);
    expect(last).toMatchObject({ action: { type: expect.stringMatching(/^DECLARE_/) } });
    expect(chosen(menu, moved(menu, START, 'right') ?? START)).toBe(scene.choices[1]);
  });

  it('has a key for each of ten cards', () => {
    const { scene } = moment(
      matgo,
      'en',
      isMine('play', ({ hands }) => hands[0].length === 10),
    );
    const menu = menuOf(screen, scene);
    expect(chosen(menu, moved(menu, START, '0') ?? START)).toBe(scene.choices[9]);
    expect(page(scene)).toMatch(/─0↑?─*╯/);
  });

  it('marks what the selected card would take', () => {
    const { scene } = moment(matgo, 'en', isMine('play'));
    const takes = scene.choices.find(({ label }) => label.includes('takes')) ?? null;
    const lays = scene.choices.find(({ label }) => label.includes('to the table')) ?? null;
    const heavy = (choice: Choice | null): number => page(scene, choice).split('┏').length - 1;
    expect([heavy(takes), heavy(lays)]).toEqual([2, 1]);
  });

  it('dims what may not be played after a shake', () => {
    const isIt = isMine('play', ({ turn }) => turn.shaking !== null);
    const { scene } = moment(gostop, 'en', isIt);
    expect(menuOf(screen, scene)).toHaveLength(3);
    expect(page(scene).match(/[─━][123]↑?[─━]/g)).toHaveLength(3);
  });
});

describe.each<[string, AnyGame, unknown]>([
  ['Go-Stop', gostop, undefined],
  ['Matgo by the house', matgo, { rounds: 3 }],
  ['Matgo by the core, with bonus cards', matgo, CORE_WITH_BONUS],
  ['Go-Stop with bonus cards', gostop, CORE_WITH_BONUS],
])('a whole match of %s', (_, game, rules) => {
  const moments = [...randomScenes(game, 'whole', 'en', rules)];

  it('shows the same whatever the hidden cards are', () => {
    const shown = (scene: Scene): readonly string[] => [page(scene), ...screen.text(scene)];
    for (const { scene, alike } of moments) expect(shown(alike)).toEqual(shown(scene));
  });

  it('names every card of the table, and leaves nothing without a name', () => {
    for (const { scene } of moments) {
      const lines = screen.text(scene).join('\n');
      expect(`${page(scene)}${lines}`).not.toMatch(/undefined|NaN|\bnull\b/);
      for (const id of snapshot(scene).tableCards) expect(lines).toContain(scene.cardName(id));
    }
  });
});

describe('on a terminal that is shared', () => {
  it('shows the backs of all hands while everybody looks', async () => {
    const { happening } = moment(
      matgo,
      'en',
      isMine('play', ({ hands }) => hands[0].length === 9),
    );
    const eyes = { game: matgo, language: 'en', narrator: narratorOf(matgo, 'en'), names: ['Ann', 'Bob'] } as const;
    const scene = new Viewpoint({ ...eyes, seat: 0, sees: 'table' }).see(happening);
    await expect(page(scene)).toMatchFileSnapshot('golden/shared.en.txt');
  });
});

describe('in words', () => {
  it('says what it draws', () => {
    const isIt = isMine('flipTarget', ({ turn, captured }) => turn.taking.length > 0 && captured[0].length > 5);
    const lines = screen.text(moment(gostop, 'en', isIt).scene).join('\n');
    expect(lines).toMatch(/^Deck \d+ · go or stop from 3$/m);
    expect(lines).toMatch(/^Bot 1: \d+ points?, .*Hand \d$/m);
    expect(lines).toMatch(/^ {2}captured: .*Junk \d+/m);
    expect(lines).toMatch(/^ {2}sets: .*Junk \d+\/10/m);
    expect(lines).toMatch(/^taking: /m);
    expect(lines).toMatch(/^flipped: /m);
  });

  it('says whose a ppuk is, and how much gold everybody has', () => {
    const ppuk = moment(
      gostop,
      'ko',
      isMine('play', ({ ppukPiles }) => ppukPiles.length > 0),
    );
    expect(screen.text(ppuk.scene).join('\n')).toMatch(/^바닥: .* · \d+월 .*: 뻑 \(.+\)/m);
    expect(screen.text(moment(matgo, 'ko', isMine('play')).scene).join('\n')).toMatch(/^나: 0점, 골드 1,000,000/m);
  });
});
