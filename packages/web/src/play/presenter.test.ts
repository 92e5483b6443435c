import { afterEach, describe, expect, it, vi } from 'vitest';
import { Presenter } from './presenter.ts';
import type { Listener, Session } from './session.ts';
import type { Told, Written } from './told.ts';

afterEach(() => vi.restoreAllMocks());

const PLAY: Written = { type: 'play', card: '0111' };
const RESTORED: Told = {
  kind: 'restored',
  sitters: [
    { name: 'Ala', kind: 'human' },
    { name: 'Bo', kind: 'bot' },
  ],
  rules: {},
  eyes: 0,
  commitment: null,
  round: 1,
  scores: [0, 0],
  past: [],
  view: 'before',
  legal: [PLAY],
  result: null,
};
const ACTED: Told = { kind: 'acted', events: [{ type: 'played', card: '0111' }], view: 'after', legal: [PLAY] };
const ENDED: Extract<Told, { kind: 'ended' }> = {
  kind: 'ended',
  outcome: { reason: 'STOPPED', winners: [0], points: [5, -5], claims: [] },
  scores: [5, -5],
  past: [{ round: 1, points: [5, -5] }],
  result: null,
};
const DEALT: Told = { kind: 'dealt', round: 2, scores: [5, -5], view: 'next', legal: [PLAY] };

/** A presenter whose animations end when the test says so. */
function presented({ isWatched = false, act }: { isWatched?: boolean; act?: () => void } = {}) {
  let listener: Listener | null = null;
  const asked: string[] = [];
  const session: Session = {
    open: (given) => {
      listener = given;
    },
    isWatched,
    act: act ?? ((action) => asked.push(`act ${action.type}`)),
    resign: () => asked.push('resign'),
    ready: () => asked.push('ready'),
    close: () => asked.push('close'),
  };
  const landings: (() => void)[] = [];
  const rests: (() => void)[] = [];
  const presenter = new Presenter(session, {
    beats: () => [{ do: 'hold', ms: 1 }],
    say: ({ type }) => {
      if (type === 'unspeakable') throw new Error('no words for it');
      return `${type}!`;
    },
    perform: () => new Promise((resolve) => landings.push(resolve)),
    change: async (commit) => commit(),
    rest: () => new Promise((resolve) => rests.push(resolve)),
  });
  presenter.open();
  const tell = (...tellings: Told[]) => {
    for (const told of tellings) listener?.told(told);
    return settle();
  };
  const land = () => {
    landings.shift()?.();
    return settle();
  };
  const read = () => {
    rests.shift()?.();
    return settle();
  };
  return { presenter, asked, tell, land, read, refuse: () => listener?.refused({ code: 'NOT_YOUR_TURN' }) };
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

describe('a presenter', () => {
  it('allows no action while cards move, and tells the session when the animation is over', async () => {
    const { presenter, asked, tell, land } = presented();
    await tell(RESTORED);
    expect(presenter.scene).toMatchObject({ view: 'before', legal: [PLAY] });
    await tell(ACTED);
    expect(presenter.scene).toMatchObject({ view: 'before', legal: [], isBusy: true });
    await land();
    expect(presenter.scene).toMatchObject({ view: 'after', legal: [PLAY], isBusy: false });
    expect(asked).toEqual(['ready', 'ready']);
  });

  it('offers no action before a deal has been shown', async () => {
    const { presenter, tell } = presented();
    const offered: number[] = [];
    presenter.subscribe(() => offered.push(presenter.scene?.legal.length ?? 0));
    await tell(RESTORED, DEALT);
    expect(offered).toEqual([0, 0, 1, 1]);
  });

  it('logs each event when it is shown', async () => {
    const { presenter, tell, land } = presented();
    await tell(RESTORED, ACTED);
    await land();
    expect(presenter.scene?.log.map(({ text }) => text)).toEqual(['played!']);
  });

  it('sends an action once, and offers the choices again when it is refused', async () => {
    const { presenter, asked, tell, refuse } = presented();
    await tell(RESTORED);
    presenter.act(PLAY);
    presenter.act(PLAY);
    expect(asked.filter((ask) => ask === 'act play')).toHaveLength(1);
    refuse();
    expect(presenter.scene).toMatchObject({ legal: [PLAY], refused: { code: 'NOT_YOUR_TURN' } });
  });

  it('keeps the reason of a refusal when the table is restored after it', async () => {
    const { presenter, tell, land, refuse } = presented();
    await tell(RESTORED);
    presenter.act(PLAY);
    refuse();
    await tell(RESTORED);
    expect(presenter.scene).toMatchObject({ legal: [PLAY], refused: { code: 'NOT_YOUR_TURN' } });
    await tell(ACTED);
    await land();
    expect(presenter.scene).toMatchObject({ refused: null });
  });

  it('shows the result of a round until the reader continues, even if the next one is already dealt', async () => {
    const { presenter, tell } = presented();
    await tell(RESTORED, ENDED, DEALT);
    expect(presenter.scene).toMatchObject({ round: 1, view: 'before', ended: { scores: [5, -5] }, legal: [] });
    presenter.continue();
    await settle();
    expect(presenter.scene).toMatchObject({ round: 2, view: 'next', ended: null, legal: [PLAY] });
  });

  it('shows the result of the match with its last round', async () => {
    const { presenter, tell } = presented();
    await tell(RESTORED, { ...ENDED, result: { winners: [0], reason: 'points' } });
    expect(presenter.scene).toMatchObject({ result: { winners: [0] }, ended: { round: 1 } });
  });

  it('shows a round in the score sheet as soon as it is over', async () => {
    const { presenter, tell } = presented();
    await tell(RESTORED);
    expect(presenter.scene?.past).toEqual([]);
    await tell(ENDED);
    expect(presenter.scene?.past).toEqual([{ round: 1, points: [5, -5] }]);
  });

  it('does not wait for the reader in a replay', async () => {
    const { presenter, tell } = presented();
    await tell(RESTORED, { ...ENDED, isPassing: true }, DEALT);
    expect(presenter.scene).toMatchObject({ round: 2, view: 'next', ended: null, past: [{ round: 1 }] });
  });

  it('continues by itself after a time to read for spectators', async () => {
    const { presenter, tell, read } = presented({ isWatched: true });
    await tell(RESTORED, ENDED, DEALT);
    expect(presenter.scene).toMatchObject({ round: 1, ended: { isPassing: true } });
    await read();
    expect(presenter.scene).toMatchObject({ round: 2, ended: null });
  });

  it('waits when a spectator wants to read on', async () => {
    const { presenter, tell, read } = presented({ isWatched: true });
    await tell(RESTORED, ENDED, DEALT);
    presenter.stay();
    await read();
    expect(presenter.scene).toMatchObject({ round: 1, ended: { isPassing: false } });
    presenter.continue();
    await settle();
    expect(presenter.scene).toMatchObject({ round: 2, ended: null });
  });

  it('stays at the final result for spectators', async () => {
    const { presenter, tell } = presented({ isWatched: true });
    await tell(RESTORED, { ...ENDED, result: { winners: [0], reason: 'points' } });
    expect(presenter.scene).toMatchObject({ ended: { isPassing: false } });
  });
});

describe('a presenter after an unexpected error', () => {
  const silence = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

  it('reports it, and shows the current table with the legal actions', async () => {
    silence();
    const { presenter, asked, tell, land } = presented();
    await tell(RESTORED, { ...ACTED, events: [{ type: 'unspeakable' }] });
    expect(presenter.scene).toMatchObject({ isBroken: true, view: 'after', legal: [PLAY], isBusy: false });
    expect(asked).toEqual(['ready']);
    await tell(ACTED);
    await land();
    expect(presenter.scene).toMatchObject({ isBroken: false });
  });

  it('offers the choices again when an action could not be sent', async () => {
    silence();
    const { presenter, tell } = presented({
      act: () => {
        throw new TypeError('crypto.randomUUID is not a function');
      },
    });
    await tell(RESTORED);
    presenter.act(PLAY);
    expect(presenter.scene).toMatchObject({ isBroken: true, legal: [PLAY] });
  });
});
