import type { Json } from '@madang/engine';
import { NO_NOTICES } from '../play/notices.ts';
import type { Scene } from '../play/presenter.ts';
import type { Standing } from '../play/told.ts';

const QUIET = {
  events: [],
  log: [],
  ended: null,
  ...NO_NOTICES,
  refused: null,
  isBusy: false,
} as const;

/** For tests: a scene at a table of two in which nothing moves, with the given values. */
export function sceneFrom<V extends Json, R extends object>(
  given: Pick<Scene<V, R>, 'view' | 'rules'> & Partial<Scene<V, R>>,
): Scene<V, R> {
  const sitters: Standing['sitters'] = [
    { name: 'Ala', kind: 'human' },
    { name: 'Bo', kind: 'bot' },
  ];
  const table = { sitters, eyes: 0, commitment: null, round: 1, scores: [0, 0], past: [], legal: [], result: null };
  return { ...QUIET, ...table, ...given };
}
