import { check } from '@madang/engine/check';
import { tysiac } from '@madang/engine/tysiac';
import { narrator as checkNarrator } from '@madang/narrators/check';
import { LANGUAGES, type Language } from '@madang/narrators/language';
import { narrator as tysiacNarrator } from '@madang/narrators/tysiac';
import { describe, expect, it } from 'vitest';
import { checkLesson } from '../games/check/lesson/index.ts';
import { gostopUi, matgoUi } from '../games/gostop/index.ts';
import { gostopLesson } from '../games/gostop/lesson/index.ts';
import { koikoiUi } from '../games/koikoi/index.ts';
import { koikoiLesson } from '../games/koikoi/lesson/index.ts';
import { matgoLesson } from '../games/matgo/lesson/index.ts';
import { tysiacLesson } from '../games/tysiac/lesson/index.ts';
import type { GameUi } from '../games/ui.ts';
import { LocalHost } from '../play/local/host.ts';
import type { Ended, Scene } from '../play/presenter.ts';
import type { Told, Written } from '../play/told.ts';
import { namesOf } from '../table/names.ts';
import { sceneFrom } from '../testing/scene.ts';
import type { Lesson, Said } from './lesson.ts';
import type { Moment } from './moment.ts';
import type { Speaker } from './note.ts';
import { ME } from './reading.ts';

interface Taught {
  readonly lesson: Lesson;
  readonly ui: Pick<GameUi, 'game' | 'narrator'>;
}

const KOIKOI: Taught = { lesson: koikoiLesson, ui: koikoiUi };
const MATGO: Taught = { lesson: matgoLesson, ui: matgoUi };
const GOSTOP: Taught = { lesson: gostopLesson, ui: gostopUi };
const TYSIAC: Taught = { lesson: tysiacLesson, ui: { game: tysiac, narrator: tysiacNarrator } };
const CHECK: Taught = { lesson: checkLesson, ui: { game: check, narrator: checkNarrator } };

function speakerOf({ ui }: Taught, scene: Scene, language: Language): Speaker {
  const narrator = ui.narrator(language);
  const { cardIds } = ui.game;
  return { narrator, names: namesOf(scene, language), cardName: (card) => narrator.card(cardIds.indexOf(card)) };
}

/** What the page would show after the last thing told. */
function sceneOf(host: LocalHost, tolds: readonly Told[]): Scene {
  const last = tolds.at(-1);
  const shown = tolds.findLast((told) => 'view' in told);
  const { view, legal } = shown && 'view' in shown ? shown : host.standing(ME);
  const ended: Ended | null =
    last?.kind === 'ended' ? { round: 1, outcome: last.outcome, scores: last.scores, view, isPassing: false } : null;
  return sceneFrom({ ...host.standing(ME), view, legal, ended });
}

/** Plays a lesson to its end: every scene with something to read, and everything told before it. */
function play({ lesson }: Taught, choose: (legal: readonly Written[], scene: Scene) => Written) {
  const { host, started } = LocalHost.begin(lesson.setup('Anna'));
  const tolds: Told[] = [{ kind: 'restored', ...host.standing(ME) }, ...host.tell(started, ME)];
  const scenes: { readonly scene: Scene; readonly tolds: readonly Told[] }[] = [];
  while (!host.isOver) {
    // At Check several may act at once: the reader goes first.
    const seat = host.actors.includes(ME) ? ME : host.actors[0];
    const scene = sceneOf(host, tolds);
    if (seat === ME) scenes.push({ scene, tolds: [...tolds] });
    const turned = seat === ME ? host.act(ME, choose(scene.legal, scene)) : host.think(seat);
    if ('code' in turned) throw new Error(turned.code);
    tolds.push(...host.tell(turned, ME));
  }
  return { scenes, end: sceneOf(host, tolds), tolds };
}

const any = (legal: readonly Written[]): Written => legal[Math.floor(Math.random() * legal.length)];

function momentAt({ lesson }: Taught, scene: Scene, tolds: readonly Told[]): Moment {
  const moment = lesson.moment(scene, tolds);
  if (!moment) throw new Error('nothing can be said here');
  return moment;
}

/** Reads all notes, or only the first of each turn. */
function readAll(taught: Taught, language: Language, scenes: ReturnType<typeof play>['scenes'], isPatient: boolean) {
  const said: Said[] = [];
  const texts: string[] = [];
  const { lesson } = taught;
  for (const { scene, tolds } of scenes) {
    const moment = momentAt(taught, scene, tolds);
    const speaker = speakerOf(taught, scene, language);
    const standing: Said = { id: 'standing', moment };
    for (;;) {
      const [next] = lesson.pending(moment, said, language, speaker);
      texts.push(lesson.text(next ?? standing, language, speaker));
      if (!next) break;
      said.push(next);
      if (!isPatient) break;
    }
  }
  return { said, texts };
}

describe.each([
  ['koikoi', KOIKOI],
  ['gostop', GOSTOP],
  ['matgo', MATGO],
  ['tysiac', TYSIAC],
  ['check', CHECK],
] as const)('the first lesson in %s', (_, taught) => {
  const { lesson } = taught;

  it('is the same deal every time, and the reader begins', () => {
    const [first, second] = [play(taught, any), play(taught, any)];
    expect(second.scenes[0].scene.view).toEqual(first.scenes[0].scene.view);
  });

  it('says nothing while cards are moving or before they are dealt', () => {
    const [{ scene, tolds }] = play(taught, any).scenes;
    expect(lesson.moment({ ...scene, isBusy: true }, tolds)).toBeNull();
    expect(lesson.moment(scene, tolds.slice(0, 1))).toBeNull();
  });

  it('is a match of one round', () => {
    expect(play(taught, any).tolds.filter(({ kind }) => kind === 'ended')).toHaveLength(1);
  });

  it.each(LANGUAGES)('has whole sentences in %s, whatever is played', (language) => {
    for (let match = 0; match < 12; match++) {
      const { scenes, end } = play(taught, any);
      const { texts } = readAll(taught, language, scenes, match % 2 === 0);
      const last = lesson.ending(end.ended, language, 'Aiko');
      expect(last.length).toBeGreaterThan(1);
      for (const text of [...texts, ...last]) {
        expect(text).not.toMatch(/undefined|null|NaN|\[object|\?”|「」|-1| {2}|‘’|„”/);
        expect(text.length).toBeGreaterThan(10);
      }
    }
  });

  it('repeats nothing but questions', () => {
    const { said } = readAll(taught, 'en', play(taught, any).scenes, true);
    const once = said
      .map((note) => note.id)
      .filter((note) => !['decide', 'decideAgain', 'choice', 'announce', 'peek', 'drawn', 'matching'].includes(note));
    expect(new Set(once).size).toBe(once.length);
  });

  it('always has something to say, even if the reader never presses next', () => {
    const { scenes } = play(taught, any);
    expect(readAll(taught, 'en', scenes, false).texts).toHaveLength(scenes.length);
  });
});

describe.each([
  ['koikoi', KOIKOI],
  ['gostop', GOSTOP],
  ['matgo', MATGO],
] as const)('the first lesson in the flower game %s', (_, taught) => {
  const { lesson } = taught;

  it('is the same deal every time: the reader begins, with cards that match and cards that do not', () => {
    const [{ scene }] = play(taught, any).scenes;
    const [{ scene: again }] = play(taught, any).scenes;
    expect(again.view).toEqual(scene.view);
    const { hand, field } = lesson.read(scene);
    const matching = hand.filter((card) => field.some((lying) => lying.slice(0, 2) === card.slice(0, 2)));
    expect(matching.length).toBeGreaterThan(2);
    expect(matching.length).toBeLessThan(hand.length);
  });

  it('begins with the hand, the months and how to play', () => {
    const { said } = readAll(taught, 'en', play(taught, any).scenes.slice(0, 1), true);
    expect(said.map((note) => note.id)).toEqual(['welcome', 'hand', 'months', 'howToPlay']);
  });

  it('explains after the first turn what the played card and the flipped card did', () => {
    const { scenes } = play(taught, any);
    const second = scenes.findIndex(({ scene, tolds }) => momentAt(taught, scene, tolds).turn === 1 && isPlay(scene));
    const { said } = readAll(taught, 'en', scenes.slice(0, second + 1), true);
    const ids = said.map((note) => note.id);
    expect(ids.some((note) => note === 'took' || note === 'laid')).toBe(true);
    expect(ids).toContain('flipped');
    expect(ids).toContain('theirTurn');
  });

  it('names the cards that were really taken', () => {
    const capture = (legal: readonly Written[], scene: Scene) => {
      const { field } = lesson.read(scene);
      const month = (written: Written) => String(written.card ?? written.cardId ?? '').slice(0, 2);
      return legal.find((action) => field.some((card) => card.startsWith(month(action)))) ?? legal[0];
    };
    const { scenes } = play(taught, capture);
    const index = scenes.findIndex(({ scene, tolds }) => momentAt(taught, scene, tolds).turn === 1);
    const { scene, tolds } = scenes[index];
    const speaker = speakerOf(taught, scene, 'en');
    const moment = momentAt(taught, scene, tolds);
    const note = lesson.pending(moment, [], 'en', speaker).find((each) => each.id === 'took');
    expect(note).toBeDefined();
    const { mine } = lesson.read(scene);
    const text = note ? lesson.text(note, 'en', speaker) : '';
    expect(mine.filter((card) => text.includes(speaker.cardName(card))).length).toBeGreaterThan(1);
  });
});

function isPlay({ legal }: Scene): boolean {
  return legal.some(({ type }) => type === 'play' || type === 'PLAY_HAND_CARD');
}

it('the lesson in Tysiąc begins with the cards, the marriage in hand and the auction', () => {
  const { said } = readAll(TYSIAC, 'en', play(TYSIAC, any).scenes.slice(0, 1), true);
  expect(said.map(({ id }) => id)).toEqual(['welcome', 'ranks', 'couple', 'bidding']);
});

it('the lesson in Tysiąc explains giving cards away and announcing when they come', () => {
  const bold = (legal: readonly Written[]) =>
    legal.find(({ marriage }) => marriage === true) ?? legal.findLast(({ type }) => type === 'bid') ?? legal[0];
  const { said } = readAll(TYSIAC, 'en', play(TYSIAC, bold).scenes, true);
  expect(said.map(({ id }) => id)).toEqual(expect.arrayContaining(['give', 'announce', 'lead']));
});

it('the lesson in Check names the two cards that are seen, and explains drawing and matching', () => {
  const { scenes } = play(CHECK, (legal) => any(legal.filter(({ type }) => type !== 'callCheck')));
  const { said, texts } = readAll(CHECK, 'en', scenes, true);
  expect(texts[0]).toContain('A♠');
  expect(texts[0]).toContain('Q♠');
  expect(said.map(({ id }) => id)).toEqual(expect.arrayContaining(['peek', 'values', 'draw', 'drawn', 'matching']));
});

describe('the decision', () => {
  it('of koi-koi or stop is explained when it comes, with the points that stopping brings', () => {
    const { text, stops } = firstDecision(KOIKOI, 'stop');
    expect(text).toContain(`${stops} point`);
  });

  it('of go or stop is explained when it comes', () => {
    expect(firstDecision(MATGO, 'DECLARE_STOP').text).toContain('Stop, and you are paid now');
  });
});

/** The bot is not scripted, so matches are played until one has a decision. */
function firstDecision(taught: Taught, type: string): { readonly text: string; readonly stops: number } {
  const { lesson } = taught;
  for (let match = 0; match < 400; match++) {
    const { scenes, end } = play(taught, (legal) => legal.find((action) => action.type === type) ?? any(legal));
    const decision = scenes.find(({ scene }) => scene.legal.some((action) => action.type === type));
    if (!decision) continue;
    const { scene, tolds } = decision;
    const speaker = speakerOf(taught, scene, 'en');
    const [first] = lesson.pending(momentAt(taught, scene, tolds), [], 'en', speaker);
    return { text: lesson.text(first, 'en', speaker), stops: end.ended?.outcome.points[ME] ?? 0 };
  }
  throw new Error('no match came to a decision');
}
