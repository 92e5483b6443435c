import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Listener, Session } from './session.ts';
import { Stage } from './stage.ts';
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
  result: null,
};
const DEALT: Told = { kind: 'dealt', round: 2, scores: [5, -5], view: 'next', legal: [PLAY] };

/** A stage whose choreography ends when the test says so. */
function staged({ isWatched = false, act }: { isWatched?: boolean; act?: () => void } = {}) {
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
  const stage = new Stage(session, {
    beats: () => [{ do: 'hold', ms: 1 }],
    say: ({ type }) => {
      if (type === 'unspeakable') throw new Error('no words for it');
      return `${type}!`;
    },
    perform: () => new Promise((resolve) => landings.push(resolve)),
    change: async (commit) => commit(),
    rest: () => new Promise((resolve) => rests.push(resolve)),
  });
  stage.open();
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
  return { stage, asked, tell, land, read, refuse: () => listener?.refused({ code: 'NOT_YOUR_TURN' }) };
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

describe('a stage', () => {
  it('lets nobody act while cards move, and tells the session when the last has landed', async () => {
    const { stage, asked, tell, land } = staged();
    await tell(RESTORED);
    expect(stage.scene).toMatchObject({ view: 'before', legal: [PLAY] });
    await tell(ACTED);
    expect(stage.scene).toMatchObject({ view: 'before', legal: [], isBusy: true });
    await land();
    expect(stage.scene).toMatchObject({ view: 'after', legal: [PLAY], isBusy: false });
    expect(asked).toEqual(['ready', 'ready']);
  });

  it('offers nothing at first when a deal is to be seen', async () => {
    const { stage, tell } = staged();
    const offered: number[] = [];
    stage.subscribe(() => offered.push(stage.scene?.legal.length ?? 0));
    await tell(RESTORED, DEALT);
    expect(offered).toEqual([0, 0, 1, 1]);
  });

  it('says each event as it is shown', async () => {
    const { stage, tell, land } = staged();
    await tell(RESTORED, ACTED);
    await land();
    expect(stage.scene?.log.map(({ text }) => text)).toEqual(['played!']);
  });

  it('acts once, and gives the choice back when it was refused', async () => {
    const { stage, asked, tell, refuse } = staged();
    await tell(RESTORED);
    stage.act(PLAY);
    stage.act(PLAY);
    expect(asked.filter((ask) => ask === 'act play')).toHaveLength(1);
    refuse();
    expect(stage.scene).toMatchObject({ legal: [PLAY], refused: { code: 'NOT_YOUR_TURN' } });
  });

  it('leaves the reason to be read when the table is asked for after a refusal', async () => {
    const { stage, tell, land, refuse } = staged();
    await tell(RESTORED);
    stage.act(PLAY);
    refuse();
    await tell(RESTORED);
    expect(stage.scene).toMatchObject({ legal: [PLAY], refused: { code: 'NOT_YOUR_TURN' } });
    await tell(ACTED);
    await land();
    expect(stage.scene).toMatchObject({ refused: null });
  });

  it('shows how a round came out until somebody goes on, though the next is dealt already', async () => {
    const { stage, tell } = staged();
    await tell(RESTORED, ENDED, DEALT);
    expect(stage.scene).toMatchObject({ round: 1, view: 'before', ended: { scores: [5, -5] }, legal: [] });
    stage.continue();
    await settle();
    expect(stage.scene).toMatchObject({ round: 2, view: 'next', ended: null, legal: [PLAY] });
  });

  it('knows the result of the match with its last round', async () => {
    const { stage, tell } = staged();
    await tell(RESTORED, { ...ENDED, result: { winners: [0], reason: 'points' } });
    expect(stage.scene).toMatchObject({ result: { winners: [0] }, ended: { round: 1 } });
  });

  it('keeps the score sheet: one line a round, none for a deal that was thrown in', async () => {
    const { stage, tell } = staged();
    await tell(RESTORED, { ...ENDED, outcome: { ...ENDED.outcome, void: true } });
    expect(stage.scene?.past).toEqual([]);
    stage.continue();
    await tell(ENDED);
    expect(stage.scene?.past).toEqual([{ round: 1, points: [5, -5] }]);
  });

  it('goes on by itself where nobody reads the result', async () => {
    const { stage, tell } = staged();
    await tell(RESTORED, { ...ENDED, isPassing: true }, DEALT);
    expect(stage.scene).toMatchObject({ round: 2, view: 'next', ended: null, past: [{ round: 1 }] });
  });

  it('goes on by itself after a time to read where the match is only watched', async () => {
    const { stage, tell, read } = staged({ isWatched: true });
    await tell(RESTORED, ENDED, DEALT);
    expect(stage.scene).toMatchObject({ round: 1, ended: { isPassing: true } });
    await read();
    expect(stage.scene).toMatchObject({ round: 2, ended: null });
  });

  it('waits where somebody who watches wants to read on', async () => {
    const { stage, tell, read } = staged({ isWatched: true });
    await tell(RESTORED, ENDED, DEALT);
    stage.stay();
    await read();
    expect(stage.scene).toMatchObject({ round: 1, ended: { isPassing: false } });
    stage.continue();
    await settle();
    expect(stage.scene).toMatchObject({ round: 2, ended: null });
  });

  it('stands with the result of a watched match', async () => {
    const { stage, tell } = staged({ isWatched: true });
    await tell(RESTORED, { ...ENDED, result: { winners: [0], reason: 'points' } });
    expect(stage.scene).toMatchObject({ ended: { isPassing: false } });
  });
});

describe('a stage on which something breaks', () => {
  const silence = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

  it('says so, and has the table as it is now, with what may be done', async () => {
    silence();
    const { stage, asked, tell, land } = staged();
    await tell(RESTORED, { ...ACTED, events: [{ type: 'unspeakable' }] });
    expect(stage.scene).toMatchObject({ isBroken: true, view: 'after', legal: [PLAY], isBusy: false });
    expect(asked).toEqual(['ready']);
    await tell(ACTED);
    await land();
    expect(stage.scene).toMatchObject({ isBroken: false });
  });

  it('gives the choice back when an action could not even be sent', async () => {
    silence();
    const { stage, tell } = staged({
      act: () => {
        throw new TypeError('crypto.randomUUID is not a function');
      },
    });
    await tell(RESTORED);
    stage.act(PLAY);
    expect(stage.scene).toMatchObject({ isBroken: true, legal: [PLAY] });
  });
});
