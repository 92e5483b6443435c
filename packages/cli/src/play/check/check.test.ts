import { type AnyGame, type Choose, FastRandom, findGame } from '@madang/engine';
import type { Snapshot } from '@madang/engine/check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../words/index.ts';
import { moved, START } from '../cursor.ts';
import { FakeLines, playOn } from '../fake-table.ts';
import { FakeTerminal } from '../fake-terminal.ts';
import { LineInterface } from '../line-mode.ts';
import { reportLines } from '../loop.ts';
import { narratorOf } from '../narration.ts';
import { reportPage } from '../page.ts';
import { type Moment, momentIn, pageOf, randomScenes } from '../random-scenes.ts';
import { choicesIn, type Entry, lookedAway, menuOf, type Scene } from '../screen.ts';
import { TerminalInterface } from '../terminal-interface.ts';
import { typedChoice } from '../typed-choice.ts';
import { checkScreen as screen } from './index.ts';

const check = findGame('check') as AnyGame;
const snapshotIn = (scene: Scene): Snapshot => scene.view as Snapshot;

interface Wanted {
  readonly seats?: number;
  readonly rules?: unknown;
  readonly hidesPeeks?: boolean;
}

/** Random play that seldom calls check, so that rounds last longer. */
const patient: Choose = (state, seat, random) => {
  const legal = check.legal(state, seat);
  const others = legal.filter(({ type }) => type !== 'callCheck');
  const actions = random.below(8) === 0 ? legal : others;
  return actions[random.below(actions.length)];
};

/** The first moment of a match that passes this test. */
function moment(isIt: (moment: Moment) => boolean, { seats = 4, rules, hidesPeeks = true }: Wanted = {}): Moment {
  const scenes = (seed: number): Iterable<Moment> => {
    const play = { seats, hidesPeeks, random: new FastRandom(seed), choose: patient };
    return randomScenes(check, String(seed), 'en', rules, play);
  };
  return momentIn(scenes, isIt);
}

const page = (scene: Scene, selected?: Entry | null): string => pageOf(screen, scene, selected);

const isMyTurn =
  (stage: Snapshot['stage']) =>
  ({ scene }: Moment): boolean =>
    scene.choices.length > 0 && snapshotIn(scene).stage === stage;

const looks = ({ scene }: Moment): boolean => (screen.glimpse?.(scene) ?? 0) > 0;
const isSwap = ({ scene }: Moment): boolean => scene.choices.some(({ action }) => 'swap' in action);

describe('the Check screen', () => {
  it('at the first look', async () => {
    await expect(page(moment(isMyTurn('initialPeek')).scene)).toMatchFileSnapshot('golden/initial-peek.txt');
  });

  it('with a drawn card, among six', async () => {
    const { scene } = moment(isMyTurn('discard'), { seats: 6 });
    await expect(page(scene, menuOf(screen, scene)[1][0])).toMatchFileSnapshot('golden/drawn.txt');
  });

  it('in the matching', async () => {
    const { scene } = moment(isMyTurn('matchingStage'), { seats: 2 });
    await expect(page(scene)).toMatchFileSnapshot('golden/matching.txt');
  });

  it('with the second card of a swap under the cursor, among five with penalties', async () => {
    const isIt = (found: Moment): boolean => isSwap(found) && snapshotIn(found.scene).turns > 12;
    const { scene } = moment(isIt, { seats: 5, rules: 'strict' });
    const group = menuOf(screen, scene)[3][0];
    const second = 'menu' in group ? choicesIn(group.menu).at(-1) : null;
    await expect(page(lookedAway(scene), second ?? null)).toMatchFileSnapshot('golden/swap.txt');
  });

  it('when everything is revealed', async () => {
    const { scene, happening } = moment(({ happening }) => happening.kind === 'ended', { seats: 3 });
    if (happening.kind !== 'ended') throw new Error('it is over');
    const lines = reportLines(narratorOf(check, 'en'), happening, scene.names);
    const drawn = reportPage(screen, scene, lines, wordsOf('en').keys.goOn).lines(false);
    await expect(`${drawn.join('\n')}\n`).toMatchFileSnapshot('golden/revealed.txt');
  });

  it('marks a pair that can never be drawn again', () => {
    const { scene } = moment(({ scene }) => snapshotIn(scene).discardPileIsSealed);
    expect(page(scene)).toContain('╰─✕─╯');
    expect(screen.text(scene).join('\n')).toContain('(sealed)');
  });
});

describe('what one sees at the table of Check', () => {
  /** The faces in the hands on the page; those of the piles are not in these rows. */
  const faces = (scene: Scene): number => {
    const hands = page(scene).split('\n').slice(1, 15).join('');
    return [...hands.matchAll(/[AJQK\d][♠♣♦♥]/g)].length;
  };

  it('shows the bottom two cards until they are confirmed, and then no more', () => {
    expect(faces(moment(isMyTurn('initialPeek')).scene)).toBe(2);
    expect(faces(moment(isMyTurn('draw')).scene)).toBe(0);
  });

  it('shows what one looks at, for a moment, on the table and in the log', () => {
    const { scene } = moment(looks);
    expect(faces(scene)).toBe(1);
    expect(scene.log.at(-1)).toMatch(/sees? \w+[♠♣♦♥]/);
    const after = lookedAway(scene);
    expect(faces(after)).toBe(0);
    expect(after.log.join()).not.toMatch(/sees? \w+[♠♣♦♥]/);
  });

  it('forgets what was drawn once it lies face down', () => {
    const isIt = ({ scene }: Moment): boolean =>
      scene.events.some((event) => event.type === 'discarded' && 'slot' in event && event.slot !== null);
    const isMine = (found: Moment): boolean => isIt(found) && snapshotIn(found.scene).currentPlayer === 0;
    expect(moment(isMine).scene.log.join()).not.toMatch(/draws? \w+[♠♣♦♥]/);
    expect(moment(isMine, { hidesPeeks: false }).scene.log.join()).toMatch(/(draws?|takes?) \w+[♠♣♦♥]/);
  });

  it('with the memory aid keeps showing what one knows, and nothing else', () => {
    const { scene } = moment(isMyTurn('draw'), { hidesPeeks: false });
    const known = snapshotIn(scene).players.flatMap(({ hand }) => hand.filter((id) => id !== null && id !== '?'));
    expect(faces(scene)).toBe(known.length);
    expect(known.length).toBeGreaterThanOrEqual(1);
    expect(screen.glimpse?.(moment(looks).scene)).not.toBeNull();
  });

  it('never says who has passed', () => {
    const { scene } = moment(({ scene }) => scene.events.some(({ type }) => type === 'passed'));
    const { matchingOpportunityInfo: matching } = snapshotIn(scene);
    if (matching)
      expect(screen.actors?.(scene)).toEqual(matching.mayMatch.filter((s) => !matching.attempted.includes(s)));
  });
});

describe('choosing in Check', () => {
  it('goes from card to card in the direction of the arrows', () => {
    const { scene } = moment((found) => isMyTurn('abilityResolutionStage')(found) && !isSwap(found), { seats: 4 });
    const menu = menuOf(screen, scene);
    const at = (...keys: readonly string[]): unknown => {
      const { column } = keys.reduce((cursor, key) => moved(menu, cursor, key) ?? cursor, START);
      const [entry] = menu[column];
      return 'action' in entry && 'peek' in entry.action ? entry.action.peek : entry.label;
    };
    expect(at()).toBe('Look no further');
    expect(at('up')).toEqual([{ seat: 0, slot: 2 }]);
    expect(at('up', 'right')).toEqual([{ seat: 0, slot: 3 }]);
    expect(at('up', 'right', 'up')).toEqual([{ seat: 0, slot: 1 }]);
    expect(at('up', 'up', 'up')).toEqual([{ seat: 2, slot: 2 }]);
    expect(at('up', 'up', 'up', 'left')).toEqual([{ seat: 1, slot: 3 }]);
    expect(at('up', 'up', 'up', 'up', 'up')).toEqual([{ seat: 2, slot: 0 }]);
  });

  it('understands what is typed', () => {
    const typed = (isIt: (moment: Moment) => boolean, text: string): unknown =>
      typedChoice(screen, moment(isIt).scene, text)?.action;
    expect(typed(isMyTurn('draw'), 'deck')).toMatchObject({ type: 'drawFromDeck' });
    expect(typed(isMyTurn('discard'), 'keep 2')).toMatchObject({ type: 'swapAndDiscard', slot: 2 });
    expect(typed(isMyTurn('discard'), '0')).toBeUndefined();
    expect(typed(isMyTurn('matchingStage'), 'match 1')).toMatchObject({ type: 'attemptMatch', slot: 1 });
    expect(typed(isSwap, 'swap c1 a0')).toMatchObject({
      swap: [
        { seat: 0, slot: 0 },
        { seat: 2, slot: 1 },
      ],
    });
    expect(typed(isSwap, 'skip')).toMatchObject({ skip: true });
    expect(typed((found) => isMyTurn('abilityResolutionStage')(found) && !isSwap(found), 'look b3')).toMatchObject({
      peek: [{ seat: 1, slot: 3 }],
    });
  });
});

describe('a round of Check on the terminal', () => {
  const table = { game: check, seed: 'spring', level: 'beginner' };
  it.each([2, 3, 4, 5, 6])('is played to its end with Enter alone by %i', async (players) => {
    const terminal = new FakeTerminal([]);
    const { kibo } = await playOn(new TerminalInterface(terminal, screen, 'en'), { ...table, players, level: 'easy' });
    expect(kibo.result).not.toBeNull();
  });

  it('chooses a card by its number', async () => {
    const terminal = new FakeTerminal(['enter', 'enter', '2', 'enter', 'leave']);
    const { kibo } = await playOn(new TerminalInterface(terminal, screen, 'en'), table);
    const swap = kibo.rounds[0].actions.find(
      ({ seat, action }) => seat === 0 && (action as { slot?: number }).slot === 2,
    );
    expect(swap?.action).toEqual({ type: 'swapAndDiscard', slot: 2 });
  });

  it('hands the terminal over only where there is something private to see', async () => {
    const terminal = new FakeTerminal(['x', 'enter', 'x', 'enter', 'enter', 'enter', 'enter', 'enter', 'x', 'leave']);
    const stage = new TerminalInterface(terminal, screen, 'en');
    await playOn(stage, { ...table, players: 2, humans: 2, names: 'Ann,Ben' });
    const covers = terminal.pages.filter((page) => page.includes('Pass the keyboard to'));
    expect(covers.map((page) => /to (\w+)\./.exec(page)?.[1])).toEqual(['Ben', 'Ann', 'Ben']);
    for (const cover of covers) expect(cover).not.toMatch(/[♠♣♦♥░]/);
  });

  const sharing = { ...table, players: 2, humans: 2, names: 'Ann,Ben' };

  it('resigns for the person whose move it is', async () => {
    const { kibo } = await playOn(new TerminalInterface(new FakeTerminal(['x', 'q', 'r']), screen, 'en'), sharing);
    expect(kibo.rounds[0].actions).toMatchObject([{ seat: 1, action: { type: 'resign' } }]);
  });
});

describe('a round of Check line by line', () => {
  const answer = (asked: string): string =>
    /^skip {2}/m.test(asked) ? 'skip' : (/(\d+)\) (?:Call check|Do not match)/.exec(asked)?.[1] ?? '1');

  it('is played to its end', async () => {
    const { kibo } = await playOn(new LineInterface(new FakeLines(answer), screen, 'en'), { game: check, players: 4 });
    expect(kibo.result).not.toBeNull();
  });
});
