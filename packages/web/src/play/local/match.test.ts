import { LEVELS } from '@madang/players';
import { nodeAssets } from '@madang/players/node';
import { expect, it, vi } from 'vitest';
import type { Written } from '../told.ts';
import { LocalHost } from './host.ts';
import { LocalMatch } from './match.ts';
import type { Answer } from './messages.ts';
import type { LocalSetup } from './setup.ts';

const SETUP: LocalSetup = {
  game: 'koikoi',
  rules: { total_rounds: 1 },
  sitters: [
    { name: 'Ala', kind: 'human' },
    { name: 'Bo', kind: 'bot', level: 'easy' },
  ],
  seed: '5e'.repeat(32),
  inputs: { hour: 12 },
};

function localMatch() {
  const answers: Answer[] = [];
  return { match: new LocalMatch((answer) => answers.push(answer), nodeAssets), answers };
}

it('resumes an unfinished match', () => {
  const { host } = LocalHost.begin(SETUP);
  for (let moves = 0; moves < 6; moves++) host.think(host.actors[0]);
  const { match: again, answers } = localMatch();
  again.hear({
    ask: 'begin',
    setup: SETUP,
    left: { kibo: host.kibo(), moves: null },
    eyes: 0,
    window: undefined,
    canTakeBack: true,
    pace: 0,
  });
  expect(answers[0]).toEqual({ answer: 'told', told: { kind: 'restored', ...host.standing(0) } });
});

it('starts a new match when the stored record cannot be replayed', () => {
  const kibo = LocalHost.begin(SETUP).host.kibo();
  const { match: anew, answers } = localMatch();
  anew.hear({
    ask: 'begin',
    setup: SETUP,
    left: { kibo: { ...kibo, seed: '00'.repeat(32) }, moves: null },
    eyes: 0,
    window: undefined,
    canTakeBack: true,
    pace: 0,
  });
  expect(answers.map(({ answer }) => answer)).toEqual(['told', 'saved', 'told']);
});

it('sends an action alone within a round, and the whole record when a round is over', () => {
  const { match, answers } = localMatch();
  const [eyes] = LocalHost.begin(SETUP).host.actors;
  match.hear({ ask: 'begin', setup: SETUP, left: null, eyes, window: undefined, canTakeBack: true, pace: 0 });
  const last = answers.at(-1);
  const [action] = last?.answer === 'told' && last.told.kind === 'dealt' ? last.told.legal : [];
  const before = answers.length;
  match.hear({ ask: 'act', action });
  expect(answers.slice(before)).toMatchObject([
    { answer: 'moved', moves: [{ seat: eyes, action }], hash: expect.any(Number) },
    { answer: 'told' },
  ]);
  match.hear({ ask: 'act', action: { type: 'resign' } });
  expect(answers.filter(({ answer }) => answer === 'saved')).toHaveLength(2);
});

it('lets bots move only when the page has shown everything', () => {
  vi.useFakeTimers();
  const { match: table, answers } = localMatch();
  table.hear({
    ask: 'begin',
    setup: { ...SETUP, sitters: SETUP.sitters.map((sitter) => ({ ...sitter, kind: 'bot', level: 'easy' })) },
    left: null,
    eyes: 'open',
    window: undefined,
    canTakeBack: true,
    pace: 1,
  });
  const told = () => answers.filter(({ answer }) => answer === 'told').length;
  const before = told();
  vi.advanceTimersByTime(10_000);
  expect(told()).toBe(before);
  table.hear({ ask: 'ready', pace: 1 });
  vi.advanceTimersByTime(10_000);
  expect(told()).toBe(before + 1);
  vi.useRealTimers();
});

it('tells another viewer all that this viewer may see, and no more', () => {
  const { match: table, answers } = localMatch();
  table.hear({ ask: 'begin', setup: SETUP, left: null, eyes: 0, window: undefined, canTakeBack: true, pace: 0 });
  table.hear({ ask: 'look', eyes: 1 });
  const last = answers.at(-1);
  const hands = last?.answer === 'told' && last.told.kind === 'restored' ? JSON.stringify(last.told.view) : '';
  expect(JSON.parse(hands).hands[0].every((id: string) => id === '?')).toBe(true);
  expect(JSON.parse(hands).hands[1]).not.toContain('?');
});

/** A match of Matgo in which the person may shake at once. */
function shaking(): { readonly setup: LocalSetup; readonly shake: Written } {
  for (let n = 1; n < 5000; n++) {
    const setup = { ...SETUP, game: 'matgo', rules: {}, seed: n.toString(16).padStart(64, '0') };
    const shake = LocalHost.begin(setup)
      .host.standing(0)
      .legal.find(({ type }) => type === 'DECLARE_SHAKE');
    if (shake) return { setup, shake };
  }
  throw new Error('no deal with three of a month');
}

it('refuses cards for two seconds after a shake, at any speed', () => {
  vi.useFakeTimers();
  const { setup, shake } = shaking();
  const { match: table, answers } = localMatch();
  const last = () => answers.at(-1);
  table.hear({ ask: 'begin', setup, left: null, eyes: 0, window: undefined, canTakeBack: true, pace: 0 });
  table.hear({ ask: 'ready', pace: 0 });
  table.hear({ ask: 'act', action: shake });
  const told = last();
  const [card] = told?.answer === 'told' && told.told.kind === 'acted' ? told.told.legal : [];
  vi.advanceTimersByTime(1999);
  table.hear({ ask: 'act', action: card });
  expect(last()).toEqual({ answer: 'refused', refusal: { code: 'LOCKED' } });
  vi.advanceTimersByTime(1);
  table.hear({ ask: 'act', action: card });
  expect(last()).toMatchObject({ answer: 'told', told: { kind: 'acted' } });
  vi.useRealTimers();
});

it('says what a strong player would do, and what it expects against the next best', async () => {
  const { match: table, answers } = localMatch();
  const [eyes] = LocalHost.begin(SETUP).host.actors;
  table.hear({ ask: 'begin', setup: SETUP, left: null, eyes, window: undefined, canTakeBack: true, pace: 0 });
  table.hear({ ask: 'hint', id: 7 });
  await vi.waitFor(() => expect(answers.at(-1)).toMatchObject({ answer: 'hint', id: 7 }), 10_000);
  const { legal } = LocalHost.begin(SETUP).host.standing(eyes);
  const last = answers.at(-1);
  const hint = last?.answer === 'hint' ? last.hint : null;
  expect(legal).toContainEqual(hint?.action);
  expect(legal).toContainEqual(hint?.next?.action);
  expect(hint?.next).toMatchObject({ gain: expect.any(Number), unit: 'wins', isClose: expect.any(Boolean) });
});

it('bots of every level move once their players are loaded', async () => {
  for (const level of LEVELS) {
    const { match: table, answers } = localMatch();
    const sitters = SETUP.sitters.map(({ name }) => ({ name, kind: 'bot', level }) as const);
    table.hear({
      ask: 'begin',
      setup: { ...SETUP, sitters },
      left: null,
      eyes: 'open',
      window: undefined,
      canTakeBack: true,
      pace: 0,
    });
    table.hear({ ask: 'ready', pace: 0 });
    await vi.waitFor(() => expect(answers.some(({ answer }) => answer === 'moved')).toBe(true), 10_000);
  }
});

/** Plays at random until the person can take a move back in this way. */
function untilWay(game: string, seats: number, way: 'free' | 'marked'): LocalHost {
  const sitters = Array.from({ length: seats }, (_, seat) => ({
    name: `P${seat}`,
    ...(seat === 0 ? { kind: 'human' as const } : { kind: 'bot' as const, level: 'beginner' }),
  }));
  for (let deal = 1; deal < 2000; deal++) {
    const { host } = LocalHost.begin({
      game,
      rules: {},
      sitters,
      seed: `${deal}`.padStart(64, '0'),
      inputs: { hour: 12 },
    });
    while (!host.isOver && host.standing(0).round === 1) {
      if (host.wayBack === way) return host;
      const [seat] = host.actors;
      const { legal } = host.standing(seat);
      const turned = seat === 0 ? host.act(0, legal[legal.length - 1]) : host.think(seat);
      if ('code' in turned) throw new Error(turned.code);
    }
  }
  throw new Error(`no deal of ${game} led to a way back that is ${way}`);
}

const TAKEN_BACK = [
  ['koikoi', 2],
  ['gostop', 3],
  ['matgo', 2],
  ['tysiac', 3],
] as const;

it.each(TAKEN_BACK)(
  'a move of %s is taken back to the choice before it, and marked if cards were seen',
  (game, seats) => {
    const host = untilWay(game, seats, 'marked');
    const back = host.back();
    expect(back.actors).toContain(0);
    expect(back.kibo().takenBack).toBe(1);
    expect(back.kibo().rounds.at(-1)?.actions.length).toBeLessThan(host.kibo().rounds.at(-1)?.actions.length ?? 0);
    // The same match from there: its actions so far are the same.
    const actions = back.kibo().rounds.flatMap((round) => round.actions);
    expect(
      host
        .kibo()
        .rounds.flatMap((round) => round.actions)
        .slice(0, actions.length),
    ).toEqual(actions);
    expect(LocalHost.resume({ kibo: JSON.parse(JSON.stringify(back.kibo())), moves: null }).kibo().takenBack).toBe(1);
  },
);

it.each([
  ['koikoi', 2],
  ['tysiac', 3],
] as const)('a move of %s is taken back without a mark while no new card has been seen', (game, seats) => {
  const host = untilWay(game, seats, 'free');
  const known = (each: LocalHost) => JSON.stringify(each.standing(0).view).match(/"\?"/g)?.length;
  const back = host.back();
  expect(back.kibo().takenBack).toBeUndefined();
  expect(known(back)).toBe(known(host));
});

it('asks the worker: the table is as it was, and the record says so', () => {
  const host = untilWay('koikoi', 2, 'marked');
  const { match, answers } = localMatch();
  const left = { kibo: host.kibo(), moves: null };
  match.hear({ ask: 'begin', setup: SETUP, left, eyes: 0, window: undefined, canTakeBack: true, pace: 0 });
  match.hear({ ask: 'ready', pace: 0 });
  expect(answers.at(-1)).toEqual({ answer: 'way back', way: 'marked' });
  match.hear({ ask: 'take back' });
  const [restored, saved] = answers.slice(-2);
  expect(restored).toEqual({ answer: 'told', told: { kind: 'restored', ...host.back().standing(0) } });
  expect(saved).toMatchObject({ answer: 'saved', kibo: { takenBack: 1 } });
});

it('takes nothing back where the game does not allow it', () => {
  const left = { kibo: untilWay('koikoi', 2, 'marked').kibo(), moves: null };
  const { match, answers } = localMatch();
  match.hear({ ask: 'begin', setup: SETUP, left, eyes: 0, window: undefined, canTakeBack: false, pace: 0 });
  match.hear({ ask: 'ready', pace: 0 });
  const before = answers.length;
  match.hear({ ask: 'take back' });
  expect(answers.slice(before)).toEqual([]);
  expect(answers.some(({ answer }) => answer === 'way back')).toBe(false);
});
