import { type AnyGame, type AnyNarrator, findGame } from '@madang/engine';
import { narrator as matgoNarrator } from '@madang/narrators/gostop';
import { narrator as koikoiNarrator } from '@madang/narrators/koikoi';
import { LANGUAGES, type Language } from '@madang/narrators/language';
import { describe, expect, it } from 'vitest';
import { LocalHost } from '../play/local/host.ts';
import type { Ended, Scene } from '../play/presenter.ts';
import type { Told, Written } from '../play/told.ts';
import { namesOf } from '../table/names.ts';
import { type LessonGame, lessonSetup } from './deals.ts';
import { ending, pending, type Said, textOf } from './lesson.ts';
import { type Moment, momentOf } from './moment.ts';
import type { Speaker } from './note.ts';
import { ME, readingOf } from './reading.ts';
import { lessonWords } from './words/index.ts';

const GAMES: readonly LessonGame[] = ['koikoi', 'matgo'];
const NARRATORS = { koikoi: koikoiNarrator, matgo: matgoNarrator };

function gameOf(id: LessonGame): AnyGame {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

function speakerOf(id: LessonGame, scene: Scene, language: Language): Speaker {
  const narrator = NARRATORS[id](language) as unknown as AnyNarrator;
  const { cardIds } = gameOf(id);
  return { narrator, names: namesOf(scene, language), cardName: (card) => narrator.card(cardIds.indexOf(card)) };
}

/** What the page would show after the last thing told. */
function sceneOf(host: LocalHost, tolds: readonly Told[]): Scene {
  const last = tolds.at(-1);
  const shown = tolds.findLast((told) => 'view' in told);
  const { view, legal } = shown && 'view' in shown ? shown : host.standing(ME);
  const ended: Ended | null =
    last?.kind === 'ended' ? { round: 1, outcome: last.outcome, scores: last.scores, view, isPassing: false } : null;
  return {
    ...host.standing(ME),
    ...{ view, legal, ended, events: [], log: [], line: { state: 'open' }, refused: null, away: new Map() },
    ...{ window: null, clocks: [], rematch: null, handOver: null, isBusy: false, isBroken: false },
  };
}

/** A lesson played to its end: every scene at which the reader could read something, and the tellings until then. */
function play(id: LessonGame, choose: (legal: readonly Written[], scene: Scene) => Written) {
  const { host, started } = LocalHost.begin(lessonSetup(id, 'Anna'));
  const tolds: Told[] = [{ kind: 'restored', ...host.standing(ME) }, ...host.tell(started, ME)];
  const scenes: { readonly scene: Scene; readonly tolds: readonly Told[] }[] = [];
  while (!host.isOver) {
    const [seat] = host.actors;
    const scene = sceneOf(host, tolds);
    if (seat === ME) scenes.push({ scene, tolds: [...tolds] });
    const turned = seat === ME ? host.act(ME, choose(scene.legal, scene)) : host.think(seat);
    if ('code' in turned) throw new Error(turned.code);
    tolds.push(...host.tell(turned, ME));
  }
  return { scenes, end: sceneOf(host, tolds), tolds };
}

const any = (legal: readonly Written[]): Written => legal[Math.floor(Math.random() * legal.length)];

function momentAt(scene: Scene, tolds: readonly Told[]): Moment {
  const moment = momentOf(scene, tolds);
  if (!moment) throw new Error('nothing can be said here');
  return moment;
}

/** Reads everything there is to read, or only the first at each turn. */
function readAll(id: LessonGame, language: Language, scenes: ReturnType<typeof play>['scenes'], isPatient: boolean) {
  const said: Said[] = [];
  const texts: string[] = [];
  const words = lessonWords[language];
  for (const { scene, tolds } of scenes) {
    const moment = momentAt(scene, tolds);
    const speaker = speakerOf(id, scene, language);
    const standing: Said = { id: 'standing', moment };
    for (;;) {
      const [next] = pending(id, moment, said, words, speaker);
      texts.push(textOf(id, next ?? standing, words, speaker));
      if (!next) break;
      said.push(next);
      if (!isPatient) break;
    }
  }
  return { said, texts };
}

describe.each(GAMES)('the first lesson in %s', (id) => {
  it('is the same deal every time: the reader begins, with cards that match and cards that do not', () => {
    const [{ scene }] = play(id, any).scenes;
    const [{ scene: again }] = play(id, any).scenes;
    expect(again.view).toEqual(scene.view);
    const { hand, field } = readingOf(id, scene);
    const matching = hand.filter((card) => field.some((lying) => lying.slice(0, 2) === card.slice(0, 2)));
    expect(matching.length).toBeGreaterThan(2);
    expect(matching.length).toBeLessThan(hand.length);
  });

  it('says nothing while cards are moving, nor before they are dealt', () => {
    const [{ scene, tolds }] = play(id, any).scenes;
    expect(momentOf({ ...scene, isBusy: true }, tolds)).toBeNull();
    expect(momentOf(scene, tolds.slice(0, 1))).toBeNull();
  });

  it('is a match of one round', () => {
    expect(play(id, any).tolds.filter(({ kind }) => kind === 'ended')).toHaveLength(1);
  });

  it.each(LANGUAGES)('has whole sentences in %s, whatever is played', (language) => {
    for (let match = 0; match < 12; match++) {
      const { scenes, end } = play(id, any);
      const { texts } = readAll(id, language, scenes, match % 2 === 0);
      const last = ending(id, end.ended, lessonWords[language], 'Aiko');
      expect(last.length).toBeGreaterThan(1);
      for (const text of [...texts, ...last]) {
        expect(text).not.toMatch(/undefined|null|NaN|\[object|\?”|「」|-1| {2}|‘’|„”/);
        expect(text.length).toBeGreaterThan(10);
      }
    }
  });

  it('begins with the hand, the months and how to play', () => {
    const { said } = readAll(id, 'en', play(id, any).scenes.slice(0, 1), true);
    expect(said.map((note) => note.id)).toEqual(['welcome', 'hand', 'months', 'howToPlay']);
  });

  it('says nothing twice but questions', () => {
    const { said } = readAll(id, 'en', play(id, any).scenes, true);
    const once = said.map((note) => note.id).filter((note) => !['decide', 'decideAgain', 'choice'].includes(note));
    expect(new Set(once).size).toBe(once.length);
  });

  it('always has something to say, also to who never presses next', () => {
    const { scenes } = play(id, any);
    expect(readAll(id, 'en', scenes, false).texts).toHaveLength(scenes.length);
  });

  it('tells after the first turn what the played card did and what the pack brought', () => {
    const { scenes } = play(id, any);
    const second = scenes.findIndex(({ scene, tolds }) => momentAt(scene, tolds).turn === 1 && isPlay(scene));
    const { said } = readAll(id, 'en', scenes.slice(0, second + 1), true);
    const ids = said.map((note) => note.id);
    expect(ids.some((note) => note === 'took' || note === 'laid')).toBe(true);
    expect(ids).toContain('flipped');
    expect(ids).toContain('theirTurn');
  });

  it('names the cards that were really taken', () => {
    const capture = (legal: readonly Written[], scene: Scene) => {
      const { field } = readingOf(id, scene);
      const month = (written: Written) => String(written.card ?? written.cardId ?? '').slice(0, 2);
      return legal.find((action) => field.some((card) => card.startsWith(month(action)))) ?? legal[0];
    };
    const { scenes } = play(id, capture);
    const index = scenes.findIndex(({ scene, tolds }) => momentAt(scene, tolds).turn === 1);
    const { scene, tolds } = scenes[index];
    const words = lessonWords.en;
    const speaker = speakerOf(id, scene, 'en');
    const moment = momentAt(scene, tolds);
    const note = pending(id, moment, [], words, speaker).find((each) => each.id === 'took');
    expect(note).toBeDefined();
    const { mine } = readingOf(id, scene);
    const text = note ? textOf(id, note, words, speaker) : '';
    expect(mine.filter((card) => text.includes(speaker.cardName(card))).length).toBeGreaterThan(1);
  });
});

function isPlay({ legal }: Scene): boolean {
  return legal.some(({ type }) => type === 'play' || type === 'PLAY_HAND_CARD');
}

describe('the decision', () => {
  it('of koi-koi or stop is explained when it comes, with the points that stopping brings', () => {
    const { text, stops } = firstDecision('koikoi', 'stop');
    expect(text).toContain(`${stops} point`);
  });

  it('of go or stop is explained when it comes', () => {
    expect(firstDecision('matgo', 'DECLARE_STOP').text).toContain('Stop, and you are paid now');
  });
});

/** The bot is not prepared, so matches are played until one has a decision. */
function firstDecision(id: LessonGame, type: string): { readonly text: string; readonly stops: number } {
  const words = lessonWords.en;
  for (let match = 0; match < 400; match++) {
    const { scenes, end } = play(id, (legal) => legal.find((action) => action.type === type) ?? any(legal));
    const decision = scenes.find(({ scene }) => scene.legal.some((action) => action.type === type));
    if (!decision) continue;
    const { scene, tolds } = decision;
    const speaker = speakerOf(id, scene, 'en');
    const [first] = pending(id, momentAt(scene, tolds), [], words, speaker);
    return { text: textOf(id, first, words, speaker), stops: end.ended?.outcome.points[ME] ?? 0 };
  }
  throw new Error('no match came to a decision');
}
