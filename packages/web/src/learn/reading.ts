import {
  type Rules as GostopRules,
  type Snapshot as GostopSnapshot,
  patternsOf as gostopPatterns,
  playerId,
} from '@madang/engine/gostop';
import { JAPANESE, KOREAN } from '@madang/engine/hwatu';
import {
  type Rules as KoikoiRules,
  type Snapshot as KoikoiSnapshot,
  patternsOf as koikoiPatterns,
} from '@madang/engine/koikoi';
import type { Scene } from '../play/presenter.ts';
import type { LessonGame } from './deals.ts';
import type { Wanted } from './nearest.ts';

/** What a lesson reads from the table, in whichever of the games. Seat 0 is the reader. */
export interface Reading {
  readonly hand: readonly string[];
  readonly field: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  /** The sets that are made of named cards. */
  readonly sets: readonly Wanted[];
}

export const ME = 0;
export const OTHER = 1;

export function readingOf(game: LessonGame, scene: Scene): Reading {
  return game === 'koikoi' ? koikoiReading(scene) : matgoReading(scene);
}

export function koikoiView({ view }: Pick<Scene, 'view'>): KoikoiSnapshot {
  return view as unknown as KoikoiSnapshot;
}

export function matgoView({ view }: Pick<Scene, 'view'>): GostopSnapshot {
  return view as unknown as GostopSnapshot;
}

function koikoiReading(scene: Scene): Reading {
  const { hands, field, piles } = koikoiView(scene);
  const { brights, others } = koikoiPatterns(scene.rules as unknown as KoikoiRules);
  const sets = [...brights.filter(({ need }) => need === 3), ...others.filter(({ whole }) => whole)];
  return {
    hand: hands[ME],
    field,
    mine: piles[ME],
    theirs: piles[OTHER],
    sets: sets.map(({ type, need, points, of }) => ({
      name: type,
      need,
      points,
      of: idsOf(JAPANESE.ids, of.toArray()),
    })),
  };
}

function matgoReading(scene: Scene): Reading {
  const { hands, tableCards, captured } = matgoView(scene);
  const { brights, complete } = gostopPatterns(scene.rules as unknown as GostopRules);
  const sets = [...brights.filter(({ name }) => name === 'SAMGWANG'), ...complete];
  return {
    hand: hands[playerId(ME)],
    field: tableCards,
    mine: captured[playerId(ME)],
    theirs: captured[playerId(OTHER)],
    sets: sets.map(({ name, need, points, of }) => ({ name, need, points, of: idsOf(KOREAN.ids, of.toArray()) })),
  };
}

function idsOf(ids: readonly string[], cards: readonly number[]): readonly string[] {
  return cards.map((card) => ids[card]);
}
