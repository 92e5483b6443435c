import { describe, expect, it } from 'vitest';
import type { Scene } from '../play/presenter.ts';
import { sceneFrom } from '../testing/scene.ts';
import { type Moment, remember, sceneAt, turnsOf } from './moments.ts';

const scene = (view: string, more: Partial<Scene> = {}): Scene =>
  sceneFrom({ view: { view }, rules: {}, legal: [{ type: 'play' }], ...more });

const shown = (...scenes: readonly Scene[]): readonly Moment[] => scenes.reduce<readonly Moment[]>(remember, []);

const PLAYED = [{ type: 'played' }];
const TURN = [{ type: 'played' }, { type: 'turn' }];

describe('moments to look back at', () => {
  it('are what was shown, each once', () => {
    const dealt = scene('dealt');
    expect(shown(dealt, { ...dealt, isBusy: true }, scene('played', { events: PLAYED }))).toHaveLength(2);
  });

  it('are not duplicated when a position is told again', () => {
    expect(shown(scene('restored'), scene('dealt'))).toHaveLength(1);
  });

  it('are reset for another viewer, who must not see the hand', () => {
    const [only, ...others] = shown(scene('mine'), scene('mine too'), scene('nobody’s', { eyes: 'table' }));
    expect(only.view).toEqual({ view: 'nobody’s' });
    expect(others).toEqual([]);
  });

  it('are turns where the game has turn events, with the unfinished one last', () => {
    const moments = shown(
      scene('dealt'),
      scene('chose', { events: PLAYED }),
      scene('turn', { events: TURN }),
      scene('now', { events: PLAYED }),
    );
    expect(turnsOf(moments).map(({ view }) => view)).toEqual([{ view: 'dealt' }, { view: 'turn' }, { view: 'now' }]);
  });

  it('are moves where it has none', () => {
    const moments = shown(scene('dealt'), scene('bid', { events: PLAYED }), scene('passed', { events: PLAYED }));
    expect(turnsOf(moments)).toHaveLength(3);
  });

  it('have no legal actions, and only the log until then', () => {
    const [dealt] = shown(scene('dealt'));
    const now = scene('now', { log: [{ id: 1, round: 1, text: 'later' }] });
    expect(sceneAt(now, dealt)).toMatchObject({ view: { view: 'dealt' }, legal: [], log: [] });
  });
});
