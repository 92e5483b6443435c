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
  return { match: new LocalMatch((answer) => answers.push(answer)), answers };
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
    pace: 0,
  });
  expect(answers.map(({ answer }) => answer)).toEqual(['told', 'saved', 'told']);
});

it('sends an action alone within a round, and the whole record when a round is over', () => {
  const { match, answers } = localMatch();
  const [eyes] = LocalHost.begin(SETUP).host.actors;
  match.hear({ ask: 'begin', setup: SETUP, left: null, eyes, window: undefined, pace: 0 });
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
  table.hear({ ask: 'begin', setup: SETUP, left: null, eyes: 0, window: undefined, pace: 0 });
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
  table.hear({ ask: 'begin', setup, left: null, eyes: 0, window: undefined, pace: 0 });
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
